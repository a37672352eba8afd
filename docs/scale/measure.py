"""What a move costs, counted from outside the program: rows and bytes, commits, messages, processor time of all concerned.

    python3 docs/scale/measure.py --program target/release/reverie -- --tables 100 --seconds 20 --paced 1000
    python3 docs/scale/measure.py --program … --postgres postgres://… --bus nats://… [--bus-figures http://127.0.0.1:8222] -- …

Starts a server on this machine, on a new file or on the empty database that is named, drives it with `reverie lab load` and
what stands after `--`, and prints what a move came to. PostgreSQL is asked with psql, by somebody who may see everything.
"""

import argparse
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
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

    def count(self, _):
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

    def count(self, _):
        names = ["wal_bytes", "wal_sync", "wal_records", "commits", "inserted", "updated"]
        query = """SELECT pg_stat_force_next_flush(), pg_sleep(1.2)"""
        ask(self.url, query)
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
    told = json.load(urllib.request.urlopen(f"{figures}/varz"))
    return {
        "bus_messages": told["in_msgs"],
        "bus_bytes": told["in_bytes"],
        "bus_cpu": processor([json.load(urllib.request.urlopen(f"{figures}/varz")).get("pid", 0) or nats(figures)]),
    }


def nats(figures):
    """The process behind a port, where it does not say so itself."""
    port = figures.rsplit(":", 1)[1]
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            line = Path(f"/proc/{pid}/cmdline").read_bytes().decode()
        except OSError:
            continue
        if "nats-server" in line and port in line:
            return int(pid)
    return 0


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("--program", required=True)
    asked.add_argument("--postgres")
    asked.add_argument("--bus")
    asked.add_argument("--bus-figures")
    asked.add_argument("--port", type=int, default=4971)
    asked.add_argument("load", nargs="*")
    asked = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = Postgres(asked.postgres, asked.bus) if asked.postgres else File(folder)
        server = [asked.program, "serve", "--address", f"127.0.0.1:{asked.port}", *store.told]
        generous = ["--requests-per-second", "100000", "--messages-per-second", "100000"]
        server = subprocess.Popen([*server, *generous], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            server.stdout.readline()
            load = [asked.program, "lab", "load", "--url", f"http://127.0.0.1:{asked.port}", "--json", *asked.load]
            before = store.count(server) | bus(asked.bus_figures)
            played = subprocess.run(load, capture_output=True, text=True)
            if played.returncode:
                sys.exit(played.stderr)
            after = store.count(server) | bus(asked.bus_figures)
            server.send_signal(signal.SIGTERM)
            server.wait(30)
        finally:
            server.kill()
        played = json.loads(played.stdout)
        rows, text = store.rows()
        # The rolls before a first move are counted, too.
        moves = played["moves"]
        found = {
            "moves": moves,
            "games": played["games"],
            "moves_per_second": played["moves_per_second"],
            "node_cpu_ms": 1000 * played["server_cpu_seconds"] / moves,
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
