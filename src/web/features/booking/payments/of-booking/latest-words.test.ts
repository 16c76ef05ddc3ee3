import { expect, it } from 'vitest'
import { describeLatestPayment, isOnItsWay } from './latest-words.ts'

it('tells what a payment came to, in the words of a refused one until when the dates are held', () => {
  const held = { isBack: false, heldUntil: 'Mon, Mar 1, 5:00 PM PST' }
  expect(describeLatestPayment('refused', held)?.text).toBe(
    'The payment was refused and nothing was charged. Your dates are held until Mon, Mar 1, 5:00 PM PST; try another way to pay.',
  )
  expect(describeLatestPayment('processing', held)?.text).toBe(
    'A payment for this booking is on its way. You get a mail when it arrives.',
  )
  expect(describeLatestPayment('captured', { ...held, isBack: true })?.tone).toBe('success')
  expect(describeLatestPayment('captured', held)).toBeNull()
  expect(describeLatestPayment('refused', { isBack: false, heldUntil: null })).toBeNull()
  const latest = { id: 1, method: 'bank-debit', cents: 100, isTest: true } as const
  expect(isOnItsWay({ ...latest, state: 'processing' })).toBe(true)
  for (const state of ['created', 'refused', 'captured'] as const)
    expect(isOnItsWay({ ...latest, state })).toBe(false)
})
