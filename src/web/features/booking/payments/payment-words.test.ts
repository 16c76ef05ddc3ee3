import { describe, expect, it } from 'vitest'
import { labelOfMethod } from '#domain/booking/payment-methods.ts'
import {
  describeDue,
  describeInstructions,
  describePayment,
  METHOD_OPTIONS,
  type Payment,
} from './payment-words.ts'

const payment = (part: Partial<Payment>) =>
  ({ cents: 50_000, method: 'check', on: '2027-03-02', ...part }) as Payment

describe('a payment', () => {
  it.each<[Partial<Payment>, string]>([
    [{}, '$500.00, by check, on Mar 2, 2027'],
    [{ method: 'bank-transfer', cents: 1 }, '$0.01, by bank transfer, on Mar 2, 2027'],
    [{ method: 'paypal' }, '$500.00, by PayPal, on Mar 2, 2027'],
  ])('%j: %s', (part, words) => {
    expect(describePayment(payment(part))).toBe(words)
  })

  it.each(['test-card', 'test-bank-debit'] as const)('by %s says that it is a test', (method) => {
    expect(describePayment(payment({ method }))).toMatch(/2027\. .+\.$/)
  })

  it('that is recorded by hand is called the same as in its list', () => {
    for (const { value, label } of METHOD_OPTIONS)
      expect(labelOfMethod(value).toLowerCase()).toContain(
        label.toLowerCase().replace('invoice link', 'the seller’s invoice link'),
      )
  })
})

it.each([
  [{ label: 'Deposit', cents: 50_000, dueOn: '2027-03-02' }, 'Deposit, $500.00, due Mar 2'],
  [{ label: 'Deposit', cents: 50_000, dueOn: null }, 'Deposit, $500.00'],
])('%j is due as "%s"', (due, words) => {
  expect(describeDue(due)).toBe(words)
})

describe('how buyers pay', () => {
  const NONE = { bank: null, check: null, paypalUrl: null, invoiceUrl: null, note: '' }
  const bank = { holder: 'Elm', bankName: 'Cascade Bank', routing: '125000024', account: '00 01 23 45' }

  it.each([
    ['nothing', {}, ''],
    [
      'a transfer, by the last figures alone',
      { bank },
      'Bank transfer to Cascade Bank, account ending in 2345',
    ],
    ['a check', { check: { payee: 'Elm & Co', address: '' } }, 'Check to Elm & Co'],
    [
      'several ways',
      {
        check: { payee: 'Elm & Co', address: '' },
        paypalUrl: 'https://paypal.me/elm',
        invoiceUrl: 'https://x.example',
      },
      'Check to Elm & Co; PayPal link; invoice link',
    ],
  ])('%s', (_what, part, words) => {
    expect(describeInstructions({ ...NONE, ...part })).toBe(words)
  })
})
