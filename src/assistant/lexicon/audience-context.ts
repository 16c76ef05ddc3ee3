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

/** Between the two ages of a range. */
export const AGE_JOINTS = wordSet('- to and till til until a y')

/** Before a range: it is one of ages. */
export const PEOPLE = wordSet(
  `people folks person anybody anyone everybody everyone somebody kids adults men women guys gals ladies girls crowd singles renters sailors soldiers
  skiers couples youngsters youth dancers locals parejas solteros solteras jovencitos gente personas morros morras chavos jovenes muchachos hombres mujeres edad age aged ages`,
)

/** After a range: it counts something, or is money. */
export const COUNTED_BY = wordSet(
  `dollars bucks usd % percent a per an each k grand month months week weeks day days minutes minute min mins hours hour miles mile mi
  ft feet foot inches inch seconds sec spots posts units seats customers employees members students posters flyers boards screens stores
  dolares pesos al por mes semanas dias minutos millas`,
)

/** Before "as": still a wish, "as long as commuters hear us". */
export const AS_BEFORE = wordSet('long soon much well far many')
