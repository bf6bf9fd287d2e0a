"""A list of action cards of one's own, as a player might write it: no Mule, cards that act on others."""

from __future__ import annotations

from flibuste.games.treasure_hunter.game import with_content

ACTIONS = """
[[action]]
id = "curse"
timing = ["site"]
target = "player"
effect = "add"
amount = -4
source = "house"

[[action]]
id = "storm"
timing = ["site"]
target = "all"
effect = "add"
amount = -1
source = "house"

[[action]]
id = "lullaby"
timing = ["site"]
target = "player"
effect = "sleep"
source = "house"

[[action]]
id = "flaming-sword"
copies = 12
timing = ["site"]
target = "self"
effect = "add"
amount = 4
source = "house"
"""
OWN = with_content({"actions.toml": ACTIONS})
