#ifndef CPNG_POOL_H
#define CPNG_POOL_H

#include <stddef.h>

struct cpng_block;

/* Blocks that libpng gave back, kept for its next picture: zlib's state is some 270 KB, and
 * fetching that from the system for each small frame costs a quarter of the encoding. */
struct cpng_pool {
    struct cpng_block *spare;
    size_t count;
};

/* A block of `size` bytes, a spare one of that size if there is one; null without memory. */
void *cpng_pool_take(struct cpng_pool *pool, size_t size);
/* Keeps a block for later. */
void cpng_pool_give(struct cpng_pool *pool, void *block);
/* Returns all spare blocks to the system. */
void cpng_pool_drain(struct cpng_pool *pool);

#endif
