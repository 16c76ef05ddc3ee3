import { MARKET_ZONE } from '../format-dates.ts'
import type { AdType, Interval, ListingType, Venue } from '../vocabulary.ts'
import type { BookingTerms, Extra } from './booking-terms.ts'
import { type Cell, HORIZON_DAYS, POSTING_ANCHOR, type SpaceUnit } from './units.ts'

/** What a listing says of itself and its booking begins with. */
export interface ListingFacts {
  adType: AdType
  listingType: ListingType
  /** What its price is for. */
  interval: Interval
  venue: Venue | null
  hasPoint: boolean
  /** False for a space that came with a file, whose seller has not said yet how it is booked. */
  takesRequests: boolean
  minContract: string | null
  /** Whole US dollars, once. */
  setupFee: number | null
}

export interface Booking {
  terms: BookingTerms
  units: SpaceUnit[]
}

const UNITS: Record<AdType, { name: string; cell: Cell }> = {
  billboard: { name: 'Face', cell: '4-week' },
  print: { name: 'Ad space', cell: 'listed' },
  digital: { name: 'Slot', cell: 'week' },
  radio: { name: 'Airtime', cell: 'week' },
  event: { name: 'Sponsorship', cell: 'listed' },
  social: { name: 'Post', cell: 'day' },
}

/** What is sold by time is sold as it was priced: who asks a price by the month has heard of no posting periods. */
const CELLS_PRICED: Record<Interval, Cell | null> = {
  day: 'day',
  week: 'week',
  '4-week': '4-week',
  month: 'day',
  quarter: 'day',
  year: 'day',
  'one-time': null,
}

/** In what a space is sold whose seller has set nothing (docs/decisions/0154). */
export function cellOfPrice({ adType, interval }: Pick<ListingFacts, 'adType' | 'interval'>): Cell {
  const { cell } = UNITS[adType]
  return cell === 'listed' ? cell : (CELLS_PRICED[interval] ?? cell)
}

/** How a listing is sold whose seller has set nothing: nothing is promised, every booking is a request. */
export function defaultBooking(facts: ListingFacts): Booking {
  const minDays = facts.minContract === null ? null : parseMinContract(facts.minContract)
  const isTooLong = minDays !== null && minDays > HORIZON_DAYS
  return {
    terms: {
      mode: facts.listingType === 'rent' && facts.takesRequests && !isTooLong ? 'request' : 'off',
      timeZone: MARKET_ZONE,
      leadDays: 0,
      minDays: isTooLong ? null : minDays,
      maxDays: null,
      startWeekday: null,
      sellsWholePeriods: false,
      termDiscounts: [],
      quantityDiscounts: [],
      agencyCommissionBasisPoints: null,
      extras: setupOf(facts.setupFee),
      cancellationTier: 'standard',
      paymentSchedule: 'at-once',
      depositBasisPoints: 5000,
      delivery: deliveryOf(facts),
      taxOverride: null,
      answerHours: 48,
      holdDays: 0,
    },
    units: [
      {
        id: null,
        name: UNITS[facts.adType].name,
        cell: cellOfPrice(facts),
        anchor: POSTING_ANCHOR,
        capacity: 1,
        rate: null,
        periods: [],
      },
    ],
  }
}

function setupOf(dollars: number | null): Extra[] {
  if (!dollars) return []
  const once = { isPerQuantity: false, isRequired: true, passesThrough: false }
  return [{ id: 'setup', kind: 'setup', name: 'Setup', cents: dollars * 100, ...once }]
}

function deliveryOf({ adType, venue, hasPoint }: ListingFacts): BookingTerms['delivery'] {
  if (adType !== 'digital') return null
  return venue !== null || hasPoint ? 'place' : 'online'
}

/**
 * Days by what they are called. A month is the trade's, four weeks: a minimum never becomes longer than what was said,
 * and whole posting periods fill it.
 */
const NAMED_DAYS = new Map([
  ['day', 1],
  ['night', 1],
  ['week', 7],
  ['wk', 7],
  ['four-week period', 28],
  ['4-week period', 28],
  ['period', 28],
  ['month', 28],
  ['mo', 28],
  ['quarter', 84],
  ['year', 364],
  ['yr', 364],
])
const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const FILLERS = /\b(at least|minimum( of)?|min\.?( of)?|contract|term|commitment)(?=\s|$|:)|[:.,]/g

/** "4 weeks", "3 months", "30 days", "1 year", "12-month minimum" → days; null for anything else ("2 issues", "1 season"). */
export function parseMinContract(text: string): number | null {
  const words = text.toLowerCase().replace(FILLERS, ' ').trim().replace(/\s+/g, ' ')
  const [, count = '', name = ''] = /^(\d{1,3}|[a-z]+)[ -](\S.*?)s?$/.exec(words) ?? []
  const number = /^\d/.test(count) ? Number(count) : NUMBERS.indexOf(count) + 1
  const days = NAMED_DAYS.get(name)
  return days === undefined || number === 0 ? null : number * days
}
