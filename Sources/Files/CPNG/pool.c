#include "pool.h"

#include <stdint.h>
#include <stdlib.h>

/* The header of a block. Its size keeps the body aligned for any type. */
struct cpng_block {
    struct cpng_block *next;
    size_t size;
    max_align_t body[];
};

/* An image needs about ten blocks. Further blocks are returned to the system. */
enum { MOST_SPARE = 32 };

void *cpng_pool_take(struct cpng_pool *pool, size_t size) {
    for (struct cpng_block **place = &pool->spare; *place; place = &(*place)->next) {
        struct cpng_block *block = *place;
        if (block->size == size) {
            *place = block->next;
            pool->count -= 1;
            return block->body;
        }
    }
    if (size > SIZE_MAX - sizeof(struct cpng_block)) {
        return NULL;
    }
    struct cpng_block *block = malloc(sizeof(struct cpng_block) + size);
    if (!block) {
        return NULL;
    }
    block->size = size;
    return block->body;
}

void cpng_pool_give(struct cpng_pool *pool, void *body) {
    if (!body) {
        return;
    }
    struct cpng_block *block =
        (struct cpng_block *)((char *)body - offsetof(struct cpng_block, body));
    if (pool->count >= MOST_SPARE) {
        free(block);
        return;
    }
    block->next = pool->spare;
    pool->spare = block;
    pool->count += 1;
}

void cpng_pool_drain(struct cpng_pool *pool) {
    while (pool->spare) {
        struct cpng_block *block = pool->spare;
        pool->spare = block->next;
        free(block);
    }
    pool->count = 0;
}
