import type { BudgetInterval } from '#domain/criteria.ts'
import { wordSet } from './phrases.ts'

/** Billing periods as nouns. Stems. */
export const INTERVAL_UNITS: Readonly<Record<string, BudgetInterval>> = {
  day: 'day',
  night: 'day',
  dia: 'day',
  week: 'week',
  wk: 'week',
  wek: 'week',
  semana: 'week',
  month: 'month',
  mo: 'month',
  mth: 'month',
  mnth: 'month',
  mont: 'month',
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
  anual: 'year',
  anuale: 'year',
  permonth: 'month',
  amonth: 'month',
  perweek: 'week',
  aweek: 'week',
  perday: 'day',
  aday: 'day',
  peryear: 'year',
  nightly: 'day',
  pcm: 'month',
  pm: 'month',
  pw: 'week',
  trimestral: 'quarter',
}

/** Periods that may follow a figure with nothing between: "300 month". */
export const BARE_PERIODS = wordSet('day week month year quarter wk mo semana mes')
