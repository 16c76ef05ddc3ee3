import { describe, expect, it } from 'vitest'
import type { OwnBookingTerms } from '#contract/booking/booking-terms.ts'
import { listChangedParts } from './changed-parts.ts'
import { type TermsForm, toForm } from './terms-form.ts'

const FORM = toForm({
  ...{ mode: 'request', timeZone: 'America/Denver', leadDays: 10, minDays: 28, maxDays: null },
  ...{ startWeekday: 1, sellsWholePeriods: true, termDiscounts: [], quantityDiscounts: [] },
  ...{ agencyCommissionBasisPoints: 0, extras: [], cancellationTier: 'standard', paymentSchedule: 'deposit' },
  ...{ depositBasisPoints: 2500, delivery: null, taxOverride: null, answerHours: 48, holdDays: 0, units: [] },
  updatedAt: '2026-11-22T20:00:00Z',
} as unknown as OwnBookingTerms)
const changed = (part: Partial<TermsForm>) => listChangedParts(FORM, { ...FORM, ...part })

describe('two versions differ in', () => {
  it.each<[Partial<TermsForm>, string[]]>([
    [{}, []],
    [{ mode: 'instant' }, ['How it is booked']],
    [{ minDays: '7' }, ['Notice and length']],
    [{ termDiscounts: [{ from: '84', basisPoints: '5' }] }, ['Discounts']],
    [
      { paymentSchedule: 'full' as never, taxOverride: { basisPoints: '10', reason: 'x' } },
      ['Payment', 'Sales tax'],
    ],
    [{ timeZone: 'America/Chicago', answerHours: '24' }, ['Your answers and your clock']],
  ])('%j: %j', (part, titles) => {
    expect(changed(part)).toEqual(titles)
  })

  it('and nothing of the form is overlooked', () => {
    const unseen = (Object.keys(FORM) as (keyof TermsForm)[]).filter(
      (name) => changed({ [name]: { something: 'else' } } as never).length === 0,
    )
    expect(unseen).toEqual([])
  })
})
