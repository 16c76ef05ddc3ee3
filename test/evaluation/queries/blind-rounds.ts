import { ROUND_1_QUERIES } from './blind/round-1-after-first-build.ts'
import { ROUND_2_QUERIES } from './blind/round-2-after-round-1.ts'
import { ROUND_3_QUERIES } from './blind/round-3-from-product-rules.ts'
import { ROUND_4_QUERIES } from './blind/round-4-other-trades.ts'
import { ROUND_5_QUERIES } from './blind/round-5-after-round-4.ts'
import { ROUND_6_QUERIES } from './blind/round-6-after-round-5.ts'
import { ROUND_7_QUERIES } from './blind/round-7-after-round-6.ts'
import type { QueryCase } from './parse-cases.ts'

/** Blind cases, written before the rules were tuned on them, in order of writing; each file states its first scores. */
export const BLIND_ROUNDS: Readonly<Record<string, readonly QueryCase[]>> = {
  'blind, round 1': ROUND_1_QUERIES,
  'blind, round 2': ROUND_2_QUERIES,
  'blind, round 3': ROUND_3_QUERIES,
  'blind, round 4': ROUND_4_QUERIES,
  'blind, round 5': ROUND_5_QUERIES,
  'blind, round 6': ROUND_6_QUERIES,
  'blind, round 7': ROUND_7_QUERIES,
}
