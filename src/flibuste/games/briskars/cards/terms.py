"""The closed sets of words that the data files may use, and their numbers.

A word that is not in these lists is refused when a file is read. Code compares the numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# characteristics
CONSTITUTION: Final[i64] = 0
DEXTERITY: Final[i64] = 1
STRENGTH: Final[i64] = 2
MIND: Final[i64] = 3
CHARACTERISTICS: Final = ("constitution", "dexterity", "strength", "mind")

# ways of magic
WAYS: Final = ("esotericism", "alchemy", "good-fortune", "elementalism", "symbiosis", "totemism")

# kinds of weapons
MELEE: Final[i64] = 0
FIREARM: Final[i64] = 1
THROWN: Final[i64] = 2
NATURAL: Final[i64] = 3
WEAPON_KINDS: Final = ("melee", "firearm", "thrown", "natural")

# which weapon a bought one leaves at home
REPLACES_KIND: Final[i64] = 0
REPLACES_MAIN: Final[i64] = 1
REPLACES_LEFT: Final[i64] = 2
REPLACES_NOTHING: Final[i64] = 3
REPLACES: Final = ("kind", "main", "left", "nothing")

# rolls that effects change; an effect holds a set of them as bits
ON_ATTACK: Final[i64] = 0
ON_THRUST: Final[i64] = 1
ON_SHOT: Final[i64] = 2
ON_DEFEND: Final[i64] = 3
ON_DODGE: Final[i64] = 4
ON_COUNTER: Final[i64] = 5
ON_RESIST: Final[i64] = 6
ON_MORALE: Final[i64] = 7
ROLLS: Final = ("attack", "thrust", "shot", "defend", "dodge", "counter", "resist", "morale")

# actions that effects forbid or make certain; a set as bits
FORBID_COUNTER: Final[i64] = 0
FORBID_DODGE: Final[i64] = 1
FORBID_RACE: Final[i64] = 2
FORBID_ASSAULT: Final[i64] = 3
SURE_PICK_LOCK: Final[i64] = 4
SURE_SMASH: Final[i64] = 5
ACTIONS: Final = ("counter", "dodge", "race", "assault", "pick-lock", "smash")

# whom an effect strikes
TO_TARGET: Final[i64] = 0
TO_CASTER: Final[i64] = 1
TO_RIVAL: Final[i64] = 2
BY_OPPONENT: Final[i64] = 3
WHO: Final = ("target", "caster", "rival", "opponent")

# how a spell is tested and at what it aims
PASSIVE: Final[i64] = 0
AGAINST_RESULT: Final[i64] = 1
AGAINST_CHARACTERISTIC: Final[i64] = 2
SPELL_TESTS: Final = ("passive", "against_result", "against_characteristic")
AT_ALLY: Final[i64] = 0
AT_ENEMY: Final[i64] = 1
AT_SPELL: Final[i64] = 2
AT_SQUARES: Final[i64] = 3
AT_ALLIES: Final[i64] = 4
SPELL_TARGETS: Final = ("ally", "enemy", "spell", "squares", "allies")

# how many of an item a band may have, and when it is used
NO_LIMIT: Final[i64] = 0
PER_BAND: Final[i64] = 1
PER_BRISKAR: Final[i64] = 2
LIMITS: Final = ("none", "band", "briskar")
# what items do
ITEM_DEEDS: Final = (
    "heal", "add_ammo", "net", "grapnel", "read_map", "reroll_morale", "learn_spell", "reroll_die",
    "poison_weapon", "poultice", "hat", "keg", "mandrake", "compass",
)  # fmt: skip
LEARN_SPELL: Final[i64] = 6
POISON_WEAPON: Final[i64] = 8

# what skills do
SKILL_DEEDS: Final = (
    "any_faction", "body_reach", "carry_free", "cheaper_reload", "leader_range", "foreign_recruits", "living_ordnance",
    "prevent_bonus", "cover_beside", "fly", "ignore_ground", "swim", "cast", "no_hands", "one_hand", "reroll_counter",
    "shoot_in_contact",
)  # fmt: skip

# what effects of weapons, throws and spells do
DO_BLEED: Final[i64] = 0
DO_UNHEALABLE: Final[i64] = 1
DO_REFUND_AP: Final[i64] = 2
DO_PULL: Final[i64] = 3
DO_LOSE_WEAPON: Final[i64] = 4
DO_PUSH: Final[i64] = 5
DO_DISARM: Final[i64] = 6
DO_FALL: Final[i64] = 7
DO_HOLD: Final[i64] = 8
DO_POISON: Final[i64] = 9
DO_SPLASH: Final[i64] = 10
DO_STUN: Final[i64] = 11
DO_TEMPLATE: Final[i64] = 12
DO_OWN_POINTS: Final[i64] = 13
DO_ROLL_BONUS: Final[i64] = 14
DO_ROLL_DICE: Final[i64] = 15
DO_GAIN_AP: Final[i64] = 16
DO_VOID_SPELL: Final[i64] = 17
DO_TURN_SPELL: Final[i64] = 18
DO_RAISE_SPELL: Final[i64] = 19
DO_MOVEMENT: Final[i64] = 20
DO_CORRODE: Final[i64] = 21
DO_LOSE_SQUARES: Final[i64] = 22
DO_STRENGTH: Final[i64] = 23
DO_VOID_HITS: Final[i64] = 24
DO_WALL: Final[i64] = 25
DO_NEXT_SHOT: Final[i64] = 26
DO_HEAL: Final[i64] = 27
DO_CURE: Final[i64] = 28
DO_LOSE_HP: Final[i64] = 29
DO_CHEAP_COUNTER: Final[i64] = 30
DO_FORBID: Final[i64] = 31
DO_LOWER_DAMAGE: Final[i64] = 32
DO_WIDEN_CRITICAL: Final[i64] = 33
DO_HALVE_MOVEMENT: Final[i64] = 34
DO_NET: Final[i64] = 35
DO_CHEAP_DODGE: Final[i64] = 36
DO_HEAL_EACH_ACTIVATION: Final[i64] = 37
DO_FREE_REROLL: Final[i64] = 38
DO_FORCED_REROLL: Final[i64] = 39
DO_TRANSFER_AP: Final[i64] = 40
DO_MOVE: Final[i64] = 41
DO_DAMAGE: Final[i64] = 42
EFFECTS: Final = (
    "bleed", "unhealable", "refund_ap", "pull", "lose_weapon", "push", "disarm", "fall", "hold", "poison", "splash",
    "stun", "template", "own_points", "roll_bonus", "roll_dice", "gain_ap", "void_spell", "turn_spell", "raise_spell",
    "movement", "corrode", "lose_squares", "strength", "void_hits", "wall", "next_shot", "heal", "cure", "lose_hp",
    "cheap_counter", "forbid", "lower_damage", "widen_critical", "halve_movement", "net", "cheap_dodge",
    "heal_each_activation", "free_reroll", "forced_reroll", "transfer_ap", "move", "damage",
)  # fmt: skip

# how a scenario is won, and how its last round is settled
VICTORIES: Final = ("destroy", "break_crates", "carry_home", "hold_markers", "gold")
CRITERIA: Final = ("crates", "carried", "markers", "gold")


NOT_FOR_SALE: Final[i64] = -1
