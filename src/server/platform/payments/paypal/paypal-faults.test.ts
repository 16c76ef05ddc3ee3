import { inspect } from 'node:util'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildPaypalOrder, toPaymentRef } from '#test/support/booking/paypal/build-order.ts'
import { type Fault, type PaypalServer, startPaypalServer } from '#test/support/booking/paypal-server.ts'
import { describeError } from '../../log/describe-error.ts'
import { type PaymentOrder, ProviderAway, ProviderRefused } from '../provider.ts'
import { createPaypalProvider } from './paypal-provider.ts'

const clock = { now: new Date('2026-11-23T10:00:00Z') }
const paypal: PaypalServer = await startPaypalServer(() => clock.now)
const provider = createPaypalProvider({ ...paypal.settings, timeoutMs: 5_000 })
const impatient = createPaypalProvider({ ...paypal.settings, timeoutMs: 50 })
afterAll(() => paypal.close())

let count = 0
beforeEach(() => {
  clock.now = new Date('2026-11-23T10:00:00Z')
  paypal.bank.mood = {}
  paypal.connect(5)
  paypal.requests.length = 0
  count += 1
})
afterEach(() => paypal.clearFaults())

const order = (changes: Partial<PaymentOrder> = {}) => buildPaypalOrder({ key: `pay-${count}`, ...changes })
const callsOf = (pattern: RegExp) => paypal.requests.filter(({ call }) => pattern.test(call))
const ordersOf = (key: string) =>
  [...paypal.bank.orders.values()].filter(({ purchase_units: [{ custom_id }] }) =>
    custom_id.startsWith(`${key}.`),
  )

async function open(changes: Partial<PaymentOrder> = {}) {
  const { reference } = await provider.start(order(changes))
  return toPaymentRef(reference, { key: `pay-${count}` })
}

async function approved(changes: Partial<PaymentOrder> = {}) {
  const ref = await open(changes)
  paypal.bank.approve(ref.reference!)
  return ref
}

const OPENING = /^POST \/v2\/checkout\/orders$/

describe('an answer that is lost', () => {
  it('to a start: the same start finds the same order', async () => {
    paypal.fault({ on: OPENING, kind: 'lost' })
    await expect(provider.start(order())).rejects.toThrow(ProviderAway)
    const { reference } = await provider.start(order())
    expect(ordersOf(`pay-${count}`).map(({ id }) => id)).toEqual([reference])
  })

  it('to a capture: the next look knows, and nothing is taken twice', async () => {
    const ref = await approved({ feeCents: 10 })
    paypal.fault({ on: /\/capture$/, kind: 'lost' })
    await expect(provider.read(ref)).rejects.toThrow(ProviderAway)
    expect(await provider.read(ref)).toMatchObject([{ state: 'captured', cents: 123_456 }])
    expect(ordersOf(ref.key)[0]!.purchase_units[0].payments!.captures).toHaveLength(1)
    expect(
      paypal.bank.moved.filter(({ custom_field }) => custom_field?.startsWith(`${ref.key}.`)),
    ).toHaveLength(1)
  })

  it('to the capture of an authorization', async () => {
    const ref = await approved({ capture: 'later' })
    await provider.read(ref)
    paypal.fault({ on: /\/capture$/, kind: 'lost' })
    await expect(provider.capture(ref)).rejects.toThrow(ProviderAway)
    expect(await provider.capture(ref)).toMatchObject([{ state: 'captured' }])
    expect(ordersOf(ref.key)[0]!.purchase_units[0].payments!.captures).toHaveLength(1)
  })

  it('to a refund: the same refund is found by its key', async () => {
    const ref = await approved()
    await provider.read(ref)
    paypal.fault({ on: /\/refund$/, kind: 'lost' })
    const refund = { key: `refund-${count}`, cents: 500 }
    await expect(provider.refund(ref, refund)).rejects.toThrow(ProviderAway)
    expect(await provider.refund(ref, refund)).toMatchObject([{ state: 'refunded', cents: 500 }])
    expect(ordersOf(ref.key)[0]!.purchase_units[0].payments!.refunds).toHaveLength(1)
  })

  it('to a void', async () => {
    const ref = await approved({ capture: 'later' })
    await provider.read(ref)
    paypal.fault({ on: /\/void$/, kind: 'lost' })
    await expect(provider.cancel(ref)).rejects.toThrow(ProviderAway)
    expect(await provider.cancel(ref)).toMatchObject([{ state: 'cancelled' }])
  })
})

it('where two took the same authorization at once, the slower learns what the other did', async () => {
  const ref = await approved({ capture: 'later' })
  const seen = structuredClone(ordersOf(ref.key)[0]!)
  await provider.read(ref)
  const held = structuredClone(ordersOf(ref.key)[0]!)
  await provider.capture(ref)
  // its look was older than the capture, and PayPal has forgotten the request id
  paypal.forgetRequests()
  paypal.fault({ on: /^GET \/v2\/checkout/, edit: () => held })
  expect(await provider.capture(ref)).toMatchObject([{ state: 'captured' }])
  paypal.fault({ on: /^GET \/v2\/checkout/, edit: () => ({ ...seen, status: 'APPROVED' }) })
  expect(await provider.read(ref)).toMatchObject([{ state: 'captured' }])
  paypal.fault({ on: /^GET \/v2\/checkout/, edit: () => held })
  expect(await provider.cancel(ref)).toMatchObject([{ state: 'captured' }])
})

describe('PayPal that is away', () => {
  it.each<[string, Omit<Fault, 'on'>]>([
    ['500', { answer: { status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } } }],
    ['503 without JSON', { answer: { status: 503, body: undefined } }],
    ['429', { answer: { status: 429, body: { name: 'RATE_LIMIT_REACHED' } } }],
    ['409: a twin is under way', { answer: { status: 409, body: { name: 'RESOURCE_CONFLICT' } } }],
    ['a redirect', { answer: { status: 302, body: {} } }],
    ['another page', { raw: '<html>Welcome to the hotel</html>' }],
    ['half an answer', { raw: '{"id": "O1", "sta' }],
    ['too much', { raw: `{"id": "${'x'.repeat(600_000)}"}` }],
    ['JSON of another kind', { raw: '[1, 2, 3]' }],
    ['JSON that is no order', { raw: '{"id": 7}' }],
    ['deep JSON', { raw: `${'['.repeat(20_000)}${']'.repeat(20_000)}` }],
  ])('%s leaves a start unknown', async (_, fault) => {
    paypal.fault({ on: OPENING, ...fault })
    await expect(provider.start(order())).rejects.toThrow(ProviderAway)
    await expect(provider.start(order())).resolves.toHaveProperty('redirectUrl')
  })

  it('and slow is given up', async () => {
    paypal.fault({ on: OPENING, kind: 'slow' })
    await expect(impatient.start(order())).rejects.toThrow(ProviderAway)
  })

  it('and out of reach', async () => {
    const gone = createPaypalProvider({ ...paypal.settings, baseUrl: 'http://127.0.0.1:1' })
    await expect(gone.start(order())).rejects.toThrow(ProviderAway)
  })
})

describe('an answer about something else', () => {
  type Unit = {
    purchase_units: [Record<string, unknown>]
    links: { rel: string; href: string }[]
    id: string
  }
  const edit = (change: (body: Unit) => void): Omit<Fault, 'on'> => ({
    edit: (body: never) => {
      change(body as Unit)
      return body
    },
  })
  it.each<[string, Omit<Fault, 'on'>]>([
    [
      'another amount',
      edit(({ purchase_units: [unit] }) =>
        Object.assign(unit, { amount: { currency_code: 'USD', value: '1.00' } }),
      ),
    ],
    [
      'another currency',
      edit(({ purchase_units: [unit] }) =>
        Object.assign(unit, { amount: { currency_code: 'EUR', value: '1234.56' } }),
      ),
    ],
    [
      'another payee',
      edit(({ purchase_units: [unit] }) => Object.assign(unit, { payee: { merchant_id: 'SOMEBODYELSE1' } })),
    ],
    ['no payee', edit(({ purchase_units: [unit] }) => Object.assign(unit, { payee: {} }))],
    [
      'another key',
      edit(({ purchase_units: [unit] }) => Object.assign(unit, { custom_id: 'pay-9999.0123456789' })),
    ],
    [
      'a strange page to approve at',
      edit(({ links }) => Object.assign(links[1]!, { href: 'https://paypal.example/' })),
    ],
    ['no page to approve at', edit((body) => Object.assign(body, { links: [] }))],
    ['an id that leads elsewhere', edit((body) => Object.assign(body, { id: '../../v1/oauth2/token' }))],
  ])('%s sends no buyer there', async (_, fault) => {
    paypal.fault({ on: OPENING, ...fault })
    await expect(provider.start(order())).rejects.toThrow(ProviderAway)
  })

  it('is no fact', async () => {
    const ref = await approved()
    paypal.fault({
      on: /^GET \/v2\/checkout/,
      times: 2,
      ...edit(({ purchase_units: [unit] }) => Object.assign(unit, { custom_id: 'pay-9999.0123456789' })),
    })
    await expect(provider.read(ref)).rejects.toThrow(ProviderAway)
    await expect(provider.refund(ref, { key: 'refund-1', cents: 1 })).rejects.toThrow(ProviderAway)
    expect(callsOf(/capture|refund/)).toEqual([])
  })
})

describe('access tokens', () => {
  it('are asked for once, kept, and renewed before they end', async () => {
    const own = createPaypalProvider(paypal.settings)
    const ref = await open()
    await Promise.all([own.read(ref), own.read(ref), own.read(ref)])
    expect(callsOf(/oauth2/)).toHaveLength(1)
    clock.now = new Date(clock.now.getTime() + (32_400 - 61) * 1000)
    await own.read(ref)
    expect(callsOf(/oauth2/)).toHaveLength(1)
    clock.now = new Date(clock.now.getTime() + 2_000)
    await own.read(ref)
    expect(callsOf(/oauth2/)).toHaveLength(2)
  })

  it('that PayPal ended are replaced at once', async () => {
    const ref = await open()
    paypal.endTokens()
    expect(await provider.read(ref)).toEqual([])
  })

  it('that cannot be had leave everything unknown', async () => {
    const wrong = createPaypalProvider({ ...paypal.settings, secret: 'wrong' })
    await expect(wrong.start(order())).rejects.toThrow(ProviderAway)
    const own = createPaypalProvider(paypal.settings)
    paypal.fault({
      on: /oauth2/,
      answer: { status: 200, body: { access_token: 'a\r\nb: c', token_type: 'Bearer', expires_in: 9 } },
    })
    await expect(own.start(order())).rejects.toThrow(ProviderAway)
    await expect(own.start(order())).resolves.toHaveProperty('redirectUrl')
  })
})

describe('no error tells a secret', () => {
  const { clientId, secret } = paypal.settings
  const basic = Buffer.from(`${clientId}:${secret}`).toString('base64')
  const echo = {
    name: 'INVALID_REQUEST',
    message: `You sent ${secret} and buyer@example.com`,
    details: [{ issue: `no ${secret}` }],
  }

  it.each<[string, Fault]>([
    ['refused', { on: OPENING, answer: { status: 422, body: echo } }],
    ['forbidden', { on: OPENING, answer: { status: 403, body: echo } }],
    ['broken', { on: OPENING, answer: { status: 500, body: echo } }],
    ['no JSON', { on: OPENING, raw: `${secret} buyer@example.com` }],
    ['no order', { on: OPENING, raw: JSON.stringify(echo) }],
    ['lost', { on: OPENING, kind: 'lost' }],
    ['no token', { on: /oauth2/, answer: { status: 401, body: echo } }],
  ])('%s', async (_, fault) => {
    const own = createPaypalProvider(paypal.settings)
    paypal.fault(fault)
    const error = await own.start(order()).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error instanceof ProviderAway || error instanceof ProviderRefused).toBe(true)
    // as a log, a report or a careless `inspect` would show it
    const shown = inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(describeError(error))
    for (const text of [secret, basic, 'A21AAToken', 'buyer@example.com']) expect(shown).not.toContain(text)
  })

  it('a refusal is told by the name of its reason', async () => {
    paypal.fault({
      on: OPENING,
      answer: {
        status: 422,
        body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'PAYEE_ACCOUNT_RESTRICTED' }] },
      },
    })
    await expect(provider.start(order())).rejects.toThrow(
      'PayPal refused POST /v2/checkout/orders: 422 PAYEE_ACCOUNT_RESTRICTED',
    )
  })
})
