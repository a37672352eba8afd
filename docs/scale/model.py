"""What many tables would take: figures that were measured, formulas, and the tables of docs/scale.md that follow from them.

    python3 docs/scale/model.py            prints the tables
    python3 docs/scale/model.py --check    ends with code 1 unless docs/scale.md has them as they are printed
    python3 docs/scale/model.py --write    writes them there

A figure that nobody has measured is None: what would follow from it is not in the tables, and they say so.
"""

import math
import re
import sys
from pathlib import Path

DOCUMENT = Path(__file__).resolve().parent.parent / "scale.md"

LOAD = "`lab load --tables 1000 --seconds 12 --paced 1000`"
ON_POSTGRES = "`docs/scale/measure.py … --postgres … -- --tables 100 --seconds 20 --paced 200`"
ON_TWO = "`docs/scale/measure.py … --postgres … --bus … --nodes 2 -- --tables 60 --seconds 20 --paced 200`"
COUNTED = "`docs/scale/measure.py … -- --tables 20 --seconds 40 --paced 100`"

# Name: (what, figure, unit, where it is from). All are of Daydream with four people at a table, all of them looking.
MEASURED = {
    "cpu": ("a node's processor, tables at a move a second each", 1000 / 2257, "ms", LOAD),
    "cpu_busy": ("the same, as many moves as it can", 1000 / 6425, "ms", "`lab load --tables 400 --seconds 4`"),
    "sent": ("sent to the four", 9000, "bytes", LOAD),
    "memory": ("memory of a live table", 31_000, "bytes", LOAD),
    "rows": ("rows of `entries` (the move, and the rolls it leads to)", 1.125, "rows", COUNTED),
    "updated": ("rows changed (`tables`: when, until when)", 1, "row", "[entries.rs](../crates/store/src/entries.rs)"),
    "file": ("on the disk, entries and their indexes, SQLite", 149, "bytes", COUNTED),
    "stored": ("the same, PostgreSQL", 264, "bytes", ON_POSTGRES),
    "archive": ("on the disk for each game that is over, packed", 3000, "bytes", "[hosting.md](hosting.md), a game for two"),
    "moves_a_game": ("moves a game", 94, "moves", COUNTED),
    "wal": ("PostgreSQL's log", 644, "bytes", ON_POSTGRES),
    "syncs": ("syncs of that log, at 480 moves a second", 0.453, "syncs", ON_POSTGRES),
    "postgres": ("PostgreSQL's processor, all of its processes", 0.203, "ms", ON_POSTGRES),
    "through": ("a node's processor with PostgreSQL and the bus, in place of the first", None, "ms", LOAD),
    "bus": ("the bus' processor for each message (NATS)", 0.084, "ms", ON_TWO),
}

# What is assumed, because no machine can tell: change it, and print the tables anew.
PACE = 10.0  # seconds between two moves of a live table
EVENING = 3.0  # tables at the busiest hour for one on average over the day
EYES = 4  # sockets at a table
BUSY = 0.5  # how much of its cores a node is to use
CORES = 4  # of a node
FILES = 65_536  # open files of a node: what compose.yaml gives it
SPARE = 1  # nodes that may be away

# What a node keeps open to PostgreSQL: one for moves, the others for everything else (crates/store/src/postgres).
LINES = 9

MONTH = 30 * 86_400


def known(name):
    return MEASURED[name][1]


def places():
    """Connections of a node: all of its files but a sixteenth (docs/hosting.md)."""
    return FILES * 15 // 16


def elsewhere(nodes):
    """Of the sockets of a table, those that are at another node than its holder, if they are anywhere."""
    return (nodes - 1) / nodes


def messages(nodes):
    """Messages over the bus for a move, if people are anywhere: what is asked of the holder, unless one is there, and what
    the holder tells each other node at which somebody looks (an answer goes with it)."""
    asked = elsewhere(nodes)
    told = (nodes - 1) * (1 - (1 - 1 / nodes) ** EYES)
    return asked + told


def house(tables):
    """What so many live tables take."""
    moves = tables / PACE
    core_ms = known("through") or known("cpu")
    cores = moves * core_ms / 1000
    by_cores = math.ceil(cores / BUSY / CORES)
    by_places = math.ceil(tables * EYES / places())
    nodes = max(by_cores, by_places, 1) + SPARE
    month = moves / EVENING * MONTH
    games = month / known("moves_a_game")
    return {
        "moves a second": amount(moves),
        "cores at work in nodes": amount(cores),
        f"nodes of {CORES} cores, half idle, {SPARE} to spare": f"{nodes}" + (" (for places)" if by_places > by_cores else ""),
        "memory for tables": volume(tables * known("memory")),
        "sockets": amount(tables * EYES),
        "sent to people": volume(moves * known("sent")) + "/s",
        "rows written a second": amount(moves * (known("rows") + known("updated"))),
        "PostgreSQL's log": known("wal") and volume(moves * known("wal")) + "/s",
        "cores at work in PostgreSQL": known("postgres") and amount(moves * known("postgres") / 1000),
        "messages over the bus a second, people anywhere": amount(moves * messages(nodes)),
        "bytes over the bus, people anywhere": volume(moves * known("sent") * elsewhere(nodes)) + "/s",
        "cores at work in the bus, people anywhere": known("bus") and amount(moves * messages(nodes) * known("bus") / 1000),
        "tables to be taken over when a node dies": amount(tables / nodes),
        "rows read for that": amount(tables / nodes * known("moves_a_game") / 2 * known("rows")),
        "connections to PostgreSQL": amount(nodes * LINES),
        "games a month": amount(games),
        "disk a month: entries": volume(month * known("stored")),
        "disk a month: archives": volume(games * known("archive")),
    }


def amount(figure):
    """To two digits that count, in words that can be read."""
    if figure == 0:
        return "0"
    digits = 1 - math.floor(math.log10(abs(figure)))
    rounded = round(figure, digits)
    return f"{rounded:,.{max(digits, 0)}f}" if rounded < 10 else f"{round(rounded):,}"


def volume(figure):
    for unit in ("B", "kB", "MB", "GB"):
        if figure < 1000:
            return f"{amount(figure)} {unit}"
        figure /= 1000
    return f"{amount(figure)} TB"


def rows_of(head, rows):
    yield "| " + " | ".join(head) + " |"
    yield "|---" * len(head) + "|"
    for row in rows:
        yield "| " + " | ".join(row) + " |"


def a_move():
    yield from rows_of(
        ["what", "figure", "measured by"],
        ([what, f"{amount(figure)} {unit}", source] for what, figure, unit, source in MEASURED.values() if figure is not None),
    )
    missing = [what for what, figure, _, _ in MEASURED.values() if figure is None]
    if missing:
        yield ""
        yield "Not measured yet, and in none of the tables: " + "; ".join(missing) + "."


def many():
    sizes = (10_000, 100_000, 1_000_000)
    houses = [house(tables) for tables in sizes]
    rows = ([name, *(each[name] for each in houses)] for name in houses[0] if houses[0][name] is not None)
    yield from rows_of(["", *(f"{tables:,} tables" for tables in sizes)], rows)


def bus():
    yield from rows_of(
        ["nodes", "messages for a move", "of what people are sent, over the bus"],
        ([str(nodes), f"{messages(nodes):.2f}", f"{elsewhere(nodes):.0%}"] for nodes in (1, 2, 4, 8, 16, 64)),
    )


TABLES = {"a move": a_move, "many tables": many, "the bus": bus}


def written(document):
    """The document with its tables as they are now."""
    for name, table in TABLES.items():
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        assert document.count(begin) == document.count(end) == 1, f"the document has no place for: {name}"
        text = "\n".join(table())
        document = re.sub(f"{begin}.*{end}", lambda _: f"{begin}\n\n{text}\n\n{end}", document, flags=re.S)
    return document


def main():
    if "--write" in sys.argv:
        DOCUMENT.write_text(written(DOCUMENT.read_text()))
    elif "--check" in sys.argv:
        text = DOCUMENT.read_text()
        if written(text) != text:
            sys.exit("docs/scale.md has other figures than docs/scale/model.py: python3 docs/scale/model.py --write")
    else:
        for name, table in TABLES.items():
            print(f"{name}\n\n" + "\n".join(table()) + "\n")


main()
