import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PaymentKind } from './payment-events.ts'
import { refundableOf, stateOf } from './provider-payment.ts'

const fact = (kind: PaymentKind, cents = 100) => ({ kind, cents })

it.each<[PaymentKind[], string]>([
  [[], 'created'],
  [['processing'], 'processing'],
  [['authorized', 'cancelled'], 'cancelled'],
  [['authorized', 'arrived'], 'captured'],
  [['cancelled', 'arrived'], 'captured'],
  [['refused', 'arrived'], 'captured'],
  [['processing', 'refused'], 'refused'],
  [['processing', 'arrived', 'bounced'], 'bounced'],
  [['arrived', 'returned'], 'captured'],
])('a charge with %j is %s, in any order', (kinds, state) => {
  const facts = kinds.map((kind) => fact(kind))
  expect(stateOf(facts)).toBe(state)
  expect(stateOf(facts.toReversed())).toBe(state)
})

it.each<[[PaymentKind, number][], number]>([
  [[['authorized', 100]], 0],
  [[['arrived', 100]], 100],
  [
    [
      ['arrived', 100],
      ['returned', 40],
    ],
    60,
  ],
  [
    [
      ['arrived', 100],
      ['bounced', 100],
    ],
    0,
  ],
  [
    [
      ['arrived', 100],
      ['disputed', 100],
    ],
    0,
  ],
  [
    [
      ['arrived', 100],
      ['disputed', 100],
      ['dispute-won', 100],
    ],
    100,
  ],
  [
    [
      ['arrived', 100],
      ['disputed', 100],
      ['dispute-lost', 100],
    ],
    0,
  ],
  [
    [
      ['arrived', 100],
      ['dispute-lost', 100],
    ],
    0,
  ],
  [
    [
      ['arrived', 100],
      ['refund-refused', 40],
    ],
    100,
  ],
])('of %j can be given back %d', (facts, cents) => {
  expect(refundableOf(facts.map(([kind, amount]) => fact(kind, amount)))).toBe(cents)
})

it('never gives back more than came, in whatever order it is told', () => {
  const kinds = ['arrived', 'returned', 'bounced', 'disputed', 'dispute-won', 'dispute-lost'] as const
  const facts = fc.array(
    fc.record({ kind: fc.constantFrom(...kinds), cents: fc.integer({ min: 1, max: 900 }) }),
  )
  fc.assert(
    fc.property(facts, (all) => {
      const came = all.reduce((sum, { kind, cents }) => (kind === 'arrived' ? sum + cents : sum), 0)
      expect(refundableOf(all)).toBeLessThanOrEqual(came)
      expect(refundableOf(all.toReversed())).toBe(refundableOf(all))
    }),
  )
})
