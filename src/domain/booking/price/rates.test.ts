import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toFormula } from '#search/dated-formulas.ts'
import { totalOf } from '#search/dated-totals.ts'
import { buildRequest, buildTerms, quoteRequests } from '#test/support/booking/quote-requests.ts'
import { CLIENT_CLASSES } from '../clients.ts'
import type { SpaceRates } from '../space-rates.ts'
import { taxBasisPoints } from '../tax/washington.ts'
import { POSTING_ANCHOR } from '../units.ts'
import { type QuoteRequest, quote } from './quote.ts'
import { floorOf, isInSeason, listCellStarts, publicRates, RATE_LIMITS } from './rates.ts'

const NONE: SpaceRates = {
  card: 'Card',
  market: null,
  seasons: [],
  termDiscounts: [],
  quantityDiscounts: [],
  classes: {},
  floorBasisPoints: null,
}
const summer = { name: 'Summer', from: '06-01', to: '08-31', basisPoints: 12_000 }
const winter = { name: 'Winter', from: '12-01', to: '02-28', basisPoints: 8000 }

const price = (rates: Partial<SpaceRates>, request: Partial<QuoteRequest> = {}, terms: object = {}) =>
  quote(
    buildRequest({
      unit: { name: 'North face', cell: '4-week' },
      rate: { cents: 100_000, per: '4-week' },
      first: '2027-05-17',
      last: '2027-07-11',
      ...request,
      terms: buildTerms({ ...terms, rates: { ...NONE, ...rates } }),
    }),
  )
const tell = (...of: Parameters<typeof price>) =>
  price(...of)
    .lines.slice(1)
    .filter(({ kind }) => kind !== 'tax')
    .map(({ label, detail, cents }) => `${label}: ${detail}: ${cents}`)

describe('a rate card', () => {
  it('counts each season for the cells that begin in it, after the market', () => {
    expect(tell({ seasons: [summer, winter], market: { name: 'Tacoma rate', basisPoints: 11_000 } })).toEqual(
      [
        'Tacoma rate on North face: 110% of $2,000.00: 20000',
        'Summer on North face: 120% of $1,100.00, 1 of 2 four-week periods: 22000',
      ],
    )
  })

  it('takes the class of a client after discounts, and stops at the floor', () => {
    const termDiscounts = [{ from: 28, basisPoints: 1000 }]
    const rates = { termDiscounts, classes: { nonprofit: 3000 }, floorBasisPoints: 7500 }
    const terms = { agencyCommissionBasisPoints: 1500 }
    expect(tell(rates, { clientClass: 'nonprofit', isAgency: true }, terms)).toEqual([
      'Term discount on North face: 10% of $2,000.00, for 28 days or more: -20000',
      'Nonprofit rate on North face: $300.00 of $1,800.00, agreed for this client: -30000',
    ])
    expect(tell(rates, { clientClass: 'local' }, terms)).toHaveLength(1)
    expect(price(rates, { clientClass: 'nonprofit', isAgency: true }, terms).netCents).toBe(150_000)
  })

  it('knows seasons over the new year', () => {
    expect(
      ['2027-12-01', '2028-01-15', '2027-02-28', '2027-03-01'].map((day) => isInSeason(winter, day)),
    ).toEqual([true, true, true, false])
  })
})

const points = fc.integer({ min: RATE_LIMITS.least, max: RATE_LIMITS.most })
const day = fc.constantFrom('01-01', '02-28', '03-15', '06-30', '09-01', '12-31')
const ratesOf: fc.Arbitrary<SpaceRates> = fc.record({
  card: fc.constant('Card'),
  market: fc.option(fc.record({ name: fc.constant('Market'), basisPoints: points })),
  seasons: fc.array(fc.record({ name: fc.constant('Season'), from: day, to: day, basisPoints: points }), {
    maxLength: 4,
  }),
  classes: fc.dictionary(fc.constantFrom(...CLIENT_CLASSES), fc.integer({ min: 0, max: 9000 })),
  termDiscounts: fc.constantFrom([], [{ from: 20, basisPoints: 3000 }]),
  quantityDiscounts: fc.constantFrom([], [{ from: 3, basisPoints: 2000 }]),
  floorBasisPoints: fc.option(fc.integer({ min: 0, max: 10_000 })),
})

describe('every price of a card', () => {
  it('adds up, is never below the floor, and what is public is the same in totals of searches', () => {
    fc.assert(
      fc.property(
        quoteRequests,
        ratesOf,
        fc.option(fc.constantFrom(...CLIENT_CLASSES)),
        (request, rates, clientClass) => {
          const of = (more: Partial<QuoteRequest>) =>
            quote({ ...request, terms: { ...request.terms, rates }, clientClass, ...more })
          const { lines, amounts } = of({})
          const space = lines.filter(({ kind }) => kind === 'space' || kind === 'discount')
          const sum = space.reduce((all, { cents }) => all + cents, 0)
          expect(sum).toBe(amounts[0]!.cents)
          expect(sum).toBeGreaterThanOrEqual(floorOf(lines[0]!.cents, rates))

          const asked = { quantity: 1, isAgency: false, clientClass: null, extras: [] }
          const bare = { ...request.terms, extras: [] }
          const quoted = of({ ...asked, terms: { ...bare, rates } }).totalCents
          const formula = toFormula(
            {
              adType: request.medium,
              interval: 'month',
              terms: { ...bare, rates: publicRates(rates) },
              units: [],
              taxBasisPoints: taxBasisPoints(request),
              onceCents: 0,
              opensOn: null,
              closesOn: null,
            },
            {
              ...request.unit,
              id: null,
              anchor: POSTING_ANCHOR,
              capacity: 1,
              rate: request.rate,
              periods: request.periods.map((period) => ({
                ...period,
                id: null,
                label: '',
                capacity: null,
                soldUntil: null,
              })),
            },
            {
              first: request.first,
              last: request.last,
              pieces: 1,
              periods: request.periods.map((period) => ({
                ...period,
                id: null,
                label: '',
                capacity: null,
                soldUntil: null,
              })),
            },
          )
          expect(totalOf(formula, 0)).toBe(quoted)
        },
      ),
      { numRuns: 1000, seed: 20_270_302 },
    )
  })

  it('of a card that changes nothing is the price without one', () => {
    fc.assert(
      fc.property(quoteRequests, (request) => {
        const { termDiscounts, quantityDiscounts } = request.terms
        const rates = { ...NONE, termDiscounts, quantityDiscounts }
        const { lines } = quote({ ...request, terms: { ...request.terms, rates } })
        expect(lines).toEqual(quote(request).lines)
      }),
      { numRuns: 200, seed: 12 },
    )
  })
})

it('walks cells by their own length', () => {
  expect(listCellStarts('week', { first: '2027-03-01', last: '2027-03-14', periods: [] })).toEqual([
    '2027-03-01',
    '2027-03-08',
  ])
})
