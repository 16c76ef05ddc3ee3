import { required } from '../../required.ts'

/** Longest name compared letter by letter. */
export const MAX_LETTERS = 32

const WIDTH = MAX_LETTERS + 1
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]

/**
 * Damerau–Levenshtein distance (insert, delete, replace, transpose) from `a` to `b`, or to the nearest prefix of `b` when
 * `prefix`; any value above `max` means "more than max". Both at most `MAX_LETTERS` long.
 */
export function editDistance(a: string, b: string, max: number, prefix = false): number {
  if (a.length > MAX_LETTERS) return max + 1
  const limit = Math.min(b.length, prefix ? a.length + max : MAX_LETTERS)
  if (!prefix && Math.abs(a.length - b.length) > max) return max + 1
  let [before, previous, current] = rows
  for (let j = 0; j <= limit; j++) previous[j] = j
  for (let i = 1; i <= a.length; i++) {
    current[0] = i
    let least = i
    const letter = a.charCodeAt(i - 1)
    for (let j = 1; j <= limit; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = required(previous[j - 1]) + (letter === other ? 0 : 1)
      cost = Math.min(cost, required(previous[j]) + 1, required(current[j - 1]) + 1)
      const swapped = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2)
      if (swapped) cost = Math.min(cost, required(before[j - 2]) + 1)
      current[j] = cost
      if (cost < least) least = cost
    }
    if (least > max) return max + 1
    ;[before, previous, current] = [previous, current, before]
  }
  if (!prefix) return required(previous[limit])
  let best = max + 1
  for (let j = 0; j <= limit; j++) best = Math.min(best, required(previous[j]))
  return best
}

/** Bit mask of the letters that occur (digits share a bit): a cheap lower bound on edits. */
export function letterMask(text: string): number {
  let mask = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    mask |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << 26
  }
  return mask
}

export function countBits(value: number): number {
  let n = value - ((value >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
