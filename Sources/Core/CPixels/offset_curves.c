#include "cpixels.h"

#include "vectors.h"

typedef int64_t l4 __attribute__((vector_size(32)));

#define ALWAYS static ALWAYS_INLINE

/* Four points or vectors. */
struct points_4 {
    d4 x, y;
};

/* Returns the four lanes shifted by one step. `before` has the four lanes before `here`. */
ALWAYS d4 step_before(d4 before, d4 here) {
    return __builtin_shufflevector(before, here, 3, 4, 5, 6);
}

ALWAYS struct points_4 points_before(struct points_4 before, struct points_4 here) {
    return (struct points_4){step_before(before.x, here.x), step_before(before.y, here.y)};
}

ALWAYS d4 dot(d4 ax, d4 ay, d4 bx, d4 by) { return ax * bx + ay * by; }

ALWAYS int are_all(l4 mask) { return (mask[0] & mask[1] & mask[2] & mask[3]) != 0; }

/* Computes the points of a curve at four parameters, and the unit tangents there. */
ALWAYS void points_at(struct cpixels_curve curve, d4 t, struct points_4 *center,
                      struct points_4 *direction) {
    center->x = ((curve.ax * t + curve.bx) * t + curve.cx) * t + curve.x;
    center->y = ((curve.ay * t + curve.by) * t + curve.cy) * t + curve.y;
    d4 t3 = 3.0 * t;
    d4 dx = (curve.ax * t3 + curve.bx * 2.0) * t + curve.cx;
    d4 dy = (curve.ay * t3 + curve.by * 2.0) * t + curve.cy;
    d4 length = __builtin_elementwise_sqrt(dx * dx + dy * dy);
    direction->x = dx / length;
    direction->y = dy / length;
}

/* Stores four points as pairs of x and y. */
ALWAYS void store_points(double *points, d4 x, d4 y) {
    d4 first = __builtin_shufflevector(x, y, 0, 4, 1, 5);
    d4 second = __builtin_shufflevector(x, y, 2, 6, 3, 7);
    memcpy(points, &first, sizeof first);
    memcpy(points + 4, &second, sizeof second);
}

ALWAYS int32_t offset_points(double *restrict right, double *restrict left, int32_t count,
                             struct cpixels_curve curve, double start, double step) {
    d4 index = (d4){1, 2, 3, 4} - start;
    d4 rx = (d4){0} + right[0], ry = (d4){0} + right[1];
    d4 lx = (d4){0} + left[0], ly = (d4){0} + left[1];
    l4 advances = (l4){-1, -1, -1, -1};
    for (int32_t i = 1; i <= count; i += 4) {
        struct points_4 center, direction;
        points_at(curve, index * step, &center, &direction);
        index += 4.0;
        d4 dx = direction.x * curve.radius, dy = direction.y * curve.radius;
        d4 last_rx = rx, last_ry = ry, last_lx = lx, last_ly = ly;
        rx = center.x - dy;
        ry = center.y + dx;
        lx = center.x + dy;
        ly = center.y - dx;
        store_points(right + 2 * i, rx, ry);
        store_points(left + 2 * i, lx, ly);
        last_rx = step_before(last_rx, rx);
        last_ry = step_before(last_ry, ry);
        last_lx = step_before(last_lx, lx);
        last_ly = step_before(last_ly, ly);
        d4 middle_x = last_rx + (last_lx - last_rx) * 0.5;
        d4 middle_y = last_ry + (last_ly - last_ry) * 0.5;
        d4 step_x = center.x - middle_x, step_y = center.y - middle_y;
        d4 facing = (last_ry - middle_y) * dx - (last_rx - middle_x) * dy;
        d4 right_advance = dot(rx - last_rx, ry - last_ry, step_x, step_y);
        d4 left_advance = dot(lx - last_lx, ly - last_ly, step_x, step_y);
        advances &= (facing > 0.0) & (right_advance > 0.0) & (left_advance > 0.0);
    }
    return are_all(advances);
}

/* Returns the greater of two numbers in each lane, or `a` if `b` is NaN. */
ALWAYS d4 greater(d4 a, d4 b) {
    l4 is_b = b > a;
    return (d4)(((l4)b & is_b) | ((l4)a & ~is_b));
}

ALWAYS d4 magnitude(d4 v) { return (d4)((l4)v & INT64_MAX); }

ALWAYS double greatest(d4 v) {
    double low = v[0] > v[1] ? v[0] : v[1];
    double high = v[2] > v[3] ? v[2] : v[3];
    return low > high ? low : high;
}

ALWAYS int32_t measure_bend(struct cpixels_curve curve, const struct cpixels_ends *ends,
                            struct cpixels_bend *bend) {
    struct points_4 last = {(d4){0} + curve.x, (d4){0} + curve.y};
    struct points_4 last_direction = {(d4){0} + ends->start_dx, (d4){0} + ends->start_dy};
    struct points_4 last_step = {{0}, {0}}, last_turn = {{0}, {0}};
    d4 speed = {0}, change = {0};
    l4 is_gentle = (l4){-1, -1, -1, -1}, advances = is_gentle, is_known = is_gentle;
    for (int32_t first = 1; first <= 5; first += 4) {
        struct points_4 center, direction;
        points_at(curve, ((d4){0, 1, 2, 3} + first) * 0.125, &center, &direction);
        if (first == 5) {
            center.x[3] = ends->x;
            center.y[3] = ends->y;
            direction.x[3] = ends->end_dx;
            direction.y[3] = ends->end_dy;
        }
        struct points_4 from = points_before(last_direction, direction);
        is_known &= dot(direction.x, direction.y, direction.x, direction.y) > 0.5;
        is_gentle &= dot(from.x, from.y, direction.x, direction.y) > 0.95;
        struct points_4 before = points_before(last, center);
        struct points_4 step = {center.x - before.x, center.y - before.y};
        struct points_4 turn = {(from.y - direction.y) * curve.radius,
                              (direction.x - from.x) * curve.radius};
        /* If an offset curve stops or runs backwards, the stroke outline cannot be one polygon. */
        d4 along = dot(turn.x, turn.y, step.x, step.y);
        advances &= magnitude(along) < 0.9 * dot(step.x, step.y, step.x, step.y);
        struct points_4 step_before_last = points_before(last_step, step);
        struct points_4 turn_before = points_before(last_turn, turn);
        d4 x = step.x + turn.x, y = step.y + turn.y;
        speed = greater(speed, dot(x, y, x, y));
        x = x - step_before_last.x - turn_before.x;
        y = y - step_before_last.y - turn_before.y;
        d4 right = dot(x, y, x, y);
        x = step.x - turn.x;
        y = step.y - turn.y;
        speed = greater(speed, dot(x, y, x, y));
        x = x - step_before_last.x + turn_before.x;
        y = y - step_before_last.y + turn_before.y;
        d4 left = dot(x, y, x, y);
        /* The first step has no predecessor. */
        if (first == 1) right[0] = left[0] = 0;
        change = greater(greater(change, right), left);
        last = center;
        last_direction = direction;
        last_step = step;
        last_turn = turn;
    }
    bend->speed = greatest(speed);
    bend->bend = greatest(change);
    bend->advances = are_all(advances);
    return !are_all(is_known) ? -1 : are_all(is_gentle);
}

ALWAYS d4 twice(const double *point) { return (d4){point[0], point[1], point[0], point[1]}; }

ALWAYS d4 load_points(const double *points) {
    d4 result;
    memcpy(&result, points, sizeof result);
    return result;
}

/* Returns the second difference of three successive points. */
ALWAYS d4 bend_at(d4 before, d4 here, d4 next) { return (next - here) - (here - before); }

ALWAYS void correct(double *points, int32_t last, double end_factor, double factor) {
    double *end = points + 2 * last;
    d4 here = load_points(points);
    d4 first_bend = bend_at(twice(points + 2), twice(points + 4), twice(points + 6));
    d4 last_bend = bend_at(twice(end - 6), twice(end - 4), twice(end - 2));
    d4 first = twice(points + 2) - first_bend * end_factor;
    d4 last_moved = twice(end - 2) - last_bend * end_factor;
    for (double *point = points + 4; point < end - 2; point += 4) {
        d4 before = here;
        here = load_points(point);
        before = __builtin_shufflevector(before, here, 2, 3, 4, 5);
        d4 moved = here - bend_at(before, here, load_points(point + 2)) * factor;
        memcpy(point, &moved, sizeof moved);
    }
    memcpy(points + 2, &first, 2 * sizeof(double));
    memcpy(end - 2, &last_moved, 2 * sizeof(double));
}

ALWAYS void transform(double *restrict to, const double *restrict from, int64_t count,
                      struct cpixels_transform map) {
    d4 by_x = {map.a, map.b, map.a, map.b};
    d4 by_y = {map.c, map.d, map.c, map.d};
    d4 shift = {map.tx, map.ty, map.tx, map.ty};
    int64_t i = 0;
    for (; i + 2 <= count; i += 2) {
        d4 pair = load_points(from + 2 * i);
        d4 x = __builtin_shufflevector(pair, pair, 0, 0, 2, 2);
        d4 y = __builtin_shufflevector(pair, pair, 1, 1, 3, 3);
        pair = by_x * x + by_y * y + shift;
        memcpy(to + 2 * i, &pair, sizeof pair);
    }
    if (i < count) {
        d4 pair = by_x * from[2 * i] + by_y * from[2 * i + 1] + shift;
        memcpy(to + 2 * i, &pair, 2 * sizeof(double));
    }
}

/* Returns 0 for NaN. */
ALWAYS int32_t are_within(const double *points, int64_t count, double limit) {
    l4 first = (l4){-1, -1, -1, -1}, second = first;
    int64_t i = 0;
    for (; i + 4 <= count; i += 4) {
        first &= magnitude(load_points(points + 2 * i)) <= limit;
        second &= magnitude(load_points(points + 2 * i + 4)) <= limit;
    }
    for (; i < count; i++) first &= magnitude(twice(points + 2 * i)) <= limit;
    return are_all(first & second);
}

#if HAS_AVX2_TWIN

TARGET_AVX2 static int32_t offset_avx2(double *right, double *left, int32_t count,
                                       struct cpixels_curve curve, double start, double step) {
    return offset_points(right, left, count, curve, start, step);
}

TARGET_AVX2 static int32_t measure_bend_avx2(struct cpixels_curve curve,
                                             const struct cpixels_ends *ends,
                                             struct cpixels_bend *bend) {
    return measure_bend(curve, ends, bend);
}

TARGET_AVX2 static void correct_avx2(double *points, int32_t last, double end_factor,
                                     double factor) {
    correct(points, last, end_factor, factor);
}

TARGET_AVX2 static void transform_avx2(double *to, const double *from, int64_t count,
                                       struct cpixels_transform map) {
    transform(to, from, count, map);
}

TARGET_AVX2 static int32_t are_within_avx2(const double *points, int64_t count, double limit) {
    return are_within(points, count, limit);
}

#endif

int32_t cpixels_offset(double *right, double *left, int32_t count,
                       const struct cpixels_curve *curve,
                     double start, double step) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return offset_avx2(right, left, count, *curve, start, step);
#endif
    return offset_points(right, left, count, *curve, start, step);
}

int32_t cpixels_measure_bend(const struct cpixels_curve *curve, const struct cpixels_ends *ends,
                       struct cpixels_bend *bend) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return measure_bend_avx2(*curve, ends, bend);
#endif
    return measure_bend(*curve, ends, bend);
}

void cpixels_correct(double *points, int32_t last, double end_factor, double factor) {
#if HAS_AVX2_TWIN
    if (has_avx2()) {
        correct_avx2(points, last, end_factor, factor);
        return;
    }
#endif
    correct(points, last, end_factor, factor);
}

void cpixels_transform(double *to, const double *from, int64_t count,
                       struct cpixels_transform map) {
#if HAS_AVX2_TWIN
    if (has_avx2()) {
        transform_avx2(to, from, count, map);
        return;
    }
#endif
    transform(to, from, count, map);
}

int32_t cpixels_are_within(const double *points, int64_t count, double limit) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return are_within_avx2(points, count, limit);
#endif
    return are_within(points, count, limit);
}
