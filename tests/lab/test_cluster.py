"""The arena on a Ray cluster: the same task function, here with two workers on this machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from flibuste.__main__ import main
from flibuste.lab.arena import Cluster, Contest, in_this_process, run_contest
from flibuste.lab.training import begin, one_round

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'flibuste[ray]'"),
    pytest.mark.filterwarnings("ignore"),
]

CONTEST = Contest("brisca", ("greedy", "random"), 2, {}, 24, stop_early=False)


def silent(done: int, planned: int) -> None:
    return


def test_the_command_plays_on_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "brisca", "--bots", "greedy,random", "--games", "8", "--ray", "local", "--workers", "2"]) == 0
    assert "greedy against random" in capsys.readouterr().out


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Start Ray here with two workers."""
    found = Cluster("local", 2)
    yield found
    found.close()


def test_a_cluster_plays_what_this_process_would_play(cluster: Cluster) -> None:
    there, here = (run_contest(CONTEST, runner, silent) for runner in (cluster, in_this_process))

    played = [
        [(game.deal, game.lineup, game.scores, game.standings) for deal in found for game in deal]
        for found in (there, here)
    ]
    assert len(played[0]) == 24
    assert played[0] == played[1]


def test_two_workers_take_part_and_neither_is_this_process(cluster: Cluster) -> None:
    import time

    def whoami() -> int:
        time.sleep(0.5)
        return os.getpid()

    who = set(cluster.ray.get([cluster.ray.remote(whoami).remote() for _ in range(8)]))

    assert len(who) == 2
    assert os.getpid() not in who


def test_a_cluster_practises_what_this_process_would_practise(cluster: Cluster) -> None:
    there, here = begin("brisca", 3, 2, 1), begin("brisca", 3, 2, 1)
    there.batch = here.batch = 1
    one_round(there, cluster.each)
    one_round(here, map)

    assert (there.weights, there.visits) == (here.weights, here.visits)
