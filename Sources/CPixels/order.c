#include "order.h"

/* How far a strand reaches, and its ends. */
struct reach {
    int32_t left;
    int32_t right;
    int32_t direction;
    struct cpixels_corner top;
    struct cpixels_corner bottom;
};

/* A row's strands from left to right. */
struct order {
    int32_t count;
    struct reach reaches[cpixels_strand_limit];
};

/* Adds `other` to a strand that it continues; 0 where it does not. */
static int extend(struct reach *strand, const struct reach *other) {
    if (strand->direction != other->direction) return 0;
    if (strand->bottom.y == other->top.y && strand->bottom.x == other->top.x) {
        strand->bottom = other->bottom;
    } else if (strand->top.y == other->bottom.y && strand->top.x == other->bottom.x) {
        strand->top = other->top;
    } else {
        return 0;
    }
    strand->left = other->left < strand->left ? other->left : strand->left;
    strand->right = other->right > strand->right ? other->right : strand->right;
    return 1;
}

/* Whether a strand leads from the row's top to its bottom. */
static int leads_through(const struct reach *strand) {
    return strand->top.y == 0 && strand->bottom.y == ONE;
}

/* Takes in a strand, joined to those that it continues: where a contour's end meets its beginning. */
static void keep(struct order *order, struct reach strand) {
    for (int32_t i = 0; i < order->count && !leads_through(&strand);) {
        if (!extend(&strand, &order->reaches[i])) {
            i++;
            continue;
        }
        const size_t rest = (size_t)(--order->count - i);
        memmove(&order->reaches[i], &order->reaches[i + 1], rest * sizeof strand);
        i = 0;
    }
    int32_t i = order->count++;
    for (; i > 0; i--) {
        const struct reach *before = &order->reaches[i - 1];
        if (strand.left > before->left) break;
        if (strand.left == before->left && strand.right >= before->right) break;
        order->reaches[i] = *before;
    }
    order->reaches[i] = strand;
}

/* Whether the strands just below a height lead to one sign and back in turn. */
static int winding_is_plain(const struct order *order, int32_t y) {
    const int32_t sign = order->reaches[0].direction;
    int32_t winding = 0;
    for (int32_t i = 0; i < order->count; i++) {
        const struct reach *strand = &order->reaches[i];
        if (strand->top.y > y || strand->bottom.y <= y) continue;
        winding += strand->direction;
        if (winding != 0 && winding != sign) return 0;
    }
    return 1;
}

/* Whether a strand to the left of strand `index` reaches over it, at a height of both. */
static int overlaps_earlier(const struct order *order, int32_t index) {
    const struct reach *strand = &order->reaches[index];
    for (int32_t i = 0; i < index; i++) {
        const struct reach *other = &order->reaches[i];
        if (other->right > strand->left && other->top.y < strand->bottom.y &&
            strand->top.y < other->bottom.y) {
            return 1;
        }
    }
    return 0;
}

static int sum_is_area(const struct order *order) {
    int32_t border = 0;
    for (int32_t i = 0; i < order->count; i++) {
        const struct reach *strand = &order->reaches[i];
        if (border > strand->left && overlaps_earlier(order, i)) return 0;
        border = strand->right > border ? strand->right : border;
    }
    /* What stands side by side changes only where a strand begins or ends. */
    for (int32_t i = 0; i < order->count; i++) {
        const struct reach *strand = &order->reaches[i];
        if (!winding_is_plain(order, strand->top.y)) return 0;
        if (!winding_is_plain(order, strand->bottom.y)) return 0;
    }
    return 1;
}

int32_t cpixels_span_parts(struct cpixels_strand_table table, int32_t head,
                           struct cpixels_span *spans, int32_t *is_plain) {
    struct order order;
    order.count = 0;
    for (int32_t index = head; index >= 0; index = table.strands[index].next) {
        const struct cpixels_strand *strand = &table.strands[index];
        const struct cpixels_corner first = table.corners[strand->first];
        const struct cpixels_corner last = table.corners[strand->last];
        const int is_down = strand->direction > 0;
        keep(&order, (struct reach){strand->left, strand->right, strand->direction,
                                    is_down ? first : last, is_down ? last : first});
    }
    *is_plain = sum_is_area(&order);
    int32_t count = 0;
    for (int32_t i = 0; i < order.count; i++) {
        count = add_span(spans, count, order.reaches[i].left, order.reaches[i].right);
    }
    return count;
}
