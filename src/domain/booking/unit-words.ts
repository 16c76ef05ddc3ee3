import type { AdType } from '../vocabulary.ts'

/** What a unit of each medium holds in one cell, as the trade counts it: "6 of 8 slots". */
export const PIECE_WORDS: Record<AdType, { one: string; many: string }> = {
  billboard: { one: 'face', many: 'faces' },
  print: { one: 'place', many: 'places' },
  digital: { one: 'slot', many: 'slots' },
  radio: { one: 'spot', many: 'spots' },
  event: { one: 'place', many: 'places' },
  social: { one: 'post', many: 'posts' },
}

/** "North face", "North face, March issue": a line of the terms. */
export function toLineName({ name, label }: { name: string; label: string }): string {
  return label ? `${name}, ${label}` : name
}
