/** Popcount of a 32-bit word (Hacker's Delight, 5-1): V8 exposes no intrinsic. */
export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Transposes 32 words of 32 bits in place: bit `i` of word `j` becomes bit `j` of word `i` (Hacker's Delight, 7-3). */
export function transposeBits(words: Int32Array): void {
  for (let width = 16, mask = 0xffff; width !== 0; width >>= 1, mask ^= mask << width) {
    for (let k = 0; k < 32; k = (k + width + 1) & ~width) {
      const swap = ((words[k]! >>> width) ^ words[k + width]!) & mask
      words[k + width]! ^= swap
      words[k]! ^= swap << width
    }
  }
}

/** Index of the lowest set bit (count trailing zeros). */
export function lowestOne(word: number): number {
  return 31 - Math.clz32(word & -word)
}
