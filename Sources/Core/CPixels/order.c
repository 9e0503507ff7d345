#include "order.h"

/* How far a chain reaches, and its ends. */
struct reach {
    int32_t left;
    int32_t right;
    int32_t direction;
    struct cpixels_corner top;
    struct cpixels_corner bottom;
};

/* A row's chains from left to right. */
struct order {
    int32_t count;
    struct reach reaches[cpixels_chain_limit];
};

/* Adds `other` to a chain that it continues; 0 where it does not. */
static int extend(struct reach *chain, const struct reach *other) {
    if (chain->direction != other->direction) return 0;
    if (chain->bottom.y == other->top.y && chain->bottom.x == other->top.x) {
        chain->bottom = other->bottom;
    } else if (chain->top.y == other->bottom.y && chain->top.x == other->bottom.x) {
        chain->top = other->top;
    } else {
        return 0;
    }
    chain->left = other->left < chain->left ? other->left : chain->left;
    chain->right = other->right > chain->right ? other->right : chain->right;
    return 1;
}

/* Whether a chain leads from the row's top to its bottom. */
static int leads_through(const struct reach *chain) {
    return chain->top.y == 0 && chain->bottom.y == ONE;
}

/* Takes in a chain, joined to those that it continues: where a contour's end meets its beginning. */
static void keep(struct order *order, struct reach chain) {
    for (int32_t i = 0; i < order->count && !leads_through(&chain);) {
        if (!extend(&chain, &order->reaches[i])) {
            i++;
            continue;
        }
        const size_t rest = (size_t)(--order->count - i);
        memmove(&order->reaches[i], &order->reaches[i + 1], rest * sizeof chain);
        i = 0;
    }
    int32_t i = order->count++;
    for (; i > 0; i--) {
        const struct reach *before = &order->reaches[i - 1];
        if (chain.left > before->left) break;
        if (chain.left == before->left && chain.right >= before->right) break;
        order->reaches[i] = *before;
    }
    order->reaches[i] = chain;
}

/* Whether the chains just below a height lead to one sign and back in turn. */
static int winding_is_plain(const struct order *order, int32_t y) {
    const int32_t sign = order->reaches[0].direction;
    int32_t winding = 0;
    for (int32_t i = 0; i < order->count; i++) {
        const struct reach *chain = &order->reaches[i];
        if (chain->top.y > y || chain->bottom.y <= y) continue;
        winding += chain->direction;
        if (winding != 0 && winding != sign) return 0;
    }
    return 1;
}

/* Whether a chain to the left of chain `index` reaches over it, at a height of both. */
static int overlaps_earlier(const struct order *order, int32_t index) {
    const struct reach *chain = &order->reaches[index];
    for (int32_t i = 0; i < index; i++) {
        const struct reach *other = &order->reaches[i];
        if (other->right > chain->left && other->top.y < chain->bottom.y &&
            chain->top.y < other->bottom.y) {
            return 1;
        }
    }
    return 0;
}

static int sum_is_area(const struct order *order) {
    int32_t border = 0;
    for (int32_t i = 0; i < order->count; i++) {
        const struct reach *chain = &order->reaches[i];
        if (border > chain->left && overlaps_earlier(order, i)) return 0;
        border = chain->right > border ? chain->right : border;
    }
    /* What stands side by side changes only where a chain begins or ends. */
    for (int32_t i = 0; i < order->count; i++) {
        const struct reach *chain = &order->reaches[i];
        if (!winding_is_plain(order, chain->top.y)) return 0;
        if (!winding_is_plain(order, chain->bottom.y)) return 0;
    }
    return 1;
}

int32_t cpixels_span_parts(struct cpixels_chain_table table, int32_t head,
                           struct cpixels_span *spans, int32_t *is_plain) {
    struct order order;
    order.count = 0;
    for (int32_t index = head; index >= 0; index = table.chains[index].next) {
        const struct cpixels_chain *chain = &table.chains[index];
        const struct cpixels_corner first = table.corners[chain->first];
        const struct cpixels_corner last = table.corners[chain->last];
        const int is_down = chain->direction > 0;
        keep(&order, (struct reach){chain->left, chain->right, chain->direction,
                                    is_down ? first : last, is_down ? last : first});
    }
    *is_plain = sum_is_area(&order);
    int32_t count = 0;
    for (int32_t i = 0; i < order.count; i++) {
        count = add_span(spans, count, order.reaches[i].left, order.reaches[i].right);
    }
    return count;
}
