import { wordSet } from './phrases.ts'

/** Before a bus or a ferry: its riders. */
export const RIDING = wordSet(
  `take takes taking ride rides riding wait waits waiting board boarding people folks crowd everyone
  passenger passengers`,
)

/** After a bus or a ferry: an ad on it. Stems. */
export const AD_PARTS = wordSet('ad wrap shelter bench side poster panel screen sign')

/** Before "drivers": a trade or a job offer. */
export const DRIVER_TRADES = wordSet(
  `truck taxi delivery uber lyft bus new student need needs hire hires hiring seeking recruit
  recruiting`,
)
