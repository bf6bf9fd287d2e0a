/* A battle as its arrays hold it: who stands where and how high, who is able, who sees whom (field/). */
#ifndef FLIBUSTE_BRISKARS_BATTLEFIELD
#define FLIBUSTE_BRISKARS_BATTLEFIELD

#include <math.h>

#include "looking.h"

typedef flibuste___games___briskars___field___state___BattlefieldObject Battlefield;
typedef flibuste___games___briskars___cards___content___ContentObject Cards;
typedef flibuste___games___briskars___cards___profiles___ProfileObject Profile;
typedef flibuste___games___briskars___cards___arsenal___WeaponObject Weapon;

enum { B_BAND = 8, B_SLOTS = 4, B_NOBODY = -1, B_NOTHING = -1, B_BODY = 4 };

static inline const Profile *card_of(const Battlefield *s, int64_t briskar) {
    return (Profile *)PyList_GET_ITEM(((Cards *)s->_content)->_profiles, s->_profile.items[briskar]);
}

static inline int are_enemies(int64_t one, int64_t other) { return one / B_BAND != other / B_BAND; }

static inline int64_t level_of(const Battlefield *s, const Surface *surface, int64_t briskar) {
    return surface->_stands.items[s->_place.items[briskar]] + s->_cling.items[briskar];
}

static inline int can_fight(const Battlefield *s, int64_t b) {
    return s->_place.items[b] >= 0 && s->_lying_down.items[b] == 0 && s->_stunned.items[b] == 0 &&
           s->_cling.items[b] == 0 && s->_holding.items[b] == B_NOBODY && s->_held_by.items[b] == B_NOBODY &&
           (s->_prostrate.items[b] == 0 || s->_mandrake.items[b] != 0);
}

static inline int reaches_far(const Battlefield *s, int64_t briskar) {
    if (card_of(s, briskar)->_body_reach) return 1;
    PyObject *weapons = ((Cards *)s->_content)->_weapons;
    for (int64_t k = briskar * B_SLOTS; k < (briskar + 1) * B_SLOTS; k++) {
        int64_t weapon = s->_weapons.items[k];
        if (weapon >= 0 && ((Weapon *)PyList_GET_ITEM(weapons, weapon))->_reach) return 1;
    }
    return 0;
}

static inline int64_t apart(int64_t a, int64_t b) { return a < b ? b - a : a - b; }

static inline int64_t squares_apart(int64_t a, int64_t b) {
    return most_of(apart(column_in(a), column_in(b)), apart(row_in(a), row_in(b)));
}

static inline int touch(int64_t a, int64_t b, int64_t rise) {
    return a != b && -L_FATHOM <= rise && rise <= L_FATHOM && squares_apart(a, b) <= 1;
}

/* Less than two fathoms away, as ground/distance.py measures. */
static inline int within_arms(int64_t a, int64_t b, int64_t rise) {
    if (a == b || squares_apart(a, b) > 2) return 0;
    int64_t across = column_in(b) - column_in(a), down = row_in(b) - row_in(a);
    double flat = sqrt((double)(across * across + down * down)) - 1.0;
    int64_t climb = apart(rise, 0) - L_FATHOM;
    if (climb > 0) {
        double steep = (double)climb / 4.0;
        flat = sqrt(flat * flat + steep * steep);
    }
    return flat < 2.0 - 1e-9;
}

static inline void look_from(Gaze *gaze, const Battlefield *s, const Surface *surface, int64_t briskar) {
    char halved = s->_lying_down.items[briskar] != 0;
    int64_t feet = level_of(s, surface, briskar);
    set_out(gaze, s->_place.items[briskar], height_in_body(feet, card_of(s, briskar)->_size, halved, 3));
}

/* The rays of a gaze that neither the map nor the standing opponents of the viewer stop, as a set. */
static inline int64_t rays_arriving(const Battlefield *s, Surface *surface, int64_t viewer, const Gaze *gaze) {
    Corridor *corridor = borrowed_corridor(surface, gaze->_across, gaze->_down);
    if (corridor == NULL) return CPY_LL_INT_ERROR;
    int64_t clear = rays_past_map(surface, gaze, corridor);
    for (int64_t other = 0; other < s->_place.len && clear != 0; other++) {
        int64_t square = s->_place.items[other];
        if (square < 0 || !are_enemies(other, viewer) || s->_lying_down.items[other] != 0) continue;
        int64_t place = place_in(gaze, corridor, square);
        if (place < 0) continue;
        int64_t head = L_PARTS * (level_of(s, surface, other) + card_of(s, other)->_size);
        if (head > gaze->_lowest) clear &= ~rays_stopped(corridor, place, head - gaze->_eye, gaze->_low, gaze->_high);
    }
    return clear;
}

static inline int64_t rays_to_body(const Battlefield *s, Surface *surface, int64_t viewer, int64_t target) {
    Gaze gaze;
    look_from(&gaze, s, surface, viewer);
    char halved = s->_lying_down.items[target] != 0 || s->_kneeling.items[target] != 0;
    gaze_upon(&gaze, s->_place.items[target], level_of(s, surface, target), card_of(s, target)->_size, halved);
    return rays_arriving(s, surface, viewer, &gaze);
}

static inline int64_t rays_to_place(const Battlefield *s, Surface *surface, int64_t viewer, int64_t square, int64_t feet) {
    Gaze gaze;
    look_from(&gaze, s, surface, viewer);
    gaze_upon(&gaze, square, feet, B_BODY, 0);
    return rays_arriving(s, surface, viewer, &gaze);
}

/* Neighbours see each other unless two walls close the corner between them. */
static inline int open_beside(const Surface *surface, int64_t a, int64_t b, int64_t one, int64_t other) {
    if (squares_apart(a, b) > 1) return 0;
    if (column_in(a) == column_in(b) || row_in(a) == row_in(b)) return 1;
    int64_t lowest = least_of(one, other);
    if (closes_until(surface, row_in(a) * L_STRIDE + column_in(b), 0) <= lowest) return 1;
    return closes_until(surface, row_in(b) * L_STRIDE + column_in(a), 0) <= lowest;
}

/* The rays to somebody as if he stood, or as if he knelt. */
static inline int64_t rays_to_posture(const Battlefield *s, Surface *surface, int64_t viewer, int64_t target, char halved) {
    Gaze gaze;
    look_from(&gaze, s, surface, viewer);
    gaze_upon(&gaze, s->_place.items[target], level_of(s, surface, target), card_of(s, target)->_size, halved);
    return rays_arriving(s, surface, viewer, &gaze);
}

/* Whether something so high beside a target stands under a ray from the viewer; 2 with an error set. */
static inline char is_sheltered(const Battlefield *s, Surface *surface, int64_t viewer, int64_t target, int64_t least) {
    Gaze gaze;
    int64_t place = s->_place.items[target], feet = level_of(s, surface, target);
    set_out(&gaze, s->_place.items[viewer], 0);
    gaze_upon(&gaze, place, 0, 0, 0);
    Corridor *corridor = borrowed_corridor(surface, gaze._across, gaze._down);
    if (corridor == NULL) return 2;
    for (int64_t k = place * L_DIRECTIONS; k < (place + 1) * L_DIRECTIONS; k++) {
        int64_t beside = CPyStatic_surfaces___BESIDE.items[k];
        if (beside < 0 || beside == gaze._start) continue;
        if (column_in(beside) >= surface->_width || row_in(beside) >= surface->_height) continue;
        int64_t high = surface->_closes.items[beside] - feet;
        if (high >= least && high > 0 && place_in(&gaze, corridor, beside) >= 0) return 1;
    }
    return 0;
}

/* How a kneeling or a small target is seen; -1 with an error set. */
static inline int64_t sight_of_low(const Battlefield *s, Surface *surface, int64_t viewer, int64_t target, char kneeling) {
    int64_t upright = rays_to_posture(s, surface, viewer, target, 0), size = card_of(s, target)->_size;
    if (upright == CPY_LL_INT_ERROR) return -1;
    int64_t found = sight_by(upright);
    if (found == L_HIDDEN || (!kneeling && found != L_OPEN)) return found;
    char sheltered = is_sheltered(s, surface, viewer, target, kneeling ? (size + 1) / 2 : 1);
    if (sheltered == 2) return -1;
    if (sheltered || !kneeling) return sheltered ? L_IN_COVER : found;
    int64_t low = rays_to_posture(s, surface, viewer, target, 1);
    return low == CPY_LL_INT_ERROR ? -1 : most_of(sight_by(low), L_IN_COVER);
}

#endif
