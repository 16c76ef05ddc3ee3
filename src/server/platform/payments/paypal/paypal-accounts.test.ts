import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ACCOUNT, buildPaypalOrder, toPaymentRef } from '#test/support/booking/paypal/build-order.ts'
import { refuse } from '#test/support/booking/paypal/wire.ts'
import { type PaypalServer, startPaypalServer } from '#test/support/booking/paypal-server.ts'
import { ProviderAway } from '../provider.ts'
import { createPaypalProvider } from './paypal-provider.ts'

const clock = { now: new Date('2026-11-23T10:00:00Z') }
const paypal: PaypalServer = await startPaypalServer(() => clock.now)
const provider = createPaypalProvider({ ...paypal.settings, attributionId: 'PLACARD_SP' })
const accounts = provider.accounts!
afterAll(() => paypal.close())
beforeEach(() => {
  clock.now = new Date('2026-11-23T10:00:00Z')
  paypal.requests.length = 0
})

const seller = {
  id: 5,
  email: 'seller@example.com',
  returnUrl: 'https://placard.example/sell/payments',
  account: null,
}

describe('a seller', () => {
  it('is sent to PayPal and named as we know them', async () => {
    expect(await accounts.connect(seller)).toEqual({
      account: ACCOUNT,
      url: `${paypal.url}/partnerconnect?token=${ACCOUNT}`,
    })
    const { body, headers } = paypal.requests.at(-1)!
    expect(body).toMatchObject({
      tracking_id: ACCOUNT,
      email: 'seller@example.com',
      partner_config_override: { return_url: seller.returnUrl },
      legal_consents: [{ type: 'SHARE_DATA_CONSENT', granted: true }],
    })
    expect(headers['paypal-partner-attribution-id']).toBe('PLACARD_SP')
    expect(await accounts.connect({ ...seller, account: ACCOUNT })).toMatchObject({ account: ACCOUNT })
  })

  it('can be paid once PayPal says so', async () => {
    expect(await accounts.read(ACCOUNT.replace('5', '8'))).toEqual({
      isReady: false,
      todo: ['Finish connecting your PayPal account.'],
    })
    paypal.connect(8, { merchant: 'EGHT887654322' })
    expect(await accounts.read(ACCOUNT.replace('5', '8'))).toEqual({ isReady: true, todo: [] })
  })

  it.each([
    [{ payments_receivable: false }, 'limited'],
    [{ primary_email_confirmed: false }, 'Confirm your e-mail address'],
    [{ hasConsented: false }, 'Allow Placard'],
  ])('with %j is told what is missing', async (changes, text) => {
    const all = { payments_receivable: true, primary_email_confirmed: true, hasConsented: true }
    paypal.connect(9, { merchant: 'NNNE987654322', ...all, ...changes })
    const { isReady, todo } = await accounts.read(ACCOUNT.replace('5', '9'))
    expect(isReady).toBe(false)
    expect(todo).toEqual([expect.stringContaining(text)])
  })

  it('is sent nowhere else', async () => {
    const links = [{ rel: 'action_url', href: 'https://paypal.example/' }]
    paypal.fault({ on: /partner-referrals/, answer: { status: 201, body: { links } } })
    await expect(accounts.connect(seller)).rejects.toThrow(ProviderAway)
    paypal.fault({ on: /merchant-integrations/, answer: { status: 500 } })
    await expect(accounts.read(ACCOUNT)).rejects.toThrow(ProviderAway)
  })

  it('who changes the account is refunded from the old one for what it took', async () => {
    paypal.connect(5, { merchant: 'FRMR765432ABC' })
    const { reference } = await provider.start(buildPaypalOrder())
    paypal.bank.approve(reference)
    await provider.read(toPaymentRef(reference))
    paypal.connect(5, { merchant: 'NEWR765432ABC' })
    const refunded = await provider.refund(toPaymentRef(reference), { key: 'refund-1', cents: 5 })
    expect(refunded).toMatchObject([{ state: 'refunded' }])
  })
})

describe('movements', () => {
  const start = new Date('2026-11-20T12:00:00Z')
  const site = ACCOUNT.split('-')[2]!

  async function listAll(since: Date) {
    const found = []
    for await (const movement of provider.listMovements(since)) found.push(movement)
    return found
  }

  beforeEach(() => {
    paypal.bank.moved.length = 0
    paypal.connect(5, { merchant: 'SELLER7654322', hasConsented: true })
  })

  it('have the keys and amounts of the facts, refunds by hand too; the fee names its payment', async () => {
    const { reference } = await provider.start(buildPaypalOrder({ key: 'pay-70', feeCents: 500 }))
    paypal.bank.approve(reference)
    const ref = toPaymentRef(reference, { key: 'pay-70' })
    await provider.read(ref)
    await provider.refund(ref, { key: 'refund-70', cents: 100 })
    const order = paypal.bank.orders.get(reference)!
    const [capture] = order.purchase_units[0].payments!.captures!
    paypal.bank.refund(order, capture!, { amount: { currency_code: 'USD', value: '2.00' } })
    const facts = await provider.read(ref)
    clock.now = new Date('2026-11-23T10:00:01Z')
    const movements = await listAll(start)
    const told = movements.filter(({ factKey }) => factKey !== null)
    expect(told.map(({ factKey, cents }) => [factKey, Math.abs(cents)])).toEqual(
      facts.map(({ key, cents }) => [key, cents]),
    )
    expect(told.map(({ payment, partOf }) => payment ?? partOf)).toEqual(['pay-70', 'pay-70', capture!.id])
    expect(told.map(({ cents }) => cents)).toEqual([123_456, -100, -200])
    expect(movements.filter(({ kind }) => kind === 'fee')).toMatchObject([
      { cents: 500, partOf: capture!.id, payment: null },
    ])
  })

  it('are listed to the end, over sellers, months and pages, each once', async () => {
    paypal.connect(6, { merchant: 'SXTH765432ABC' })
    const first = Date.parse('2026-10-20T23:59:00Z')
    for (let index = 0; index < 250; index++)
      paypal.bank.moved.push({
        merchant: index % 5 ? 'SELLER7654322' : 'SXTH765432ABC',
        transaction_id: `CAP${index}`,
        transaction_event_code: 'T0006',
        amount: { currency_code: 'USD', value: `${index + 1}.00` },
        at: new Date(first + (249 - index) * 3 * 60 * 60_000),
        custom_field: `pay-${index}.${site}`,
      })
    const found = await listAll(new Date('2026-10-20T12:00:00Z'))
    expect(found.map(({ factKey }) => factKey).toSorted()).toEqual(
      Array.from({ length: 250 }, (_, index) => `CAP${index}:captured`).toSorted(),
    )
    expect(found.find(({ reference }) => reference === 'CAP249')).toEqual({
      reference: 'CAP249',
      object: 'CAP249',
      partOf: null,
      kind: 'captured',
      factKey: 'CAP249:captured',
      payment: 'pay-249',
      cents: 25_000,
      costCents: 0,
      at: new Date(first),
    })
  })

  it('R15: of more than PayPal lists at once are read in halves, to the end', async () => {
    const first = Date.parse('2026-11-22T00:00:00Z')
    for (let index = 0; index < 12; index++)
      paypal.bank.moved.push({
        merchant: 'SELLER7654322',
        transaction_id: `MANY${index}`,
        transaction_event_code: 'T0006',
        amount: { currency_code: 'USD', value: '1.00' },
        at: new Date(first + index * 60 * 60_000),
        custom_field: `pay-${index}.${site}`,
      })
    paypal.fault({ on: /reporting/, answer: refuse(400, 'RESULTSET_TOO_LARGE') })
    paypal.fault({ on: /reporting/, edit: (body: object) => ({ ...body, total_pages: 101 }) })
    const found = await listAll(start)
    expect(found.map(({ reference }) => reference).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, index) => `MANY${index}`).toSorted(),
    )
    paypal.fault({ on: /reporting/, times: 1000, answer: refuse(400, 'RESULTSET_TOO_LARGE') })
    await expect(listAll(start)).rejects.toThrow('no more of one minute')
    paypal.clearFaults()
  })

  it('of other kinds, currencies and shops are left out, or not ours', async () => {
    const moved = {
      merchant: 'SELLER7654322',
      transaction_event_code: 'T0006',
      at: new Date('2026-11-22T08:00:00Z'),
    }
    const eur = { currency_code: 'EUR', value: '1.00' }
    const usd = { currency_code: 'USD', value: '1.00' }
    paypal.bank.moved.push({ ...moved, transaction_id: 'EURO', amount: eur })
    paypal.bank.moved.push({
      ...moved,
      transaction_id: 'WITHDRAWN',
      amount: usd,
      transaction_event_code: 'T0400',
    })
    paypal.bank.moved.push({ ...moved, transaction_id: 'SHOP', amount: usd, custom_field: 'order 4711' })
    expect(await listAll(start)).toMatchObject([{ factKey: 'SHOP:captured', payment: null }])
  })

  it('are nothing where nothing moved or may be seen, and unknown while PayPal is away', async () => {
    expect(await listAll(clock.now)).toEqual([])
    paypal.connect(5, { hasConsented: false })
    expect(await listAll(start)).toEqual([])
    paypal.fault({ on: /reporting/, answer: { status: 500 } })
    await expect(listAll(start)).rejects.toThrow(ProviderAway)
  })
})
