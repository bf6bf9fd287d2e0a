/* A battle as its arrays hold it: who stands where and how high, who is able, who sees whom (field/). */
#ifndef FLIBUSTE_BRISKARS_BATTLEFIELD
#define FLIBUSTE_BRISKARS_BATTLEFIELD

#include <math.h>

#include "looking.h"

typedef flibuste___games___briskars___field___state___BattlefieldObject Battlefield;
typedef flibuste___games___briskars___cards___content___ContentObject Cards;
typedef flibuste___games___briskars___cards___profiles___ProfileObject Profile;
typedef flibuste___games___briskars___cards___arsenal___WeaponObject Weapon;

enum { B_BAND = 8, B_SLOTS = 4, B_NOBODY = -1, B_BODY = 4 };

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
    return most_of(apart(a % L_STRIDE, b % L_STRIDE), apart(a / L_STRIDE, b / L_STRIDE));
}

static inline int touch(int64_t a, int64_t b, int64_t rise) {
    return a != b && -L_FATHOM <= rise && rise <= L_FATHOM && squares_apart(a, b) <= 1;
}

/* Less than two fathoms away, as ground/distance.py measures. */
static inline int within_arms(int64_t a, int64_t b, int64_t rise) {
    if (a == b || squares_apart(a, b) > 2) return 0;
    int64_t across = b % L_STRIDE - a % L_STRIDE, down = b / L_STRIDE - a / L_STRIDE;
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
        if (place_in(gaze, corridor, square) < 0) continue;
        clear &= ~rays_behind(gaze, corridor, square, level_of(s, surface, other) + card_of(s, other)->_size);
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
    if (a % L_STRIDE == b % L_STRIDE || a / L_STRIDE == b / L_STRIDE) return 1;
    int64_t lowest = least_of(one, other);
    if (closes_until(surface, a / L_STRIDE * L_STRIDE + b % L_STRIDE, 0) <= lowest) return 1;
    return closes_until(surface, b / L_STRIDE * L_STRIDE + a % L_STRIDE, 0) <= lowest;
}

#endif
