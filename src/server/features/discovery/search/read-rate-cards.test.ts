import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitTerm } from '#domain/booking/fit-term.ts'
import { POSTING_ANCHOR, type SpaceUnit } from '#domain/booking/units.ts'
import { toDayNumber } from '#domain/dates.ts'
import type { SpaceRow } from '#search/query.ts'
import { buildIndex, type SearchIndex } from '#search/search-index.ts'
import { naivePrice } from '#test/support/booking/naive-price.ts'
import { buildTerms, quoteRequests } from '#test/support/booking/quote-requests.ts'
import { buildSpace, createRandom } from '#test/support/discovery/build-spaces.ts'
import { toRateCard } from './read-rate-cards.ts'

/** Midnight of the day on which the random quotes are asked for, where their spaces are. */
const NOW = Date.parse('2027-01-15T08:00:00Z')
const today = '2027-01-15'

const rowWith = (values: Partial<SpaceRow>): SpaceRow => ({
  ...buildSpace(1, 'city', createRandom(1)),
  listingType: 'rent',
  units: null,
  leadDays: 0,
  availableFromDay: null,
  availableToDay: null,
  ...values,
})

/** Whether the only space is found with a total within some cents. */
function isWithin(index: SearchIndex, days: { first: string; last: string }, [min, max]: [number, number]) {
  return (
    index.search({
      per: 'total',
      availableFromDay: toDayNumber(days.first),
      availableToDay: toDayNumber(days.last),
      now: NOW,
      priceMin: min / 100,
      priceMax: max / 100,
    }).total === 1
  )
}

it('finds every space by the very cent that its quote says', () => {
  let priced = 0
  fc.assert(
    fc.property(quoteRequests, fc.boolean(), fc.integer({ min: 1, max: 100_000 }), (asked, isOwn, price) => {
      const { rate, medium, taxRate, terms, first, last } = asked
      const isTime = rate.per !== 'piece'
      const own = isOwn || !isTime
      const unit: SpaceUnit = {
        ...asked.unit,
        id: null,
        anchor: POSTING_ANCHOR,
        capacity: 1,
        rate: own ? rate : null,
        periods: asked.periods.map((one) => ({
          ...one,
          id: null,
          label: '',
          capacity: null,
          soldUntil: null,
        })),
      }
      const fitted = fitTerm({
        terms,
        unit,
        opensOn: null,
        closesOn: null,
        today,
        taken: new Map(),
        takenBy: new Map(),
        from: first,
        to: last,
        quantity: 1,
      })
      const frequency = isTime ? (rate.per as Exclude<typeof rate.per, 'piece'>) : 'month'
      const booking = { terms, units: [unit] }
      const space = {
        ad_type: medium,
        frequency,
        availability_start: null,
        availability_end: null,
      }
      const card = toRateCard({ space, booking }, { taxRate, taken: new Map() })
      const index = buildIndex([rowWith({ price, interval: frequency, adType: medium, card })])
      if (!fitted.ok) {
        expect(isWithin(index, { first, last }, [0, 1e9])).toBe(false)
        return
      }
      priced++
      const perPiece = unit.cell === 'listed' && frequency === 'one-time'
      const asListed = { cents: price * 100, per: perPiece ? ('piece' as const) : frequency }
      const cents = Number(
        naivePrice({
          ...asked,
          ...fitted.term,
          rate: own ? rate : asListed,
          quantity: 1,
          extras: [],
          isAgency: false,
        }).totalCents,
      )
      // as the contract bounds what may be asked, dearer ones are compared by the position alone
      const position = index.parts.base.totals
        .find({ first: toDayNumber(first), last: toDayNumber(last), now: NOW })
        .positionOf(index.parts.base.columns, 0)
      expect(position).toBe(cents)
      if (cents <= 1_000_000_00) expect(isWithin(index, { first, last }, [cents, cents])).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect(priced).toBeGreaterThan(150)
})

it('sees a changed card, before and after a merge, and never a shorter space', () => {
  const days = { first: '2027-03-01', last: '2027-03-14' }
  const unit = { id: null, name: '', cell: 'week', anchor: POSTING_ANCHOR, capacity: 1, periods: [] } as const
  const cardAt = (cents: number) =>
    toRateCard(
      {
        space: {
          ad_type: 'radio',
          frequency: 'week',
          availability_start: null,
          availability_end: null,
        },
        booking: { terms: buildTerms(), units: [{ ...unit, periods: [], rate: { cents, per: 'week' } }] },
      },
      { taxRate: null, taken: new Map() },
    )
  const index = buildIndex([rowWith({ adType: 'radio', card: cardAt(10_000) })])
  expect(isWithin(index, days, [20_000, 20_000])).toBe(true)
  index.upsert(rowWith({ adType: 'radio', card: cardAt(15_000) }))
  expect(isWithin(index, days, [30_000, 30_000])).toBe(true)
  index.merge()
  expect(isWithin(index, days, [30_000, 30_000])).toBe(true)
  expect(isWithin(index, days, [0, 29_999])).toBe(false)
  index.upsert(rowWith({ adType: 'radio', card: null }))
  expect(isWithin(index, days, [0, 1_000_000])).toBe(false)
})
