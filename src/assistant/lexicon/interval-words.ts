import type { BudgetInterval } from '#domain/discovery/criteria.ts'
import { splitPhrases, wordSet } from './phrases.ts'

/** Billing periods as nouns. Stems. */
export const INTERVAL_UNITS: Readonly<Record<string, BudgetInterval>> = {
  day: 'day',
  dia: 'day',
  dy: 'day',
  week: 'week',
  wk: 'week',
  wks: 'week',
  wek: 'week',
  wekk: 'week',
  weak: 'week',
  semana: 'week',
  cemana: 'week',
  semama: 'week',
  sem: 'week',
  month: 'month',
  mo: 'month',
  mos: 'month',
  mth: 'month',
  mnth: 'month',
  mont: 'month',
  mouth: 'month',
  mez: 'month',
  mes: 'month',
  quarter: 'quarter',
  qtr: 'quarter',
  trimestre: 'quarter',
  year: 'year',
  yr: 'year',
  ano: 'year',
  annum: 'year',
}

/** Billing periods as adverbs. Stems. */
export const INTERVAL_ADVERBS: Readonly<Record<string, BudgetInterval>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  montly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  mensual: 'month',
  mensuale: 'month',
  mensualmente: 'month',
  semanal: 'week',
  semanale: 'week',
  diario: 'day',
  diaria: 'day',
  diariamente: 'day',
  semanalmente: 'week',
  mensualidad: 'month',
  anualmente: 'year',
  trimestrale: 'quarter',
  mthly: 'month',
  mnthly: 'month',
  wkly: 'week',
  weekely: 'week',
  everyday: 'day',
  anual: 'year',
  anuale: 'year',
  permonth: 'month',
  amonth: 'month',
  perweek: 'week',
  aweek: 'week',
  perday: 'day',
  aday: 'day',
  peryear: 'year',
  pcm: 'month',
  pm: 'month',
  pw: 'week',
  trimestral: 'quarter',
}

/** Periods that may follow a figure with nothing between: "300 month". */
export const BARE_PERIODS = wordSet('day week month year quarter wk mo semana mes')

/** It is paid or runs one time. */
export const ONE_TIME = splitPhrases(
  `once, onetime, upfront, one time, one off, oneoff, one shot, single time, one single time, the one time, at one time, in one go, one payment, single payment, one go, un solo pago, pago unico, just once, only once, just the once,
  una sola vez, unica vez, por unica vez, una vez, una unica vez`,
)

/** Before the unit of a period: "per", "a la", "in the". */
export const PERIOD_LEADS = wordSet(
  '/ per pr a an each every evry evrey p por al ala cada x by the for in on at',
)

/** Between such a word and its unit. */
export const PERIOD_LINKS = wordSet('a la el one the 1 each every cada single calendar full whole entire')

/** In a clause of its own, these say nothing beside a period: "billed monthly", "that is per week". */
export const PERIOD_FILLERS = wordSet(
  `billed paid pay payable payment payments of course naturally obviously period basis frequency interval on it its is that thats this only just please i mean so and or for now al`,
)

/** After "p.": "12k p.a.", "550 p.m.". */
export const AFTER_POINT: Readonly<Record<string, BudgetInterval>> = {
  a: 'year',
  m: 'month',
  w: 'week',
  d: 'day',
}

/** After "/": "200/m", "200 p/m". */
export const SHORT_UNITS: Readonly<Record<string, BudgetInterval>> = {
  d: 'day',
  w: 'week',
  m: 'month',
  q: 'quarter',
  y: 'year',
}
