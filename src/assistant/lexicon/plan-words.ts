import { wordSet } from './phrases.ts'

/** What a business may do with itself: its time is not the time of an ad. */
export const BUSINESS_PLANS = wordSet(
  `move moving relocate relocating expand expanding renovate renovating remodel remodeling retire retiring sell merge hire hiring
  close closing rebrand mudarnos mudarme ampliar`,
)

/** "We sign today": when it is settled, and not when the ad runs. */
export const DECISIONS = wordSet(
  'sign signing commit decide deciding book booking deal close agree confirm pay paying',
)

/** Before such a word: it is not settled. */
export const PLAN_DOUBTS = wordSet(
  'may might could maybe perhaps possibly probably hope hoping plan planning thinking quiza quizas podemos',
)
