import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { groupAmounts, naivePrice } from '#test/support/booking/naive-price.ts'
import { buildRequest, buildTerms, quoteRequests } from '#test/support/booking/quote-requests.ts'
import { AD_TYPES } from '../../vocabulary.ts'
import { addDays } from '../../zoned-time.ts'
import { EXTRA_KINDS, type Extra } from '../booking-terms.ts'
import { sumCents } from './cents.ts'
import { type QuoteRequest, quote } from './quote.ts'
import { rateOf } from './rate.ts'

const vinyl: Extra = {
  id: 'vinyl',
  kind: 'production',
  name: 'Vinyl',
  cents: 45_000,
  isPerQuantity: false,
  isRequired: false,
  passesThrough: true,
}

const tell = (request: Partial<QuoteRequest>) =>
  quote(buildRequest(request)).lines.map(({ label, detail, cents }) => `${label}: ${detail}: ${cents}`)

describe('a quote', () => {
  test.each<[string, Partial<QuoteRequest>, number]>([
    ['1 month at $900 per month', {}, 90_000],
    ['1 month and 12 of 30 days at $900 per month', { last: '2027-04-13' }, 126_000],
    ['12 of 31 days at $900 per month', { last: '2027-03-13' }, 34_839],
    [
      '2 months at $900 per month',
      { last: '2027-04-13', terms: buildTerms({ sellsWholePeriods: true }) },
      180_000,
    ],
    [
      '4 weeks at $2,100 per 4 weeks',
      { last: '2027-03-29', rate: { cents: 210_000, per: '4-week' } },
      210_000,
    ],
    [
      '8 weeks and 7 of 28 days at $2,100 per 4 weeks',
      { last: '2027-05-03', rate: { cents: 210_000, per: '4-week' } },
      472_500,
    ],
    ['31 days at $99.50 per day', { rate: { cents: 9950, per: 'day' } }, 308_450],
    ['$5,000 once', { rate: { cents: 500_000, per: 'one-time' } }, 500_000],
    ['1 month at $900 per month, times 3', { quantity: 3 }, 270_000],
    [
      '20 spots at $40 each',
      {
        medium: 'radio',
        unit: { name: 'Mornings', cell: 'week' },
        last: '2027-03-15',
        quantity: 10,
        rate: { cents: 4000, per: 'piece' },
      },
      80_000,
    ],
  ])('says %s', (detail, request, cents) => {
    expect(quote(buildRequest(request)).lines[0]).toEqual({
      kind: 'space',
      label: expect.any(String),
      detail,
      cents,
    })
  })

  it('charges issues by the piece, or by their begun intervals', () => {
    const periods = ['2027-03-04', '2027-03-11'].map((day) => ({ first: day, last: day, materialDate: null }))
    const issues = { medium: 'print', unit: { name: 'Half page', cell: 'listed' }, periods } as const
    const first = (per: 'piece' | 'week') => tell({ ...issues, rate: { cents: 30_000, per }, quantity: 2 })[0]
    expect(first('piece')).toBe('Half page: 2 issues at $300 each, times 2: 120000')
    expect(first('week')).toBe('Half page: 2 weeks at $300 per week, times 2: 120000')
  })

  it('names what each discount is on', () => {
    const terms = buildTerms({
      termDiscounts: [
        { from: 14, basisPoints: 200 },
        { from: 28, basisPoints: 500 },
      ],
      quantityDiscounts: [{ from: 2, basisPoints: 1000 }],
      agencyCommissionBasisPoints: 1500,
    })
    expect(tell({ terms, quantity: 2, isAgency: true }).slice(1, 4)).toEqual([
      'Term discount on North face: 5% of $1,800.00, for 28 days or more: -9000',
      'Quantity discount on North face: 10% of $1,710.00, for 2 or more: -17100',
      'Agency commission on North face: 15% of $1,539.00, off the gross: -23085',
    ])
    expect(tell({ terms, last: '2027-03-10', isAgency: false })).toHaveLength(2)
  })

  it('adds required extras and chosen ones, and offers all', () => {
    const setup: Extra = {
      ...vinyl,
      id: 'setup',
      kind: 'setup',
      name: 'Setup',
      cents: 5000,
      isPerQuantity: true,
      isRequired: true,
      passesThrough: false,
    }
    const request = buildRequest({
      terms: buildTerms({ extras: [vinyl, setup] }),
      quantity: 2,
      extras: ['gone'],
    })
    const { lines, choices } = quote(request)
    expect(lines.map(({ kind, detail }) => [kind, detail]).slice(1, 2)).toEqual([['setup', '2 at $50 each']])
    expect(choices.map(({ id, cents, isChosen }) => [id, cents, isChosen])).toEqual([
      ['setup', 10_000, true],
      ['vinyl', 45_000, false],
    ])
    const chosen = quote({ ...request, extras: ['vinyl'] })
    expect(chosen.lines[2]).toMatchObject({ cents: 45_000, detail: '$450 once, owed once it is spent' })
    expect(chosen.cancellation.steps.at(-1)).toBe('Production that has been spent is not returned')
  })

  it('takes the price of the listing where a unit has none', () => {
    const once = { price: 250, frequency: 'one-time' } as const
    expect(rateOf({ cell: 'listed', rate: null }, once)).toEqual({ cents: 25_000, per: 'piece' })
    expect(rateOf({ cell: 'day', rate: null }, once)).toEqual({ cents: 25_000, per: 'one-time' })
    const own = { cents: 1, per: 'day' } as const
    expect(rateOf({ cell: 'day', rate: own }, once)).toBe(own)
  })
})

describe('payments', () => {
  const dues = (terms: Partial<QuoteRequest['terms']>, request: Partial<QuoteRequest> = {}) =>
    quote(buildRequest({ ...request, terms: buildTerms(terms) })).schedule.map(({ label, dueOn, cents }) => [
      label,
      dueOn,
      cents,
    ])

  it('are due at once, or a deposit and the rest before the start', () => {
    expect(dues({})).toEqual([['Due when booked', null, 90_000]])
    const deposit = { paymentSchedule: 'deposit', depositBasisPoints: 3333 } as const
    expect(dues(deposit)).toEqual([
      ['Deposit', null, 29_997],
      ['Balance before the start', '2027-03-01', 60_003],
    ])
    expect(dues(deposit, { bookedOn: '2027-03-01' })).toEqual([['Due when booked', null, 90_000]])
    expect(dues({ ...deposit, depositBasisPoints: 0 })).toEqual([
      ['Balance before the start', '2027-03-01', 90_000],
    ])
  })

  it('are due every 28 days, with all that is paid once in the first', () => {
    const extras = [{ ...vinyl, isRequired: true }]
    expect(dues({ paymentSchedule: 'every-28-days', extras }, { last: '2027-05-03' })).toEqual([
      ['Mar 2 to Mar 29, 2027', null, 45_000 + 82_580],
      ['Mar 30 to Apr 26, 2027', '2027-03-30', 82_581],
      ['Apr 27 to May 3, 2027', '2027-04-27', 20_645],
    ])
  })
})

describe('every quote', () => {
  const options = { numRuns: 2000, seed: 12 }

  it('agrees to the cent with another calculation', () => {
    fc.assert(
      fc.property(quoteRequests, (request) => {
        const { lines, schedule, netCents, taxCents, totalCents } = quote(request)
        const dues = schedule.filter(({ cents }) => cents > 0).map(({ dueOn, cents }) => [dueOn ?? '', cents])
        expect({
          amounts: groupAmounts(lines.map(({ kind, cents }) => [kind, cents])),
          netCents,
          taxCents,
          totalCents,
          dues: Object.fromEntries(dues),
        }).toEqual(naivePrice(request))
      }),
      { numRuns: 20_000, seed: 20_270_302 },
    )
  })

  it('adds up, in safe integers', () => {
    fc.assert(
      fc.property(quoteRequests, (request) => {
        const { lines, schedule, choices, ...sums } = quote(request)
        expect(sumCents(lines.map(({ cents }) => cents))).toBe(sums.totalCents)
        expect(sums.netCents + sums.taxCents).toBe(sums.totalCents)
        expect(sumCents(schedule.map(({ cents }) => cents))).toBe(sums.totalCents)
        const all = [...lines, ...schedule, ...choices].map(({ cents }) => cents)
        expect(all.every(Number.isSafeInteger)).toBe(true)
        expect(lines.filter(({ kind, cents }) => kind !== 'discount' && cents < 0)).toEqual([])
        expect(sums.netCents).toBeGreaterThanOrEqual(0)
      }),
      options,
    )
  })

  it('is linear in quantity where there are no steps', () => {
    fc.assert(
      fc.property(quoteRequests, (request) => {
        const lineOf = (quantity: number) => quote({ ...request, quantity }).lines[0]!.cents
        expect(lineOf(request.quantity)).toBe(lineOf(1) * request.quantity)
      }),
      options,
    )
  })

  it('costs no less for a longer term where there are no steps', () => {
    fc.assert(
      fc.property(quoteRequests, fc.integer({ min: 1, max: 90 }), (request, more) => {
        fc.pre(request.unit.cell !== 'listed')
        const terms = { ...request.terms, termDiscounts: [], quantityDiscounts: [] }
        const longer = { ...request, terms, last: addDays(request.last, more) }
        expect(quote(longer).totalCents).toBeGreaterThanOrEqual(quote({ ...request, terms }).totalCents)
      }),
      options,
    )
  })

  it('costs no less for an issue more where there are no steps', () => {
    fc.assert(
      fc.property(quoteRequests, (request) => {
        fc.pre(request.periods.length > 1)
        const terms = { ...request.terms, termDiscounts: [], quantityDiscounts: [] }
        const periods = request.periods.slice(0, -1)
        const shorter = { ...request, terms, periods, last: periods.at(-1)!.last }
        expect(quote(shorter).totalCents).toBeLessThanOrEqual(quote({ ...request, terms }).totalCents)
      }),
      options,
    )
  })

  it('says something for each medium and kind of extra', () => {
    const extras = EXTRA_KINDS.map((kind) => ({ ...vinyl, id: kind, kind, isRequired: true }))
    for (const medium of AD_TYPES) {
      const { lines } = quote(buildRequest({ medium, terms: buildTerms({ extras }) }))
      expect(lines.filter(({ label, detail }) => !label || !detail)).toEqual([])
    }
  })
})
