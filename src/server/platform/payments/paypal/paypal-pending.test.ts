import { afterAll, beforeEach, expect, it } from 'vitest'
import { buildPaypalOrder, toPaymentRef } from '#test/support/booking/paypal/build-order.ts'
import { startPaypalServer } from '#test/support/booking/paypal-server.ts'
import { ProviderAway } from '../provider.ts'
import { createPaypalProvider } from './paypal-provider.ts'

const paypal = await startPaypalServer(() => new Date('2026-11-23T10:00:00Z'))
const provider = createPaypalProvider(paypal.settings)
afterAll(() => paypal.close())
beforeEach(() => {
  paypal.bank.mood = {}
})

async function taken(key: string) {
  paypal.connect(5)
  const { reference } = await provider.start(buildPaypalOrder({ key, feeCents: 5000 }))
  paypal.bank.approve(reference)
  const ref = toPaymentRef(reference, { key })
  expect(await provider.read(ref)).toMatchObject([{ state: 'captured', feeCents: 5000 }])
  const [unit] = paypal.bank.orders.get(reference)!.purchase_units
  return { ref, refunds: () => unit.payments!.refunds ?? [] }
}

it('S1: a refund that stays pending is not asked again, also when PayPal has forgotten its id', async () => {
  const { ref, refunds } = await taken('pay-1')
  paypal.bank.mood.pendRefunds = true
  const refund = { key: 'refund-1', cents: 61_728 }
  for (let asked = 0; asked < 3; asked++) {
    expect((await provider.refund(ref, refund)).filter(({ state }) => state === 'refunded')).toEqual([])
    paypal.forgetRequests()
  }
  expect(refunds()).toHaveLength(1)
  paypal.bank.settleRefund(refunds()[0]!, 'COMPLETED')
  const facts = await provider.refund(ref, refund)
  expect(facts).toMatchObject([{ state: 'refunded', refund: 'refund-1', cents: 61_728, feeCents: 2500 }])
})

it('that fails is refused, and gives nothing of the fee back', async () => {
  const { ref, refunds } = await taken('pay-2')
  paypal.bank.mood.pendRefunds = true
  await provider.refund(ref, { key: 'refund-2', cents: 100 })
  paypal.bank.settleRefund(refunds()[0]!, 'FAILED')
  const [fact] = await provider.refund(ref, { key: 'refund-2', cents: 100 })
  expect(fact).toMatchObject({ state: 'refund-refused', cents: 100 })
  expect(fact).not.toHaveProperty('feeCents')
})

it('is found by its mark where PayPal failed, was slow, and then answered', async () => {
  const { ref, refunds } = await taken('pay-3')
  const refund = { key: 'refund-3', cents: 100 }
  paypal.fault({ on: /\/refund$/, answer: { status: 503 } })
  await expect(provider.refund(ref, refund)).rejects.toThrow(ProviderAway)
  paypal.fault({ on: /\/refund$/, kind: 'held' })
  const late = provider.refund(ref, refund)
  await expect.poll(() => refunds().length).toBe(1)
  paypal.forgetRequests()
  expect(await provider.refund(ref, refund)).toMatchObject([{ state: 'refunded' }])
  await expect.poll(() => paypal.answerHeld()).toBe(1)
  expect(await late).toMatchObject([{ state: 'refunded' }])
  expect(refunds()).toHaveLength(1)
})
