"""Load bench of the server: ``python -m flibuste.lab.load`` prints JSON.

1,000 tables with four sockets each on the loopback. First paced (each table acts every few seconds: latency from an
action to the last of the four who must hear of it), then as fast as the tables go (actions per second). boardgame.io
does the same kind of work in the same run: cards, hidden hands, four players, moves checked, the position sent to all
four, the same client; with its own storage on the disk (it does not wait for the disk, ours does) and in memory only.
Then one process on PostgreSQL, and two, where it is installed. The client shares the cores with the servers. Bounded in
time: every server ends by itself. Figures per second of the servers' own processor time do not suffer from a busy
machine; what two processes do for each of those seconds, beside what one does, says what a second core adds.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Awaitable
from pathlib import Path
from time import perf_counter
from typing import Any

from flibuste.lab.load_tables import BoardgameTables, FlibusteTables, Tables
from flibuste.lab.postgres import Unavailable, free_port, postgres

PACKAGES = ("boardgame.io@0.50.2", "node-persist@3")
P99_MS, IDLE_KIB, TIMES, SECOND_PROCESS = 20.0, 200.0, 6.0, 1.7


def memory(pid: int) -> int:
    """Return the memory of a process in KiB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    sizes = [int(line.split()[1]) for line in lines if line.startswith("VmRSS")]
    if not sizes:
        raise SystemExit("the server did not start: try `flibuste serve` by itself")
    return sizes[0]


def processor(pids: list[int]) -> float:
    """Return the processor time of some processes in seconds."""
    stats = [Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split() for pid in pids]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


def share(values: list[float], part: float) -> float:
    """Return a quantile in milliseconds."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2) if ordered else 0.0


async def paced(tables: Tables, seconds: float, period: float) -> dict[str, object]:
    """Let each table act once per period and measure how long until all have heard."""
    tables.measure(period)
    await asyncio.sleep(seconds)
    times = tables.stop()
    return {
        "actions": len(times),
        "actions_per_second": round(len(times) / seconds, 1),
        "p50_ms": share(times, 0.5),
        "p99_ms": share(times, 0.99),
        "worst_ms": share(times, 1.0),
    }


async def flat_out(tables: Tables, seconds: float, pids: list[int]) -> dict[str, object]:
    """Let each table act as soon as all have heard of the last action."""
    used, begun = processor(pids), perf_counter()
    tables.measure(0.0)
    await asyncio.sleep(seconds)
    times = tables.stop()
    spent, lasted = processor(pids) - used, perf_counter() - begun
    return {
        "actions": len(times),
        "actions_per_second": round(len(times) / lasted, 1),
        "p50_ms": share(times, 0.5),
        "p99_ms": share(times, 0.99),
        "server_cpu_ms_per_action": round(1000 * spent / max(1, len(times)), 3),
        "actions_per_cpu_second": round(len(times) / max(spent, 0.01), 1),
    }


async def run(tables: Tables, pids: list[int], chosen: argparse.Namespace) -> dict[str, object]:
    """Open the tables, connect everybody, measure."""
    empty = sum(map(memory, pids))
    begun = perf_counter()
    await tables.open(chosen.tables)
    await asyncio.sleep(0.5)
    idle, opened = sum(map(memory, pids)), perf_counter()
    await tables.connect()
    connected = sum(map(memory, pids))
    gc.collect()
    gc.freeze()
    gc.disable()
    found: dict[str, object] = {
        "tables": chosen.tables,
        "sockets": tables.sockets,
        "setting_up_s": round(perf_counter() - begun, 1),
        "of_which_connecting_s": round(perf_counter() - opened, 1),
        "idle_table_kib": round((idle - empty) / chosen.tables, 1),
        "socket_kib": round((connected - idle) / max(1, tables.sockets), 1),
        "paced": await paced(tables, chosen.seconds, chosen.period),
        "flat_out": await flat_out(tables, chosen.seconds, pids),
    }
    tables.close()
    return found


async def bounded(running: Awaitable[dict[str, object]], chosen: argparse.Namespace) -> dict[str, object]:
    """Give up before the server does."""
    try:
        return await asyncio.wait_for(running, chosen.lifetime - 5)
    except (TimeoutError, ConnectionError):
        return {"missing": f"not done after {chosen.lifetime} s, when the server ends by itself"}


async def flibuste(chosen: argparse.Namespace, *more: str, processes: int = 1) -> dict[str, object]:
    """Measure our server: one process, or several on one database."""
    ports, servers = [free_port() for _ in range(processes)], []
    with tempfile.TemporaryDirectory() as data:
        words = [sys.executable, "-m", "flibuste", "serve", "--no-open", "--no-limits", *more]
        words += ["--lifetime", str(chosen.lifetime)]
        try:
            for port in ports:
                own = ["--port", str(port), "--data", str(Path(data, str(port)))]
                server = subprocess.Popen([*words, *own], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
                servers.append(server)
                assert server.stdout is not None
                await asyncio.get_running_loop().run_in_executor(None, server.stdout.readline)
            return await bounded(run(FlibusteTables(*ports), [server.pid for server in servers], chosen), chosen)
        finally:
            for server in servers:
                server.kill()
                server.wait()


async def on_postgresql(chosen: argparse.Namespace) -> dict[str, object]:
    """Measure one process on PostgreSQL, then two that share it."""
    found: dict[str, object] = {}
    try:
        for processes, name in ((1, "one_process"), (2, "two_processes")):
            with postgres(fsync=True) as database:
                found[name] = await flibuste(chosen, "--db", database.url, processes=processes)
    except Unavailable as missing:
        return {"missing": str(missing)}
    one, two = found["one_process"], found["two_processes"]
    assert isinstance(one, dict)
    assert isinstance(two, dict)
    if "flat_out" in one and "flat_out" in two:
        found["times_one_process"] = {
            "second": times(two, one, "second"),
            "on_cores_of_their_own": round(2 * times(two, one, "cpu_second"), 2),
        }
    return found


async def boardgame_io(chosen: argparse.Namespace, *storage: str) -> dict[str, object]:
    """Measure boardgame.io, if Node and its packages can be had: in memory, or with its own storage in a folder."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return {"missing": "Node is not installed"}
    folder = Path(chosen.node_folder)
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules" / "node-persist").exists():
        install = [npm, "install", "--no-audit", "--no-fund", "--prefix", str(folder), *PACKAGES]
        done = subprocess.run(install, capture_output=True, text=True, timeout=300, check=False)
        if done.returncode:
            return {"missing": f"npm: {done.stderr.strip()[-200:]}"}
    port = free_port()
    script = Path(__file__).parent / "boardgame_io.cjs"
    words = [node, str(script), str(port), str(chosen.lifetime), *storage]
    server = subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert server.stdout is not None
        while line := await asyncio.get_running_loop().run_in_executor(None, server.stdout.readline):
            if b"ready" in line:
                break
        return await bounded(run(BoardgameTables(port), [server.pid], chosen), chosen)
    finally:
        server.kill()
        server.wait()


async def measure(chosen: argparse.Namespace) -> dict[str, Any]:
    """Measure all and compare with the bars. Ours keeps every action on the disk before anybody hears of it."""
    ours = await flibuste(chosen)
    report: dict[str, Any] = {"cores": os.cpu_count(), "load": os.getloadavg()[0], "flibuste": ours}
    with tempfile.TemporaryDirectory() as folder:
        for name, storage in (("boardgame_io_in_memory", ()), ("boardgame_io_on_disk", (folder,))):
            report[name] = theirs = await boardgame_io(chosen, *storage)
            if "flat_out" in theirs:
                report[f"times_{name}"] = {kind: times(ours, theirs, kind) for kind in ("second", "cpu_second")}
    report["flibuste_on_postgresql"] = await on_postgresql(chosen)
    return report


def times(ours: dict[str, object], theirs: dict[str, object], kind: str) -> float:
    """Compare actions per second, of the wall clock or of the server's processor time."""
    mine, other = (found["flat_out"][f"actions_per_{kind}"] for found in (ours, theirs))  # type: ignore[index]
    return round(float(mine) / float(other), 2)


def bars(report: dict[str, Any]) -> list[str]:
    """Say of each bar whether it is met."""
    ours = report["flibuste"]
    if "flat_out" not in ours:
        return [f"NOT MEASURED  {ours['missing']}"]
    lines = [
        bar("action to broadcast, p99 (ms), paced", ours["paced"]["p99_ms"], "<", P99_MS),
        bar("memory of an idle table (KiB)", ours["idle_table_kib"], "<", IDLE_KIB),
    ]
    for name, told in (("on_disk", "both on the disk"), ("in_memory", "boardgame.io in memory only, for comparison")):
        found = report.get(f"times_boardgame_io_{name}")
        if found is not None:
            for kind, unit in (("second", "s"), ("cpu_second", "s of the server's processor time")):
                lines.append(bar(f"actions per {unit}, times boardgame.io, {told}", found[kind], ">=", TIMES))
    found = report["flibuste_on_postgresql"].get("times_one_process")
    if found is not None:
        lines.append(bar("two processes, times one, all on the same cores", found["second"], ">=", SECOND_PROCESS))
        what = "two processes, times one, each with a core of its own (by processor time)"
        lines.append(bar(what, found["on_cores_of_their_own"], ">=", SECOND_PROCESS))
    return lines


def bar(what: str, value: float, sign: str, limit: float) -> str:
    """Write one line: met or not, what, the figure and the bar."""
    met = value < limit if sign == "<" else value >= limit
    return f"{'met    ' if met else 'NOT MET'}  {what}: {value:g} ({sign} {limit:g})"


def main() -> None:
    """Read the command line and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--period", type=float, default=3.0, help="seconds between two actions of a table, paced")
    parser.add_argument("--lifetime", type=int, default=240, help="seconds after which a server ends by itself")
    parser.add_argument("--node-folder", default=str(Path("build") / "boardgame_io"))
    report = asyncio.run(measure(parser.parse_args()))
    print(json.dumps(report, indent=2))
    print("\n".join(bars(report)))


if __name__ == "__main__":
    main()
