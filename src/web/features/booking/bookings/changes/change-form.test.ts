import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { checkProposal } from '../detail/proposal-form.ts'
import { differs, toChangeForm } from './change-form.ts'

const booking = (note = '') =>
  ({
    terms: { ...buildAgreedTerms({ note }), sha256: 'abc' },
    request: {
      unitId: 1,
      from: '2027-03-01',
      to: '2027-03-28',
      quantity: 1,
      extras: ['vinyl'],
      brand: 'Cascade',
      note: '',
    },
  }) as unknown as Booking

it('a change begins with the terms as they stand, their note too', () => {
  expect(toChangeForm(booking('Call first')).note).toBe('Call first')
  expect(toChangeForm({ ...booking(), terms: null }).note).toBe('')
})

it('what is typed back is no change', () => {
  const form = toChangeForm(booking())
  const { input } = checkProposal(form)
  expect(input).toBeTruthy()
  expect(differs(booking(), input!)).toBe(false)
  expect(differs(booking(), { ...input!, quantity: 2 })).toBe(true)
})
