#ifndef CPNG_POOL_H
#define CPNG_POOL_H

#include <stddef.h>

struct cpng_block;

/* Blocks that libpng has freed, cached for the next image. zlib's state takes about 270 KB.
 * Allocating it for each small frame would take a quarter of the encoding time. */
struct cpng_pool {
    struct cpng_block *spare;
    size_t count;
};

/* Returns a block of `size` bytes, from the cache if it has one of that size. Returns null if
 * memory allocation fails. */
void *cpng_pool_take(struct cpng_pool *pool, size_t size);
/* Caches a block for reuse. */
void cpng_pool_give(struct cpng_pool *pool, void *block);
/* Frees all cached blocks. */
void cpng_pool_drain(struct cpng_pool *pool);

#endif
