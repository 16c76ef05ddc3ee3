import { describe, expect, it } from 'vitest'
import type { ProviderEvent } from '../provider.ts'
import { Dispute, Order } from './answers.ts'
import { toDisputeFacts } from './disputes.ts'
import { toOrderFacts } from './order-facts.ts'

const NAME = { payment: 'pay-7', reference: 'ORDER1' }
const usd = (value: string) => ({ currency_code: 'USD', value })
const at = '2026-11-23T10:00:00Z'

function factsOf(payments: object): ProviderEvent[] {
  const unit = { custom_id: 'pay-7', amount: usd('100.00'), payments }
  return toOrderFacts(
    Order.parse({ id: 'ORDER1', status: 'COMPLETED', intent: 'CAPTURE', purchase_units: [unit] }),
    NAME,
  )
}

const statesOf = (facts: ProviderEvent[]) => facts.map(({ key, state }) => [key, state])

describe('a capture', () => {
  it.each([
    ['COMPLETED', undefined, 'captured'],
    ['PARTIALLY_REFUNDED', undefined, 'captured'],
    ['REFUNDED', undefined, 'captured'],
    ['PENDING', 'ECHECK', 'processing'],
    ['PENDING', 'PENDING_REVIEW', 'processing'],
    ['PENDING', undefined, 'processing'],
    ['PENDING', 'CHARGEBACK', 'captured'],
    ['PENDING', 'BUYER_COMPLAINT', 'captured'],
    ['DECLINED', undefined, 'refused'],
    ['FAILED', undefined, 'refused'],
  ])('%s (%s) is %s', (status, reason, state) => {
    const status_details = reason ? { reason } : undefined
    const capture = { id: 'CAP1', status, status_details, amount: usd('100.00'), create_time: at }
    expect(statesOf(factsOf({ captures: [capture] }))).toEqual([[`CAP1:${state}`, state]])
  })

  it('says when it was, and costs Placard nothing', () => {
    const breakdown = { gross_amount: usd('100.00'), paypal_fee: usd('3.98') }
    const capture = {
      id: 'CAP1',
      status: 'COMPLETED',
      amount: usd('100.00'),
      create_time: at,
      seller_receivable_breakdown: breakdown,
    }
    expect(factsOf({ captures: [capture] })).toEqual([
      {
        key: 'CAP1:captured',
        ...NAME,
        state: 'captured',
        cents: 10_000,
        costCents: 0,
        feeCents: 0,
        at: new Date(at),
      },
    ])
  })
})

it.each([
  ['CREATED', 'authorized'],
  ['PENDING', 'processing'],
  ['DENIED', 'refused'],
  ['VOIDED', 'cancelled'],
  ['EXPIRED', 'cancelled'],
])('an authorization %s is %s', (status, state) => {
  const authorization = { id: 'AUTH1', status, amount: usd('100.00'), create_time: at }
  expect(statesOf(factsOf({ authorizations: [authorization] }))).toEqual([[`AUTH1:${state}`, state]])
})

it.each([
  ['COMPLETED', 'refunded'],
  ['FAILED', 'refund-refused'],
  ['CANCELLED', 'refund-refused'],
])('a refund %s is %s, under our key', (status, state) => {
  const refund = {
    id: 'REF1',
    status,
    amount: usd('12.34'),
    create_time: at,
    custom_id: 'pay-7.0123456789 refund-8',
  }
  const [fact] = factsOf({ refunds: [refund] })
  expect(fact).toMatchObject({ key: `REF1:${state}`, state, refund: 'refund-8', cents: 1_234 })
})

it.each(['shop-4711', 'refund-8', 'pay-8.0123456789 refund-8'])(
  'a refund by hand has no key of ours, though it carries %s',
  (custom_id) => {
    const refund = { id: 'REF1', status: 'COMPLETED', amount: usd('1.00'), create_time: at, custom_id }
    expect(factsOf({ refunds: [refund] })[0]).not.toHaveProperty('refund')
  },
)

it('states that are done with or new to us are no facts and hide none', () => {
  const one = { amount: usd('100.00'), create_time: at }
  const facts = factsOf({
    authorizations: [{ ...one, id: 'A', status: 'CAPTURED' }],
    captures: [
      { ...one, id: 'B', status: 'TELEPORTED' },
      { ...one, id: 'C', status: 'COMPLETED' },
    ],
    refunds: [{ ...one, id: 'D', status: 'PENDING' }],
  })
  expect(statesOf(facts)).toEqual([
    ['C:captured', 'captured'],
    ['D:refund-pending', 'refund-pending'],
  ])
})

describe('a dispute', () => {
  const build = (changes: object) =>
    Dispute.parse({
      dispute_id: 'PP-D-1',
      status: 'OPEN',
      dispute_amount: usd('50.00'),
      create_time: at,
      ...changes,
    })
  const over = (outcome_code: string, refunded?: string) => ({
    status: 'RESOLVED',
    update_time: '2026-12-01T00:00:00Z',
    dispute_outcome: { outcome_code, ...(refunded ? { amount_refunded: usd(refunded) } : {}) },
  })

  it.each([
    ['is none while they talk', { dispute_life_cycle_stage: 'INQUIRY' }, []],
    ['is none when they agreed', { dispute_life_cycle_stage: 'INQUIRY', ...over('CANCELED_BY_BUYER') }, []],
    ['as a claim', { dispute_life_cycle_stage: 'CHARGEBACK' }, ['disputed 5000']],
    [
      'under appeal',
      { dispute_life_cycle_stage: 'PRE_ARBITRATION', status: 'UNDER_REVIEW' },
      ['disputed 5000'],
    ],
    ['of unknown stage', {}, ['disputed 5000']],
    ['won', over('RESOLVED_SELLER_FAVOUR'), ['disputed 5000', 'dispute-won 5000']],
    ['paid by PayPal itself', over('RESOLVED_WITH_PAYOUT'), ['disputed 5000', 'dispute-won 5000']],
    ['withdrawn', over('CANCELED_BY_BUYER'), ['disputed 5000', 'dispute-won 5000']],
    ['denied', over('DENIED'), ['disputed 5000', 'dispute-won 5000']],
    ['lost', over('RESOLVED_BUYER_FAVOUR'), ['disputed 5000', 'dispute-lost 5000']],
    ['lost in part', over('RESOLVED_BUYER_FAVOUR', '20.00'), ['disputed 5000', 'dispute-lost 2000']],
    ['accepted', over('ACCEPTED'), ['disputed 5000', 'dispute-lost 5000']],
  ])('%s', (_, changes, states) => {
    const facts = toDisputeFacts(build(changes), NAME)
    expect(facts.map(({ state, cents }) => `${state} ${cents}`)).toEqual(states)
    for (const { key, state } of facts) expect(key).toBe(`PP-D-1:${state}`)
  })
})
