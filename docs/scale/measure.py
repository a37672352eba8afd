"""What a move costs, counted from outside the program: rows and bytes, commits, messages, processor time of all concerned.

    python3 docs/scale/measure.py --program target/release/reverie -- --tables 100 --seconds 20 --paced 1000
    python3 docs/scale/measure.py --program … --postgres postgres://… -- …
    python3 docs/scale/measure.py --program … --postgres postgres://… --bus nats://… --bus-figures http://127.0.0.1:8222 --nodes 2 -- …

Starts a server on this machine, on a new file or on the empty database that is named, drives it with `reverie lab load` and
what stands after `--`, and prints what a move came to. PostgreSQL is asked with psql, by somebody who may see everything. With
several nodes each new connection goes to the next of them, so that people come anywhere.
"""

import argparse
import asyncio
import itertools
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import urllib.request
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def processor(pids):
    """Seconds of processor time, of those who have ended meanwhile, too."""
    seconds = 0.0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        seconds += sum(int(fields[n]) for n in (11, 12)) / TICKS
        # A server that begins a process for each connection has what they used once they have ended.
        seconds += sum(int(fields[n]) for n in (13, 14)) / TICKS
    return seconds


def below(pid):
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(other for child in children for other in below(int(child)))]


def ask(url, query):
    done = subprocess.run(["psql", "-XAt", url, "-c", query], capture_output=True, text=True, check=True)
    return done.stdout.strip()


class File:
    """SQLite: what is in the file when the server has ended and folded everything into it."""

    def __init__(self, folder):
        self.path = f"{folder}/measured.db"
        self.told = ["--data", self.path]

    def count(self):
        return {}

    def rows(self):
        file = sqlite3.connect(self.path)
        return file.execute("SELECT count(*), coalesce(sum(length(body)), 0) FROM entries").fetchone()

    def size(self):
        file = sqlite3.connect(self.path)
        return file.execute(
            "SELECT sum(pgsize) FROM dbstat WHERE name IN ('entries', 'entries_by_client', 'sqlite_autoindex_entries_1')"
        ).fetchone()[0]


class Postgres:
    """PostgreSQL: its own statistics."""

    def __init__(self, url, bus):
        self.url = url
        self.told = ["--database", url, *(["--bus", bus] if bus else [])]
        self.head = int(ask(url, "SELECT pg_read_file('postmaster.pid')").split()[0])

    def count(self):
        names = ["wal_bytes", "wal_sync", "wal_records", "commits", "inserted", "updated"]
        # Processes tell what they have done once a second.
        ask(self.url, "SELECT pg_sleep(1.2)")
        figures = ask(
            self.url,
            "SELECT wal_bytes, wal_sync, wal_records, xact_commit, tup_inserted, tup_updated"
            " FROM pg_stat_wal, pg_stat_database WHERE datname = current_database()",
        )
        found = dict(zip(names, map(float, figures.split("|"))))
        found["postgres_cpu"] = processor(below(self.head))
        return found

    def rows(self):
        return tuple(map(int, ask(self.url, "SELECT count(*), coalesce(sum(length(body::text)), 0) FROM entries").split("|")))

    def size(self):
        return int(ask(self.url, "SELECT pg_total_relation_size('entries')"))


def bus(figures):
    if not figures:
        return {}
    with urllib.request.urlopen(f"{figures}/varz") as answer:
        told = json.load(answer)
    return {"bus_messages": told["in_msgs"], "bus_bytes": told["in_bytes"], "bus_cpu": processor([nats(told["port"])])}


def nats(port):
    """The process that listens there."""
    found = subprocess.run(["ss", "-Hltnp", f"sport = :{port}"], capture_output=True, text=True, check=True).stdout
    return int(found.split("pid=")[1].split(",")[0])


def split(port, nodes):
    """Passes each connection on to the next node."""
    turns = itertools.cycle(nodes)

    async def pour(reader, writer):
        try:
            while block := await reader.read(65536):
                writer.write(block)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    async def come(reader, writer):
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", next(turns))
        await asyncio.gather(pour(reader, far_writer), pour(far_reader, writer))

    async def serve():
        async with await asyncio.start_server(come, "127.0.0.1", port) as server:
            await server.serve_forever()

    threading.Thread(target=lambda: asyncio.run(serve()), daemon=True).start()


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("--program", required=True)
    asked.add_argument("--postgres")
    asked.add_argument("--bus")
    asked.add_argument("--bus-figures")
    asked.add_argument("--nodes", type=int, default=1)
    asked.add_argument("--port", type=int, default=4971)
    asked.add_argument("load", nargs="*")
    asked = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = Postgres(asked.postgres, asked.bus) if asked.postgres else File(folder)
        ports = [asked.port] if asked.nodes == 1 else [asked.port + 1 + node for node in range(asked.nodes)]
        servers = []
        try:
            for port in ports:
                server = [asked.program, "serve", "--address", f"127.0.0.1:{port}", *store.told]
                generous = ["--requests-per-second", "100000", "--messages-per-second", "100000"]
                servers.append(subprocess.Popen([*server, *generous], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True))
                servers[-1].stdout.readline()
            if len(ports) > 1:
                split(asked.port, ports)
            nodes = [server.pid for server in servers]
            load = [asked.program, "lab", "load", "--url", f"http://127.0.0.1:{asked.port}", "--json", *asked.load]

            def count():
                return store.count() | bus(asked.bus_figures) | {"nodes_cpu": processor(nodes)}

            before = count()
            played = subprocess.run(load, capture_output=True, text=True)
            if played.returncode:
                sys.exit(played.stderr)
            after = count()
            for server in servers:
                server.send_signal(signal.SIGTERM)
                server.wait(30)
        finally:
            for server in servers:
                server.kill()
        played = json.loads(played.stdout)
        rows, text = store.rows()
        # The rolls before a first move are counted, too, and so is how people came.
        moves = played["moves"]
        found = {
            "moves": moves,
            "games": played["games"],
            "moves_per_second": played["moves_per_second"],
            "rows": rows / moves,
            "text_bytes": text / moves,
            "stored_bytes": store.size() / moves,
            "sent_bytes": played["bytes_per_move"],
            "answer_p50_ms": played["answer_ms"]["p50"],
            "answer_p99_ms": played["answer_ms"]["p99"],
        }
        for name, at in after.items():
            per = 1000 if name.endswith("_cpu") else 1
            found[f"{name}_ms" if name.endswith("_cpu") else name] = per * (at - before[name]) / moves
        print(json.dumps({name: round(figure, 3) for name, figure in found.items()}, indent=2))


main()
