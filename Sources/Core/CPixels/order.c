#include "order.h"

/* One or more joined chains. */
struct joined_chain {
    int32_t left;
    int32_t right;
    int32_t direction;
    struct cpixels_corner top;
    struct cpixels_corner bottom;
};

/* The chains of a row, from left to right. */
struct order {
    int32_t count;
    struct joined_chain chains[cpixels_chain_limit];
};

/* Joins `other` to `chain` if one ends where the other begins. Returns 0 if they do not meet. */
static int extend(struct joined_chain *chain, const struct joined_chain *other) {
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

/* Whether a chain runs from the top to the bottom of the row. */
static int leads_through(const struct joined_chain *chain) {
    return chain->top.y == 0 && chain->bottom.y == ONE;
}

/* Inserts a chain after joining it to the chains that it continues. Chains need joining where the
 * end of a contour meets its start. */
static void insert_chain(struct order *order, struct joined_chain chain) {
    for (int32_t i = 0; i < order->count && !leads_through(&chain);) {
        if (!extend(&chain, &order->chains[i])) {
            i++;
            continue;
        }
        const size_t rest = (size_t)(--order->count - i);
        memmove(&order->chains[i], &order->chains[i + 1], rest * sizeof chain);
        i = 0;
    }
    int32_t i = order->count++;
    for (; i > 0; i--) {
        const struct joined_chain *before = &order->chains[i - 1];
        if (chain.left > before->left) break;
        if (chain.left == before->left && chain.right >= before->right) break;
        order->chains[i] = *before;
    }
    order->chains[i] = chain;
}

/* Whether the winding just below the height `y` alternates between 0 and one sign. */
static int winding_is_plain(const struct order *order, int32_t y) {
    const int32_t sign = order->chains[0].direction;
    int32_t winding = 0;
    for (int32_t i = 0; i < order->count; i++) {
        const struct joined_chain *chain = &order->chains[i];
        if (chain->top.y > y || chain->bottom.y <= y) continue;
        winding += chain->direction;
        if (winding != 0 && winding != sign) return 0;
    }
    return 1;
}

/* Whether chain `index` overlaps a chain before it, at a height of both. */
static int overlaps_earlier(const struct order *order, int32_t index) {
    const struct joined_chain *chain = &order->chains[index];
    for (int32_t i = 0; i < index; i++) {
        const struct joined_chain *other = &order->chains[i];
        if (other->right > chain->left && other->top.y < chain->bottom.y &&
            chain->top.y < other->bottom.y) {
            return 1;
        }
    }
    return 0;
}

/* Whether the sum of the signed areas of all chains is the covered area. */
static int sum_is_area(const struct order *order) {
    int32_t border = 0;
    for (int32_t i = 0; i < order->count; i++) {
        const struct joined_chain *chain = &order->chains[i];
        if (border > chain->left && overlaps_earlier(order, i)) return 0;
        border = chain->right > border ? chain->right : border;
    }
    /* The order of chains changes only where a chain begins or ends. */
    for (int32_t i = 0; i < order->count; i++) {
        const struct joined_chain *chain = &order->chains[i];
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
        insert_chain(&order, (struct joined_chain){chain->left, chain->right, chain->direction,
                                    is_down ? first : last, is_down ? last : first});
    }
    *is_plain = sum_is_area(&order);
    int32_t count = 0;
    for (int32_t i = 0; i < order.count; i++) {
        count = add_span(spans, count, order.chains[i].left, order.chains[i].right);
    }
    return count;
}
