import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ACCOUNT, buildPaypalOrder, toPaymentRef } from '#test/support/booking/paypal/build-order.ts'
import { type PaypalServer, startPaypalServer } from '#test/support/booking/paypal-server.ts'
import { type PaymentOrder, type ProviderEvent, ProviderRefused } from '../provider.ts'
import { createPaypalProvider } from './paypal-provider.ts'

let clock = new Date('2026-11-23T10:00:00Z')
const paypal: PaypalServer = await startPaypalServer(() => clock)
const provider = createPaypalProvider(paypal.settings)
afterAll(() => paypal.close())

const SITE = ACCOUNT.split('-')[2]!

let count = 0
beforeEach(() => {
  clock = new Date('2026-11-23T10:00:00Z')
  paypal.bank.mood = {}
  paypal.connect(5)
  paypal.requests.length = 0
  count += 1
})

/** A payment of its own for each test, at PayPal's door. */
async function start(changes: Partial<PaymentOrder> = {}) {
  const order = buildPaypalOrder({ key: `pay-${count}`, ...changes })
  const started = await provider.start(order)
  if (!('redirectUrl' in started)) throw new Error('it is over already')
  return { ...started, ref: toPaymentRef(started.reference, { key: order.key }) }
}

async function startAndApprove(changes: Partial<PaymentOrder> = {}) {
  const started = await start(changes)
  paypal.bank.approve(started.reference)
  return started
}

const captureOf = (reference: string) =>
  paypal.bank.orders.get(reference)!.purchase_units[0].payments!.captures![0]!
const statesOf = (facts: ProviderEvent[]) => facts.map(({ state, cents }) => `${state} ${cents}`)
const callsOf = (pattern: RegExp) => paypal.requests.filter(({ call }) => pattern.test(call))

describe('start', () => {
  it('opens an order for the seller, with what Placard keeps as a platform fee', async () => {
    const { redirectUrl, reference } = await start({ feeCents: 6_173 })
    expect(redirectUrl).toBe(`${paypal.url}/checkoutnow?token=${reference}`)
    const [{ headers, body }] = callsOf(/^POST \/v2\/checkout\/orders$/) as [(typeof paypal.requests)[number]]
    expect(headers['paypal-request-id']).toBe(`pay-${count}.${SITE}`)
    expect(body).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: `pay-${count}.${SITE}`,
          amount: { currency_code: 'USD', value: '1234.56' },
          payee: { merchant_id: 'SELLER7654322' },
          payment_instruction: { platform_fees: [{ amount: { currency_code: 'USD', value: '61.73' } }] },
        },
      ],
    })
  })

  it('names no fee where there is none, and shortens a long description', async () => {
    const { reference } = await start({ description: '𝒜'.repeat(300) })
    const [unit] = paypal.bank.orders.get(reference)!.purchase_units
    expect(unit).not.toHaveProperty('payment_instruction')
    expect([...unit.description]).toHaveLength(127)
  })

  it('again under the same key is the same order', async () => {
    const first = await start()
    expect(await start()).toEqual(first)
    paypal.bank.approve(first.reference)
    const again = await provider.start(buildPaypalOrder({ key: `pay-${count}` }))
    expect(again).toMatchObject({ reference: first.reference, facts: [{ state: 'captured' }] })
  })

  it.each<[string, Partial<PaymentOrder>]>([
    ['another method', { method: 'card' }],
    ['nothing', { cents: 0 }],
    ['a fee above the amount', { cents: 100, feeCents: 101 }],
    ['a strange key', { key: 'pay-7 cancelled' }],
    ['a seller without PayPal', { account: ACCOUNT.replace('5', '99') }],
    ['a strange account', { account: 'x/../y' }],
  ])('refuses %s', async (_, changes) => {
    await expect(provider.start(buildPaypalOrder({ key: `pay-${count}`, ...changes }))).rejects.toThrow(
      ProviderRefused,
    )
  })
})

it('a buyer approves on a page of PayPal and comes back', async () => {
  const { redirectUrl, ref } = await start()
  expect(await (await fetch(redirectUrl)).text()).toContain('<button>Pay now</button>')
  const press = (step: string) =>
    fetch(redirectUrl.replace('checkoutnow', `checkoutnow/${step}`), { method: 'POST', redirect: 'manual' })
  expect((await press('cancel')).headers.get('location')).toMatch(
    /^https:\/\/placard\.example\/bookings\/7\?token=/,
  )
  expect(await provider.read(ref)).toEqual([])
  expect((await press('approve')).headers.get('location')).toContain('?paid')
  expect(statesOf(await provider.read(ref))).toEqual(['captured 123456'])
})

describe('a payment taken now', () => {
  it('is nothing until its buyer approves, then taken once by whoever looks', async () => {
    const { ref, reference } = await start({ feeCents: 5_000 })
    expect(await provider.read(ref)).toEqual([])
    paypal.bank.approve(reference)
    const [one, other] = await Promise.all([provider.read(ref), provider.read(ref)])
    const again = await provider.read(ref)
    expect(statesOf(again)).toEqual(['captured 123456'])
    expect([one, other]).toEqual([again, again])
    expect(again[0]).toMatchObject({
      payment: ref.key,
      reference,
      key: `${captureOf(reference).id}:captured`,
      costCents: 0,
    })
    expect(
      paypal.bank.moved.filter(({ transaction_id }) => transaction_id === captureOf(reference).id),
    ).toHaveLength(1)
  })

  it('that is declined is over, also if the buyer approves again', async () => {
    const { ref, reference } = await startAndApprove()
    paypal.bank.mood = { decline: 'INSTRUMENT_DECLINED' }
    expect(statesOf(await provider.read(ref))).toEqual(['refused 123456'])
    paypal.bank.mood = {}
    paypal.bank.approve(reference)
    expect(statesOf(await provider.read(ref))).toEqual(['refused 123456'])
    expect(paypal.bank.orders.get(reference)!.purchase_units[0].payments).toBeUndefined()
  })

  it('that fails on the way is refused', async () => {
    const { ref } = await startAndApprove()
    paypal.bank.mood = { fail: true }
    expect(statesOf(await provider.read(ref))).toEqual(['refused 123456'])
  })

  it('by eCheck is under way for days, then arrives or not', async () => {
    paypal.bank.mood = { pend: 'ECHECK' }
    const { ref, reference } = await startAndApprove()
    expect(statesOf(await provider.read(ref))).toEqual(['processing 123456'])
    paypal.bank.clear(captureOf(reference), 'COMPLETED')
    expect(statesOf(await provider.read(ref))).toEqual(['captured 123456'])
    paypal.bank.clear(captureOf(reference), 'DECLINED')
    expect(statesOf(await provider.read(ref))).toEqual(['refused 123456'])
  })

  it('takes nothing that is approved after its time', async () => {
    const { ref } = await startAndApprove({ expiresAt: new Date('2026-11-23T12:00:00Z') })
    clock = new Date('2026-11-23T12:00:00Z')
    expect(statesOf(await provider.read(ref))).toEqual(['cancelled 123456'])
    expect(callsOf(/capture/)).toEqual([])
  })
})

describe('a payment taken later', () => {
  it('is held when its buyer approves, and taken when asked, with its fee', async () => {
    const { ref, reference } = await startAndApprove({ capture: 'later', feeCents: 5_000 })
    expect(statesOf(await provider.read(ref))).toEqual(['authorized 123456'])
    expect(statesOf(await provider.capture(ref))).toEqual(['captured 123456'])
    expect(statesOf(await provider.capture(ref))).toEqual(['captured 123456'])
    expect(statesOf(await provider.read(ref))).toEqual(['captured 123456'])
    expect(captureOf(reference).seller_receivable_breakdown?.platform_fees).toEqual([
      { amount: { currency_code: 'USD', value: '50.00' } },
    ])
    expect(paypal.bank.orders.get(reference)!.purchase_units[0].payments!.captures).toHaveLength(1)
  })

  it('that is declined when it is taken is refused', async () => {
    const { ref } = await startAndApprove({ capture: 'later' })
    await provider.read(ref)
    paypal.bank.mood = { decline: 'INSTRUMENT_DECLINED' }
    expect(statesOf(await provider.capture(ref))).toEqual(['refused 123456'])
  })

  it('is not taken before it was approved', async () => {
    const { ref } = await start({ capture: 'later' })
    await expect(provider.capture(ref)).rejects.toThrow(ProviderRefused)
    await expect(provider.capture(toPaymentRef('NOSUCHORDER'))).rejects.toThrow(ProviderRefused)
  })

  it('lets the money go when it is cancelled', async () => {
    const { ref, reference } = await startAndApprove({ capture: 'later' })
    await provider.read(ref)
    expect(statesOf(await provider.cancel(ref))).toEqual(['cancelled 123456'])
    expect(paypal.bank.orders.get(reference)!.purchase_units[0].payments!.authorizations![0]!.status).toBe(
      'VOIDED',
    )
    expect(await provider.cancel(ref)).toEqual(await provider.read(ref))
    await expect(provider.capture(ref)).resolves.toMatchObject([{ state: 'cancelled' }])
  })
})

describe('cancel', () => {
  it('of what nobody approved: a later approval takes nothing', async () => {
    const { ref, reference } = await start()
    expect(statesOf(await provider.cancel(ref))).toEqual(['cancelled 123456'])
    paypal.bank.approve(reference)
    expect(statesOf(await provider.read(ref))).toEqual(['cancelled 123456'])
    expect(statesOf(await provider.cancel(ref))).toEqual(['cancelled 123456'])
    const again = await provider.start(buildPaypalOrder({ key: ref.key }))
    expect(again).toMatchObject({ facts: [{ state: 'cancelled' }] })
  })

  it('of what was taken answers that it was', async () => {
    const { ref } = await startAndApprove()
    await provider.read(ref)
    expect(statesOf(await provider.cancel(ref))).toEqual(['captured 123456'])
  })

  it('holds also where PayPal does not let the order be changed', async () => {
    const { ref } = await start()
    paypal.bank.mood = { isFrozen: true }
    expect(statesOf(await provider.cancel(ref))).toEqual(['cancelled 123456'])
  })

  it('of a payment whose start was never answered', async () => {
    expect(await provider.cancel(toPaymentRef(null))).toMatchObject([
      { state: 'cancelled', payment: 'pay-7', reference: 'pay-7' },
    ])
    expect(await provider.cancel(toPaymentRef('NOSUCHORDER'))).toMatchObject([
      { state: 'cancelled', reference: 'NOSUCHORDER' },
    ])
  })
})

describe('read without an order', () => {
  it.each([
    [null, 5, []],
    [null, 7, ['cancelled 0']],
    ['NOSUCHORDER', 2, []],
    ['NOSUCHORDER', 4, ['cancelled 0']],
  ] as const)('%s after %i hours is %j', async (reference, hours, states) => {
    clock = new Date(clock.getTime() + hours * 60 * 60_000)
    expect(statesOf(await provider.read(toPaymentRef(reference)))).toEqual(states)
  })
})

describe('refund', () => {
  const captured = async (changes: Partial<PaymentOrder> = {}) => {
    const started = await startAndApprove(changes)
    await provider.read(started.ref)
    return started
  }

  it('gives back in the name of the seller, once a key', async () => {
    const { ref, reference } = await captured()
    const key = `refund-${count}`
    const facts = await provider.refund(ref, { key, cents: 23_456 })
    expect(facts).toMatchObject([
      { state: 'refunded', cents: 23_456, refund: key, payment: ref.key, reference },
    ])
    expect(await provider.refund(ref, { key, cents: 23_456 })).toEqual(facts)
    expect(statesOf(await provider.read(ref))).toEqual(['captured 123456', 'refunded 23456'])
    const [{ headers }] = callsOf(/\/refund$/) as [(typeof paypal.requests)[number]]
    expect(callsOf(/\/refund$/)).toHaveLength(1)
    expect(headers['paypal-request-id']).toBe(`${reference}-${key}`)
    const claims = String(headers['paypal-auth-assertion']).split('.')[1]!
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      iss: 'client-of-placard',
      payer_id: 'SELLER7654322',
    })
  })

  it('of all that was taken in parts gives the whole fee back, to the cent', async () => {
    const { ref } = await captured({ cents: 10_000, feeCents: 333 })
    for (const [index, cents] of [3_333, 3_333, 3_334].entries())
      await provider.refund(ref, { key: `refund-${count}-${index}`, cents })
    const fees = callsOf(/\/refund$/).map(({ body }) => {
      const { payment_instruction } = body as {
        payment_instruction: { platform_fees: { amount: { value: string } }[] }
      }
      return payment_instruction.platform_fees[0]!.amount.value
    })
    expect(fees).toEqual(['1.11', '1.11', '1.11'])
  })

  it('beyond what was taken is refused and moves nothing', async () => {
    const { ref } = await captured()
    await expect(provider.refund(ref, { key: `refund-${count}`, cents: 123_457 })).rejects.toThrow(
      'REFUND_AMOUNT_EXCEEDED',
    )
    await provider.refund(ref, { key: `refund-${count}-1`, cents: 100_000 })
    await expect(provider.refund(ref, { key: `refund-${count}-2`, cents: 23_457 })).rejects.toThrow(
      ProviderRefused,
    )
    expect(statesOf(await provider.read(ref))).toEqual(['captured 123456', 'refunded 100000'])
  })

  it('of what was never taken is refused', async () => {
    const { ref } = await start()
    await expect(provider.refund(ref, { key: `refund-${count}`, cents: 1 })).rejects.toThrow(ProviderRefused)
    await expect(provider.refund(toPaymentRef(null), { key: `refund-${count}`, cents: 1 })).rejects.toThrow(
      ProviderRefused,
    )
  })
})
