import { expect, it } from 'vitest'
import type { BookingSummary } from '#contract/booking/bookings.ts'
import { describeProofDue } from './proof-due.ts'

const told = (side: 'buyer' | 'seller', state: NonNullable<BookingSummary['proof']>['state']) =>
  describeProofDue({ side, proof: { state, dueOn: '2027-03-08', isLate: state === 'overdue' } })

it('says what is waited for, and presses whom it waits for', () => {
  expect(told('seller', 'due')).toEqual({ text: 'Proof due Mar 8', isPressing: false })
  expect(told('buyer', 'overdue')).toEqual({ text: 'Proof is overdue, it was due Mar 8', isPressing: true })
  expect(told('buyer', 'received')).toEqual({ text: 'Proof to look at', isPressing: true })
  expect(told('seller', 'received')).toEqual({ text: 'Proof handed in', isPressing: false })
  expect(told('seller', 'questioned')?.isPressing).toBe(true)
  expect(told('buyer', 'questioned')?.isPressing).toBe(false)
  for (const state of ['waiting', 'accepted'] as const) expect(told('buyer', state)).toBeNull()
  expect(describeProofDue({ side: 'buyer', proof: null })).toBeNull()
})
