// What Embedded Swift asks of a C library, and a heap that frees.
//
// A block is rounded up to one of a few sizes, four to each power of two, and goes back to the list of its size when
// it is freed. Blocks are not joined: what a page allocates again and again has the same sizes again and again.

#include <stddef.h>
#include <stdint.h>

typedef struct Block {
  struct Block *next;  // While it is free.
  uint32_t list;       // Which list it belongs to.
  uint32_t unused[2];
} Block;  // 16 bytes, so that what follows it is aligned to 16.

enum { lists = 128, page = 65536 };

extern unsigned char __heap_base;
static Block *freed[lists];
static uintptr_t top;

/// How large the blocks of a list are: 16, 20, 24, 28, 32, 40 … times 16 bytes, and smaller ones by sixteens.
static size_t size_of(uint32_t list) {
  return list < 16 ? (list + 1) * 16 : (size_t)(4 + list % 4) << (list / 4 + 2);
}

static uint32_t list_for(size_t size) {
  uint32_t list = size <= 256 ? (size ? (size - 1) / 16 : 0) : 16;
  while (size_of(list) < size) list++;
  return list;
}

static Block *extend(size_t size) {
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  if (size > end - top) {
    size_t pages = (size - (end - top) + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  }
  Block *block = (Block *)top;
  top += size;
  return block;
}

void *malloc(size_t size) {
  if (size > (size_t)1 << 30) __builtin_trap();
  uint32_t list = list_for(size);
  Block *block = freed[list];
  if (block) {
    freed[list] = block->next;
  } else {
    block = extend(sizeof(Block) + size_of(list));
    block->list = list;
  }
  return block + 1;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)pointer - 1;
  block->next = freed[block->list];
  freed[block->list] = block;
}

/// Nothing here wants more than 16.
int posix_memalign(void **pointer, size_t alignment, size_t size) {
  if (alignment > 16) __builtin_trap();
  *pointer = malloc(size);
  return 0;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *out = to;
  const unsigned char *in = from;
  if (out < in) {
    for (size_t i = 0; i < count; i++) out[i] = in[i];
  } else {
    while (count--) out[count] = in[count];
  }
  return to;
}

void *memcpy(void *to, const void *from, size_t count) { return memmove(to, from, count); }

void *memset(void *to, int value, size_t count) {
  for (unsigned char *out = to; count--;) *out++ = (unsigned char)value;
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count--; a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

/// Messages of traps have nowhere to go.
int putchar(int character) { return character; }

/// Only hashes are seeded by it: the same in each run, so that equal input makes equal output.
void arc4random_buf(void *buffer, size_t count) { memset(buffer, 7, count); }

double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

/// The low 128 bits of a product.
__int128 __multi3(__int128 left, __int128 right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (uint64_t)(left >> 64) * b + a * (uint64_t)(right >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (other << 32 | (uint32_t)low));
}

uintptr_t __stack_chk_guard = 0x5ca1ab1e;
void __stack_chk_fail(void) { __builtin_trap(); }
