import fc from 'fast-check'
import {
  BOOKING_LIMITS,
  type BookingTerms,
  CANCELLATION_TIERS,
  type DiscountStep,
  EXTRA_KINDS,
  type Extra,
  PAYMENT_SCHEDULES,
} from '#domain/booking/booking-terms.ts'
import type { QuoteRequest } from '#domain/booking/price/quote.ts'
import { CELLS, type Rate } from '#domain/booking/units.ts'
import { AD_TYPES, INTERVALS } from '#domain/vocabulary.ts'
import { addDays } from '#domain/zoned-time.ts'

/** Quotes that buyers may ask for, of any space, with any terms. */

const BOOKED_ON = '2027-01-15'

export function buildTerms(given: Partial<BookingTerms> = {}): BookingTerms {
  return {
    mode: 'request',
    timeZone: 'America/Los_Angeles',
    leadDays: 0,
    minDays: null,
    maxDays: null,
    startWeekday: null,
    sellsWholePeriods: false,
    termDiscounts: [],
    quantityDiscounts: [],
    agencyCommissionBasisPoints: null,
    extras: [],
    cancellationTier: 'standard',
    paymentSchedule: 'at-once',
    depositBasisPoints: 0,
    delivery: null,
    taxOverride: null,
    answerHours: 48,
    holdDays: 0,
    ...given,
  }
}

export function buildRequest(given: Partial<QuoteRequest> = {}): QuoteRequest {
  return {
    medium: 'billboard',
    unit: { name: 'North face', cell: 'day' },
    rate: { cents: 90_000, per: 'month' },
    terms: buildTerms(),
    first: '2027-03-02',
    last: '2027-04-01',
    periods: [],
    quantity: 1,
    extras: [],
    isAgency: false,
    taxRate: { place: 'Seattle', basisPoints: 1035 },
    bookedOn: BOOKED_ON,
    ...given,
  }
}

const basisPoints = fc.integer({ min: 0, max: 10_000 })
const cents = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.integer({ min: 0, max: BOOKING_LIMITS.cents }),
)
const quantity = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: BOOKING_LIMITS.capacity }) },
)

const steps = (max: number): fc.Arbitrary<DiscountStep[]> =>
  fc
    .uniqueArray(fc.record({ from: fc.integer({ min: 2, max }), basisPoints }), {
      selector: ({ from }) => from,
      maxLength: 3,
    })
    .map((all) => all.sort((a, b) => a.from - b.from))

const extra: fc.Arbitrary<Omit<Extra, 'id'>> = fc.record({
  kind: fc.constantFrom(...EXTRA_KINDS),
  name: fc.constant('Vinyl'),
  cents,
  isPerQuantity: fc.boolean(),
  isRequired: fc.boolean(),
  passesThrough: fc.boolean(),
})
const extras = fc
  .array(extra, { maxLength: 5 })
  .map((all) => all.map((one, at): Extra => ({ ...one, id: `extra-${at}` })))

const termsArbitrary: fc.Arbitrary<BookingTerms> = fc
  .record({
    sellsWholePeriods: fc.boolean(),
    termDiscounts: steps(120),
    quantityDiscounts: steps(12),
    agencyCommissionBasisPoints: fc.option(fc.integer({ min: 0, max: 5000 })),
    extras,
    cancellationTier: fc.constantFrom(...CANCELLATION_TIERS),
    paymentSchedule: fc.constantFrom(...PAYMENT_SCHEDULES),
    depositBasisPoints: basisPoints,
    delivery: fc.constantFrom(null, 'place' as const, 'online' as const),
    taxOverride: fc.option(
      fc.record({ basisPoints: fc.integer({ min: 0, max: 3000 }), reason: fc.constant('Counsel said so') }),
      { freq: 8 },
    ),
  })
  .map(buildTerms)

const rate: fc.Arbitrary<Rate> = fc.record({ cents, per: fc.constantFrom(...INTERVALS, 'piece' as const) })

const range = fc
  .record({
    cell: fc.constantFrom(...CELLS),
    ahead: fc.integer({ min: 0, max: 900 }),
    length: fc.integer({ min: 1, max: 540 }),
    issues: fc.array(
      fc.record({ gap: fc.integer({ min: 0, max: 40 }), days: fc.integer({ min: 1, max: 40 }) }),
      {
        minLength: 1,
        maxLength: 8,
      },
    ),
  })
  .map(({ cell, ahead, length, issues }) => {
    const first = addDays(BOOKED_ON, ahead)
    if (cell === 'listed') return { cell, ...listIssues(first, issues) }
    const perCell = { day: 1, week: 7, '4-week': 28 }[cell]
    return { cell, periods: [], first, last: addDays(first, Math.ceil(length / perCell) * perCell - 1) }
  })

function listIssues(first: string, issues: readonly { gap: number; days: number }[]) {
  let next = first
  const periods = issues.map(({ gap, days }, at) => {
    const begins = at === 0 ? next : addDays(next, gap)
    next = addDays(begins, days)
    return {
      first: begins,
      last: addDays(next, -1),
      materialDate: gap % 3 === 0 ? null : addDays(begins, -gap),
    }
  })
  return { periods, first, last: periods.at(-1)!.last }
}

export const quoteRequests: fc.Arbitrary<QuoteRequest> = fc
  .record({
    medium: fc.constantFrom(...AD_TYPES),
    rate,
    terms: termsArbitrary,
    range,
    quantity,
    extras: fc.subarray(['extra-0', 'extra-1', 'extra-2', 'extra-9']),
    isAgency: fc.boolean(),
    taxRate: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          place: fc.constant('Seattle'),
          basisPoints: fc.integer({ min: 650, max: 1100 }),
        }),
      },
      { weight: 1, arbitrary: fc.constantFrom(null, 'elsewhere' as const) },
    ),
  })
  .map(({ range: { cell, ...dates }, ...rest }) =>
    buildRequest({ ...rest, ...dates, unit: { name: 'North face', cell } }),
  )
