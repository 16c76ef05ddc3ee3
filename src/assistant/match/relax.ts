import { missingDays, offerPeriods } from '#domain/booking/offer-periods.ts'
import { describeMissing, namePeriod } from '#domain/booking/period-words.ts'
import { countDays } from '#domain/booking/price/split-term.ts'
import type { TermQuestion } from '#domain/booking/term-rules.ts'
import { HORIZON_DAYS, POSTING_ANCHOR } from '#domain/booking/units.ts'
import { formatBudget } from '#domain/discovery/budget.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import { addDays } from '#domain/zoned-time.ts'
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
export function relax(criteria: Criteria, count: CountFitting): Relaxation[] {
  const now = count(criteria)
  const counted = listChanges(criteria)
    .map((change) => ({ ...change, count: count(change.criteria) }))
    .filter((change) => change.count > now)
  const helpful = counted.filter((change, index) => index === firstEnough(counted, change.field))
  const relaxations = helpful.length > 0 ? helpful : together(criteria, count, now)
  return relaxations.map(({ field, action, criteria: wider, count: n }) => ({
    field,
    criteria: wider,
    count: n,
    text: `${field}: ${action}; ${n} ${n === 1 ? 'space fits' : 'spaces fit'} then instead of ${now}.`,
  }))
}

type Counted = Change & { count: number }

/** Index of the field's first change that matches enough spaces, or of its widest one. */
function firstEnough(counted: readonly Counted[], field: Change['field']): number {
  const enough = counted.findIndex((change) => change.field === field && change.count >= FEW_MATCHES)
  return enough === -1 ? counted.findLastIndex((change) => change.field === field) : enough
}

/** When no single change helps: the shortest sequence of changes that does. */
function together(criteria: Criteria, count: CountFitting, now: number): Counted[] {
  let wider = criteria
  const actions: string[] = []
  for (const drop of [dropDates, dropPrice, dropTypes]) {
    const change = drop(wider)
    if (!change) continue
    wider = change.criteria
    actions.push(change.action)
    const n = count(wider)
    if (n > now)
      return [{ field: change.field, action: listWords(actions, 'and'), criteria: wider, count: n }]
  }
  return []
}

function listChanges(criteria: Criteria): Change[] {
  return [
    ...priceChanges(criteria),
    ...typeChanges(criteria),
    ...periodChanges(criteria),
    ...otherChanges(criteria),
  ]
}

function priceChanges(criteria: Criteria): Change[] {
  const changes: Change[] = []
  const { priceMax, priceMin } = criteria
  if (priceMax !== null)
    for (const factor of [1.25, 1.5, 2, 3]) {
      const raised = Math.ceil((priceMax * factor) / 5) * 5
      const wider = { ...criteria, priceMax: raised }
      changes.push({
        field: 'Price',
        action: `raise the maximum to ${formatBudget(raised, criteria)}`,
        criteria: wider,
      })
    }
  if (priceMin !== null)
    changes.push({ field: 'Price', action: 'drop the minimum', criteria: { ...criteria, priceMin: null } })
  return [...changes, ...one(dropPrice(criteria))]
}

function typeChanges(criteria: Criteria): Change[] {
  const { excludedAdTypes } = criteria
  const allowed = excludedAdTypes.map(
    (type): Change => ({
      field: 'Ad type',
      action: `allow ${AD_TYPE_LABELS[type].toLowerCase()} again`,
      criteria: { ...criteria, excludedAdTypes: excludedAdTypes.filter((other) => other !== type) },
    }),
  )
  return [...one(dropTypes(criteria)), ...allowed]
}

/** The nearest whole posting periods that leave out some of the days asked for. */
function periodChanges(criteria: Criteria): Change[] {
  const { availableFrom: from, availableTo: to } = criteria
  if (from === null || to === null || countDays(from, to) > HORIZON_DAYS) return []
  return offerPeriods({ ...ANY_POSTER, today: addDays(from, -28), from, to }).near.map((period) => {
    const missing = missingDays({ first: from, last: to }, period)
    const words = describeMissing({ ...period, missing }).replace(/\.$/, '')
    return {
      field: 'Period',
      action: `take ${namePeriod(period)}, with ${words}`,
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

function otherChanges(criteria: Criteria): Change[] {
  const { listingType } = criteria
  const changes = one(dropDates(criteria))
  if (listingType === null) return changes
  const action = `include spaces for ${listingType === 'rent' ? 'sale' : 'rent'}`
  return [...changes, { field: 'Listing type', action, criteria: { ...criteria, listingType: null } }]
}

function dropPrice(criteria: Criteria): Change | undefined {
  if (criteria.priceMax === null && criteria.priceMin === null) return undefined
  const wider = { ...criteria, priceMin: null, priceMax: null, interval: null }
  return { field: 'Price', action: 'set no limit', criteria: wider }
}

function dropTypes(criteria: Criteria): Change | undefined {
  if (criteria.adTypes.length === 0) return undefined
  const names = criteria.adTypes.map((type) => AD_TYPE_LABELS[type].toLowerCase())
  return {
    field: 'Ad type',
    action: `look beyond ${listWords(names, 'and')}`,
    criteria: { ...criteria, adTypes: [] },
  }
}

function dropDates(criteria: Criteria): Change | undefined {
  if (criteria.availableFrom === null && criteria.availableTo === null) return undefined
  const wider = { ...criteria, availableFrom: null, availableTo: null }
  return { field: 'Dates', action: 'leave the dates open', criteria: wider }
}

function one(change: Change | undefined): Change[] {
  return change ? [change] : []
}
