import { describe, expect, it, test } from 'vitest'
import type { OwnBookingTerms } from '#contract/booking/booking-terms.ts'
import { checkTerms } from './check-terms.ts'
import { type TermsForm, toForm, toInput } from './terms-form.ts'

const TERMS: OwnBookingTerms = {
  mode: 'request',
  timeZone: 'America/Denver',
  leadDays: 10,
  minDays: 28,
  maxDays: null,
  startWeekday: 1,
  sellsWholePeriods: true,
  termDiscounts: [
    { from: 84, basisPoints: 500 },
    { from: 364, basisPoints: 1250 },
  ],
  quantityDiscounts: [{ from: 2, basisPoints: 333 }],
  agencyCommissionBasisPoints: 1500,
  extras: [
    {
      id: 'setup',
      kind: 'setup',
      name: 'Setup',
      cents: 40_050,
      isPerQuantity: false,
      isRequired: true,
      passesThrough: false,
    },
  ],
  cancellationTier: 'standard',
  paymentSchedule: 'deposit',
  depositBasisPoints: 2500,
  delivery: null,
  taxOverride: { basisPoints: 1025, reason: 'Sold in Seattle' },
  answerHours: 48,
  holdDays: 0,
  units: [
    {
      id: 3,
      name: 'Half page',
      cell: 'listed',
      anchor: '2025-12-29',
      capacity: 4,
      rate: { cents: 1_999, per: 'piece' },
      proof: [{ about: 'posting', kind: 'photo', workingDays: 7 }],
      artwork: {
        spec: { kind: 'print', width: 4900, height: 6100, scale: 1, bleed: 125, dpi: 300 },
        workingDays: 5,
      },
      periods: [
        {
          id: 9,
          label: 'March issue',
          first: '2027-03-01',
          last: '2027-03-31',
          capacity: null,
          materialDate: '2027-02-20',
          soldUntil: null,
        },
      ],
    },
    {
      id: null,
      name: 'Back',
      cell: '4-week',
      anchor: '2025-12-29',
      capacity: 1,
      rate: null,
      artwork: null,
      proof: null,
      periods: [],
    },
  ],
  updatedAt: '2027-01-01T00:00:00.000Z',
}

describe('terms that are stored', () => {
  it('go through their form unchanged', () => {
    const { updatedAt: _, ...input } = TERMS
    expect(checkTerms(toForm(TERMS))).toEqual({ input })
  })

  it('are shown in dollars and percent', () => {
    const form = toForm(TERMS)
    expect(form.extras[0]?.cents).toBe('400.5')
    expect(form.units[0]?.rate?.cents).toBe('19.99')
    expect(form.termDiscounts[1]?.basisPoints).toBe('12.5')
    expect(form.maxDays).toBe('')
  })

  it('keep every cent', () => {
    for (let cents = 0; cents < 200_000; cents += 7) {
      const rate = { cents, per: 'week' } as const
      const form = toForm({ ...TERMS, units: [{ ...TERMS.units[1]!, rate }] })
      expect(toInput(form).units[0]?.rate).toEqual(rate)
    }
  })
})

const change = (part: Partial<TermsForm>) => checkTerms({ ...toForm(TERMS), ...part })
const unit = (part: Partial<TermsForm['units'][number]>) => ({
  units: [{ ...toForm(TERMS).units[0]!, ...part }],
})
const period = (part: object) => unit({ periods: [{ ...toForm(TERMS).units[0]!.periods[0]!, ...part }] })

test.each<[string, Partial<TermsForm>, string]>([
  ['leadDays', { leadDays: '' }, 'Must be a number'],
  ['leadDays', { leadDays: '2.5' }, 'Must be a whole number'],
  ['leadDays', { leadDays: '300' }, 'Must be at most 255'],
  ['maxDays', { maxDays: '7' }, 'The longest term is below the shortest'],
  ['depositBasisPoints', { depositBasisPoints: '101' }, 'Must be 100% at most'],
  [
    'termDiscounts.0.basisPoints',
    { termDiscounts: [{ from: '84', basisPoints: 'a' }] },
    'Must be a percentage',
  ],
  [
    'termDiscounts',
    {
      termDiscounts: [
        { from: '84', basisPoints: '5' },
        { from: '28', basisPoints: '5' },
      ],
    },
    'Each step must begin later than the one before',
  ],
  ['taxOverride.reason', { taxOverride: { basisPoints: '10', reason: ' ' } }, 'Please fill this in'],
  ['units', { units: [] }, 'A space has at least one unit'],
  ['units.0.name', unit({ name: '' }), 'Please fill this in'],
  ['units.0.capacity', unit({ capacity: '0' }), 'Must be at least 1'],
  ['units.0.rate.cents', unit({ rate: { cents: '1.234', per: 'week' } }), 'Has two decimals at most'],
  ['units.0.rate.cents', unit({ rate: { cents: '', per: 'week' } }), 'Must be an amount'],
  ['units.0.anchor', unit({ anchor: '2027-03-02' }), 'Posting periods begin on a Monday'],
  ['units.0.periods.0.last', period({ last: '2027-02-01' }), 'The last day is before the first'],
  ['units.0.periods.0.first', period({ first: '' }), 'Must be a date like 2026-03-01'],
])('%s: %j', (field, part, message) => {
  expect(change(part)).toEqual({ problems: { [field]: message } })
})

it('reads amounts as people write them', () => {
  const checked = change(unit({ rate: { cents: '$1,250.50', per: 'week' } }))
  expect('input' in checked && checked.input.units[0]?.rate?.cents).toBe(125_050)
})

it('forgets the issues of a unit that is sold otherwise now', () => {
  const checked = change(unit({ cell: 'week' }))
  expect('input' in checked && checked.input.units[0]?.periods).toEqual([])
})
