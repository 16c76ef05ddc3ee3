import { expect, it } from 'vitest'
import type { BookingPayments } from '#contract/booking/payments.ts'
import { describePaymentResult } from './payment-result.ts'

const BOOKING = {
  side: 'buyer',
  status: 'awaiting-payment',
  deadlineAt: '2026-12-05T08:00:00.000Z',
  timeZone: 'America/Los_Angeles',
} as const

type State = NonNullable<BookingPayments['latest']>['state']
const resultOf = (
  state: State,
  paymentId?: number,
  booking: Parameters<typeof describePaymentResult>[0] = BOOKING,
) =>
  describePaymentResult(booking, {
    latest: { id: 7, method: 'card', cents: 50_500, isTest: false, state },
    paymentId,
  })

it('B7: says that a payment was refused, until when the dates are held, and not once they are gone', () => {
  expect(resultOf('refused')).toEqual({
    tone: 'danger',
    text: 'The payment was refused and nothing was charged. Your dates are held until the end of Fri, Dec 4; try another way to pay.',
  })
  expect(resultOf('refused', 7, { ...BOOKING, status: 'expired' })).toBeNull()
  expect(resultOf('refused', 7, { ...BOOKING, side: 'seller' })).toBeNull()
})

it.each([
  ['captured', 'Your payment has arrived.'],
  ['processing', 'Your payment is sent.'],
  ['created', 'The payment is not finished yet. Nothing was charged.'],
] as const)('says of a payment that is %s to whoever has just come back', (state, text) => {
  expect(resultOf(state, 7)?.text).toBe(text)
  expect(resultOf(state, 6)).toBeNull()
  expect(resultOf(state)).toBeNull()
})

it('names test mode', () => {
  const latest = { id: 7, method: 'card', cents: 1, isTest: true, state: 'captured' } as const
  expect(describePaymentResult(BOOKING, { latest, paymentId: 7 })?.text).toBe(
    'Your payment has arrived. Test mode: no money moves.',
  )
})
