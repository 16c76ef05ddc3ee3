import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildPaypalOrder, toPaymentRef } from '#test/support/booking/paypal/build-order.ts'
import { type PaypalServer, startPaypalServer } from '#test/support/booking/paypal-server.ts'
import {
  type Notice,
  NoticeNotSigned,
  type PaymentOrder,
  ProviderAway,
  type ProviderEvent,
  ProviderRefused,
} from '../provider.ts'
import { createPaypalProvider } from './paypal-provider.ts'

const clock = { now: new Date('2026-11-23T10:00:00Z') }
const paypal: PaypalServer = await startPaypalServer(() => clock.now)
const provider = createPaypalProvider(paypal.settings)
afterAll(() => paypal.close())

let count = 0
beforeEach(() => {
  clock.now = new Date('2026-11-23T10:00:00Z')
  paypal.bank.mood = {}
  paypal.connect(5)
  paypal.deliver()
  paypal.clearFaults()
  paypal.requests.length = 0
  count += 1
})

async function startAndApprove(changes: Partial<PaymentOrder> = {}) {
  const { reference } = await provider.start(buildPaypalOrder({ key: `pay-${count}`, ...changes }))
  paypal.bank.approve(reference)
  return toPaymentRef(reference, { key: `pay-${count}` })
}

async function captured(changes: Partial<PaymentOrder> = {}) {
  const ref = await startAndApprove(changes)
  await provider.read(ref)
  const capture = paypal.bank.orders.get(ref.reference!)!.purchase_units[0].payments!.captures![0]!
  paypal.deliver()
  return { ref, capture }
}

/** As a ledger takes facts in: each key once. */
async function takeIn(notices: readonly Notice[]) {
  const facts = new Map<string, ProviderEvent>()
  for (const notice of notices)
    for (const fact of await provider.readNotice(notice)) facts.set(fact.key, fact)
  return [...facts.values()].map(({ state, payment }) => `${payment} ${state}`).sort()
}

describe('what notices tell', () => {
  it('an approval is taken though its buyer never came back', async () => {
    const ref = await startAndApprove()
    expect(await takeIn(paypal.deliver())).toEqual([`${ref.key} captured`])
    expect(await takeIn(paypal.deliver())).toEqual([`${ref.key} captured`])
  })

  it('an approval of what is only to be held', async () => {
    const ref = await startAndApprove({ capture: 'later' })
    expect(await takeIn(paypal.deliver())).toEqual([`${ref.key} authorized`])
    await provider.cancel(ref)
    expect(await takeIn(paypal.deliver())).toEqual([`${ref.key} cancelled`])
  })

  it('the same whether doubled, shuffled or long after', async () => {
    const { ref } = await captured()
    await provider.refund(ref, { key: `refund-${count}-1`, cents: 100 })
    await provider.refund(ref, { key: `refund-${count}-2`, cents: 200 })
    const notices = [...paypal.deliver()]
    const told = [`${ref.key} captured`, `${ref.key} refunded`, `${ref.key} refunded`]
    expect(await takeIn([...notices.toReversed(), ...notices])).toEqual(told)
    clock.now = new Date('2026-11-26T10:00:00Z')
    expect(await takeIn(notices)).toEqual(told)
  })

  it('a refund by the seller, on the pages of PayPal', async () => {
    const { ref, capture } = await captured()
    const order = paypal.bank.orders.get(ref.reference!)!
    paypal.bank.refund(order, capture, { amount: { currency_code: 'USD', value: '10.00' } })
    const [notice] = paypal.deliver()
    const facts = await provider.readNotice(notice!)
    expect(facts[1]).toMatchObject({
      state: 'refunded',
      cents: 1_000,
      payment: ref.key,
      reference: ref.reference,
    })
    expect(facts[1]).not.toHaveProperty('refund')
  })

  it('an eCheck that arrives, and a bank that takes it back', async () => {
    paypal.bank.mood = { pend: 'ECHECK' }
    const { ref, capture } = await captured()
    paypal.bank.clear(capture, 'COMPLETED')
    expect(await takeIn(paypal.deliver())).toEqual([`${ref.key} captured`])
    paypal.bank.reverse(capture)
    const [notice] = paypal.deliver()
    const facts = await provider.readNotice(notice!)
    expect(facts[1]).toMatchObject({
      key: `${capture.id}:bounced`,
      state: 'bounced',
      cents: 123_456,
      payment: ref.key,
    })
  })

  it('a claim, and how it ended; the money taken back for it is not counted twice', async () => {
    const { ref, capture } = await captured()
    const dispute = paypal.bank.dispute(capture)
    expect(await takeIn(paypal.deliver())).toEqual([`${ref.key} disputed`])
    paypal.bank.reverse(capture)
    paypal.bank.resolve(dispute, 'RESOLVED_BUYER_FAVOUR')
    expect(await takeIn(paypal.deliver())).toEqual([
      `${ref.key} captured`,
      `${ref.key} dispute-lost`,
      `${ref.key} disputed`,
    ])
  })

  it('a claim whose notices were lost is seen by the next look', async () => {
    const { ref, capture } = await captured()
    const dispute = paypal.bank.dispute(capture)
    paypal.bank.resolve(dispute, 'RESOLVED_SELLER_FAVOUR')
    const facts = await provider.read(ref)
    expect(facts.map(({ state }) => state)).toEqual(['captured', 'disputed', 'dispute-won'])
  })

  it('of other applications and other kinds: nothing', async () => {
    const events = [
      { type: 'BILLING.SUBSCRIPTION.CREATED', resource: { id: 'I-1' } },
      { type: 'MERCHANT.ONBOARDING.COMPLETED', resource: { merchant_id: 'SELLER7654322' } },
      { type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'C1' } },
      { type: 'CHECKOUT.ORDER.APPROVED', resource: null },
      { type: 'CUSTOMER.DISPUTE.CREATED', resource: { dispute_id: 7 } },
      { type: '', resource: undefined },
    ]
    expect(await takeIn(events.map((event) => paypal.signer.sign(event)))).toEqual([])
    const { ref } = await captured()
    paypal.bank.orders.get(ref.reference!)!.purchase_units[0].custom_id = 'shop-4711'
    const told = { type: 'CHECKOUT.ORDER.APPROVED', resource: { id: ref.reference } }
    expect(await takeIn([paypal.signer.sign(told)])).toEqual([])
    // another installation of Placard, with numbers of its own
    paypal.bank.orders.get(ref.reference!)!.purchase_units[0].custom_id = `${ref.key}.0123456789`
    expect(await takeIn([paypal.signer.sign(told)])).toEqual([])
  })

  it('nothing while PayPal is away: it delivers again', async () => {
    await startAndApprove()
    const [notice] = paypal.deliver()
    paypal.fault({ on: /^GET \/v2\/checkout/, answer: { status: 503 } })
    await expect(provider.readNotice(notice!)).rejects.toThrow(ProviderAway)
    await expect(provider.readNotice(notice!)).resolves.toMatchObject([{ state: 'captured' }])
  })
})

describe('R5: a signed notice of what PayPal does not show', () => {
  it.each<[string, object]>([
    [
      'PAYMENT.CAPTURE.COMPLETED',
      { id: 'C1', supplementary_data: { related_ids: { order_id: 'UNKNOWN1' } } },
    ],
    [
      'PAYMENT.CAPTURE.REFUNDED',
      { id: 'R1', links: [{ rel: 'up', href: `${paypal.url}/v2/payments/captures/UNKNOWN2` }] },
    ],
  ])('%s is refused by its name, and not asked for again', async (type, resource) => {
    const notice = paypal.signer.sign({ type, resource })
    await expect(provider.readNotice(notice)).rejects.toThrow(/^PayPal refused .*UNKNOWN\d: 404/)
    await expect(provider.readNotice(notice)).rejects.toThrow(ProviderRefused)
  })

  it('is nothing in whatever shape', async () => {
    for (const id of [undefined, null, 7, '../../v1/oauth2/token', 'x'.repeat(5_000), { id: 'O1' }])
      for (const resource of [id, { id }, { id: 'C1', order_id: id }] as object[]) {
        const notice = paypal.signer.sign({ type: 'PAYMENT.CAPTURE.COMPLETED', resource })
        expect(await provider.readNotice(notice)).toEqual([])
      }
  })

  it('is nothing where an order has lapsed that nobody paid', async () => {
    const lapsed = paypal.signer.sign({
      type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
      resource: { id: 'UNKNOWN1', order_id: 'UNKNOWN1' },
    })
    await expect(provider.readNotice(lapsed)).resolves.toEqual([])
  })
})

describe('a notice is refused', () => {
  const event = { type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'O1' } }
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const { signer } = paypal
  const hours = (count: number) => new Date(clock.now.getTime() + count * 60 * 60_000).toISOString()

  it.each<[string, Parameters<typeof signer.sign>[1]]>([
    ['signed by somebody else', { privateKey: stranger }],
    ['for another webhook', { webhookId: 'WEBHOOK2' }],
    ['older than PayPal delivers', { at: hours(-97) }],
    ['of tomorrow', { at: hours(1) }],
    ['of no time', { at: 'now' }],
    [
      'with a certificate from elsewhere',
      { certUrl: 'https://paypal.example/v1/notifications/certs/CERT-1' },
    ],
    ['with a certificate of another place', { certUrl: `${paypal.url}/v2/checkout/orders` }],
    ['with a certificate that is not there', { certUrl: `${paypal.url}/v1/notifications/certs/CERT-404` }],
    ['in a weaker way', { algorithm: 'SHA1withRSA' }],
  ])('%s', async (_, changes) => {
    await expect(provider.readNotice(signer.sign(event, changes))).rejects.toThrow(NoticeNotSigned)
  })

  it('with any byte changed, or any header missing', async () => {
    const good = signer.sign(event)
    await expect(provider.readNotice(good)).resolves.toEqual([])
    const raw = Buffer.from(good.raw.toString().replace('O1', 'O2'))
    await expect(provider.readNotice({ ...good, raw })).rejects.toThrow(NoticeNotSigned)
    for (const name of [...good.headers.keys()]) {
      const headers = new Headers(good.headers)
      headers.delete(name)
      await expect(provider.readNotice({ ...good, headers }), name).rejects.toThrow(NoticeNotSigned)
    }
  })

  it('with a certificate that has ended, is weak, or is none', async () => {
    const day = (text: string) => new Date(text)
    const ended = signer.addCertificate('CERT-2', { validTo: day('2026-11-01') })
    const weak = signer.addCertificate('CERT-3', { bits: 1024 })
    signer.certificates.set('/v1/notifications/certs/CERT-4', 'Welcome to the hotel')
    for (const [name, privateKey] of Object.entries({
      'CERT-2': ended,
      'CERT-3': weak,
      'CERT-4': stranger,
    })) {
      const certUrl = `${paypal.url}/v1/notifications/certs/${name}`
      const own = createPaypalProvider(paypal.settings)
      await expect(own.readNotice(signer.sign(event, { certUrl, privateKey })), name).rejects.toThrow(
        NoticeNotSigned,
      )
    }
  })

  it('that is too large', async () => {
    const large = signer.sign({ type: 'x', resource: { text: 'x'.repeat(260 * 1024) } })
    await expect(provider.readNotice(large)).rejects.toThrow(NoticeNotSigned)
  })
})

describe('certificates', () => {
  const event = { type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'O1' } }
  const fetches = () => paypal.requests.filter(({ call }) => call.includes('/certs/')).length

  it('S19: that signed a true notice are kept until they end, whatever forgers name', async () => {
    const own = createPaypalProvider(paypal.settings)
    for (let twice = 0; twice < 2; twice++) await own.readNotice(paypal.signer.sign(event))
    expect(fetches()).toBe(1)
    for (let other = 0; other < 12; other++) {
      const name = `CERT-OLD${other}`
      paypal.signer.addCertificate(name, {})
      const certUrl = `${paypal.url}/v1/notifications/certs/${name}`
      const forged = { ...paypal.signer.sign(event, { certUrl }), sender: `198.51.100.${other}` }
      await expect(own.readNotice(forged)).rejects.toThrow(NoticeNotSigned)
    }
    clock.now = new Date('2026-11-26T10:00:01Z')
    const before = fetches()
    await own.readNotice(paypal.signer.sign(event))
    expect(fetches()).toBe(before)
  })

  it('S19: that are new are fetched while a forger has used up their own fetches', async () => {
    const own = createPaypalProvider(paypal.settings)
    for (let forged = 0; forged < 30; forged++) {
      const certUrl = `${paypal.url}/v1/notifications/certs/CERT-X${forged}`
      const notice = { ...paypal.signer.sign(event, { certUrl }), sender: '198.51.100.1' }
      await own.readNotice(notice).catch(() => undefined)
    }
    expect(fetches()).toBeLessThan(10)
    await expect(own.readNotice(paypal.signer.sign(event))).resolves.toEqual([])
  })

  it('S19: of notices that come at once are fetched once', async () => {
    const own = createPaypalProvider(paypal.settings)
    const notices = Array.from({ length: 10 }, () => own.readNotice(paypal.signer.sign(event)))
    expect(await Promise.all(notices)).toEqual(notices.map(() => []))
    expect(fetches()).toBe(1)
  })

  it('that PayPal does not give now leave the notice for its next delivery', async () => {
    const own = createPaypalProvider(paypal.settings)
    paypal.fault({ on: /certs/, answer: { status: 503 } })
    await expect(own.readNotice(paypal.signer.sign(event))).rejects.toThrow(ProviderAway)
    await expect(own.readNotice(paypal.signer.sign(event))).resolves.toEqual([])
  })

  it('may sign for two webhooks while one is replaced', async () => {
    const own = createPaypalProvider({ ...paypal.settings, webhookIds: ['WEBHOOK0', 'WEBHOOK1'] })
    await expect(own.readNotice(paypal.signer.sign(event))).resolves.toEqual([])
  })
})
