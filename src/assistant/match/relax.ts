import { missingDays, offerPeriods } from '#domain/booking/offer-periods.ts'
import { describeMissing, namePeriod } from '#domain/booking/period-words.ts'
import { countDays } from '#domain/booking/price/split-term.ts'
import type { TermQuestion } from '#domain/booking/term-rules.ts'
import { HORIZON_DAYS, POSTING_ANCHOR } from '#domain/booking/units.ts'
import { formatBudget } from '#domain/discovery/budget.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import { addDays } from '#domain/zoned-time.ts'
import { type Say, sayIn } from '../converse/language.ts'
import { daysInSpanish, listInSpanish, TYPES } from '../explain/spanish-names.ts'
import { amountInSpanish } from '../explain/suggest-spanish.ts'
import { listWords } from '../explain/wording.ts'

/** One relaxation of a request: the field to change, the resulting criteria and how many spaces then match. */
export interface Relaxation {
  field: 'Price' | 'Ad type' | 'Period' | 'Dates' | 'Listing type'
  /** Plain sentence that includes the count. */
  text: string
  criteria: Criteria
  count: number
}

/** Counts the spaces that meet the hard criteria (and are within reach of the place). */
export type CountFitting = (criteria: Criteria) => number

/** Fewer matches than this trigger relaxations. */
export const FEW_MATCHES = 3

type Change = Pick<Relaxation, 'field' | 'criteria'> & { action: string }

/** Changes that match more spaces than now, with their real counts: the smallest effective one per field. */
export function relax(criteria: Criteria, count: CountFitting, say: Say = sayIn('en')): Relaxation[] {
  const now = count(criteria)
  const counted = listChanges(criteria, say)
    .map((change) => ({ ...change, count: count(change.criteria) }))
    .filter((change) => change.count > now)
  const helpful = counted.filter((change, index) => index === firstEnough(counted, change.field))
  const relaxations = helpful.length > 0 ? helpful : together(criteria, { count, now, say })
  return relaxations.map(({ field, action, criteria: wider, count: n }) => ({
    field,
    criteria: wider,
    count: n,
    text: say(
      `${field}: ${action}; ${n} ${n === 1 ? 'space fits' : 'spaces fit'} then instead of ${now}.`,
      `${FIELDS_ES[field]}: ${action}; así hay ${n === 1 ? '1 espacio' : `${n} espacios`} en lugar de ${now}.`,
    ),
  }))
}

const FIELDS_ES: Record<Relaxation['field'], string> = {
  Price: 'Precio',
  'Ad type': 'Tipo',
  Period: 'Período',
  Dates: 'Fechas',
  'Listing type': 'Venta o renta',
}

type Counted = Change & { count: number }

/** Index of the field's first change that matches enough spaces, or of its widest one. */
function firstEnough(counted: readonly Counted[], field: Change['field']): number {
  const enough = counted.findIndex((change) => change.field === field && change.count >= FEW_MATCHES)
  return enough === -1 ? counted.findLastIndex((change) => change.field === field) : enough
}

/** When no single change helps: the shortest sequence of changes that does. */
function together(
  criteria: Criteria,
  { count, now, say }: { count: CountFitting; now: number; say: Say },
): Counted[] {
  let wider = criteria
  const actions: string[] = []
  for (const drop of [dropDates, dropPrice, dropTypes]) {
    const change = drop(wider, say)
    if (!change) continue
    wider = change.criteria
    actions.push(change.action)
    const n = count(wider)
    if (n > now) return [{ field: change.field, action: joined(actions, say), criteria: wider, count: n }]
  }
  return []
}

const joined = (words: readonly string[], say: Say) => say(listWords(words, 'and'), listInSpanish(words, 'y'))

function listChanges(criteria: Criteria, say: Say): Change[] {
  return [
    ...priceChanges(criteria, say),
    ...typeChanges(criteria, say),
    ...periodChanges(criteria, say),
    ...otherChanges(criteria, say),
  ]
}

function priceChanges(criteria: Criteria, say: Say): Change[] {
  const changes: Change[] = []
  const { priceMax, priceMin } = criteria
  if (priceMax !== null)
    for (const factor of [1.25, 1.5, 2, 3]) {
      const raised = Math.ceil((priceMax * factor) / 5) * 5
      const wider = { ...criteria, priceMax: raised }
      changes.push({
        field: 'Price',
        action: say(
          `raise the maximum to ${formatBudget(raised, criteria)}`,
          `sube el máximo a ${amountInSpanish(raised, criteria)}`,
        ),
        criteria: wider,
      })
    }
  if (priceMin !== null)
    changes.push({
      field: 'Price',
      action: say('drop the minimum', 'quita el mínimo'),
      criteria: { ...criteria, priceMin: null },
    })
  return [...changes, ...one(dropPrice(criteria, say))]
}

function typeChanges(criteria: Criteria, say: Say): Change[] {
  const { excludedAdTypes } = criteria
  const allowed = excludedAdTypes.map(
    (type): Change => ({
      field: 'Ad type',
      action: say(`allow ${AD_TYPE_LABELS[type].toLowerCase()} again`, `permite ${TYPES[type]} otra vez`),
      criteria: { ...criteria, excludedAdTypes: excludedAdTypes.filter((other) => other !== type) },
    }),
  )
  return [...one(dropTypes(criteria, say)), ...allowed]
}

/** The nearest whole posting periods that leave out some of the days asked for. */
function periodChanges(criteria: Criteria, say: Say): Change[] {
  const { availableFrom: from, availableTo: to } = criteria
  if (from === null || to === null || countDays(from, to) > HORIZON_DAYS) return []
  return offerPeriods({ ...ANY_POSTER, today: addDays(from, -28), from, to }).near.map((period) => {
    const missing = missingDays({ first: from, last: to }, period)
    const words = describeMissing({ ...period, missing }).replace(/\.$/, '')
    return {
      field: 'Period',
      action: say(`take ${namePeriod(period)}, with ${words}`, `prueba ${daysInSpanish(period)}`),
      criteria: { ...criteria, availableFrom: period.first, availableTo: period.last },
    }
  })
}

const ANY_POSTER: Omit<TermQuestion, 'today' | 'from' | 'to'> = {
  terms: { leadDays: 0, minDays: null, maxDays: null, startWeekday: null },
  unit: {
    id: null,
    name: '',
    cell: '4-week',
    anchor: POSTING_ANCHOR,
    capacity: 1,
    rate: null,
    periods: [],
  },
  opensOn: null,
  closesOn: null,
  taken: new Map(),
  takenBy: new Map(),
  quantity: 1,
}

function otherChanges(criteria: Criteria, say: Say): Change[] {
  const { listingType } = criteria
  const changes = one(dropDates(criteria, say))
  if (listingType === null) return changes
  const action =
    listingType === 'rent'
      ? say('include spaces for sale', 'incluye espacios en venta')
      : say('include spaces for rent', 'incluye espacios en renta')
  return [...changes, { field: 'Listing type', action, criteria: { ...criteria, listingType: null } }]
}

function dropPrice(criteria: Criteria, say: Say): Change | undefined {
  if (criteria.priceMax === null && criteria.priceMin === null) return undefined
  const wider = { ...criteria, priceMin: null, priceMax: null, interval: null }
  return { field: 'Price', action: say('set no limit', 'sin límite'), criteria: wider }
}

function dropTypes(criteria: Criteria, say: Say): Change | undefined {
  if (criteria.adTypes.length === 0) return undefined
  const names = criteria.adTypes.map((type) => AD_TYPE_LABELS[type].toLowerCase())
  return {
    field: 'Ad type',
    action: say(
      `look beyond ${listWords(names, 'and')}`,
      `mira más allá de ${listInSpanish(
        criteria.adTypes.map((type) => TYPES[type]),
        'y',
      )}`,
    ),
    criteria: { ...criteria, adTypes: [] },
  }
}

function dropDates(criteria: Criteria, say: Say): Change | undefined {
  if (criteria.availableFrom === null && criteria.availableTo === null) return undefined
  const wider = { ...criteria, availableFrom: null, availableTo: null }
  return { field: 'Dates', action: say('leave the dates open', 'deja las fechas abiertas'), criteria: wider }
}

function one(change: Change | undefined): Change[] {
  return change ? [change] : []
}
