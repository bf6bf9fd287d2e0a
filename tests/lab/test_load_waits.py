"""Where the time of slow actions went."""

from __future__ import annotations

import os
import threading
import time

from flibuste.lab.load_waits import Counters, shares


def test_what_the_slowest_waited_for_is_told_apart() -> None:
    quick, slow = (0.010, 0.002, 0.001, 0.0), (0.200, 0.020, 0.120, 0.030)
    told = shares([quick] * 99 + [slow])

    assert told == {
        "slowest_clock_ms": 200.0,
        "slowest_server_works_ms": 20.0,
        "slowest_server_waits_for_a_core_ms": 120.0,
        "slowest_players_wait_for_a_core_ms": 30.0,
        "p99_with_cores_enough_ms": 50.0,
    }
    assert shares([]) == {}


def test_the_kernel_counts_what_a_thread_works() -> None:
    counters = Counters(os.getpid(), threading.get_native_id())
    before, until = counters.read()[0], time.thread_time() + 0.05
    while time.thread_time() < until:
        pass

    assert counters.read()[0] - before > 0.03
