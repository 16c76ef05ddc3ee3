import { wordSet } from './phrases.ts'

/** Between the two dates of a period. */
export const DATE_JOINTS = wordSet('to through thru until till til and or into al a hasta y')

/** Said before a date that begins a period. */
export const START_WORDS = wordSet(
  `starting starts start from beginning begins begin after since commencing launching desde partir
  empezando comenzando onward onwards`,
)

/** Said before a date that ends a period. */
export const END_WORDS = wordSet('until till til through thru hasta ending ends')

/** Between such a word and its date. */
export const DATE_FILLERS = wordSet('in on the at of de el , around approximately about early this')

/** Before "by" and a date: something begins then, rather than ends. */
export const START_BY_WORDS = wordSet(
  'up live running launch launched ready start started begin posted going installed',
)

/** Before a date that is told about, not asked for. */
export const TOLD_DATE_WORDS = wordSet('last since opened founded established past ago started')

/** The current week, month or season. */
export const THIS_WORDS = wordSet('this current coming upcoming este esta')

/** Words before a season that prove it is a period. */
export const SEASON_INTRODUCERS = wordSet(
  `in for during until till through by early late mid all and or to from starting of before after en
  este durante para over`,
)

/** After a season: a thing named after it, no period. */
export const SEASONAL_THINGS = wordSet(
  `camp camps city hill sale menu line collection class classes fair festival break training show
  concert league recital catalog gala`,
)

/** After a holiday: a thing named after it, no date. */
export const HOLIDAY_THINGS = wordSet(
  `party parties decoration decorations lights tree trees ornaments costume costumes gifts store`,
)

/** Words before a weekday that prove it is a date. */
export const WEEKDAY_INTRODUCERS = wordSet(
  'on starting by from until till through before after beginning el desde',
)

/** Words before a number that prove it is a year. */
export const YEAR_INTRODUCERS = wordSet('in for during of en all throughout')

/** After "1/2": a fraction, no date. */
export const FRACTION_UNITS = wordSet('page mile price off hour size')

/** Between two days of one month. */
export const DAY_RANGE_JOINTS = wordSet('to through thru until till and al')
