import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { findBrokenCells } from '#server/features/booking/availability/check-claims.ts'
import { claimUnits } from '#server/features/booking/availability/claim-units.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
const { db } = app

const claimsOf = (id: number) =>
  db.selectFrom('unit_claims').select(['kind', 'quantity']).where('booking_id', '=', id).execute()

it('is asked for, countered and accepted', async () => {
  const { seller, listingId, buy } = await openMarket(app)
  const buyer = await buy()
  const made = await buyer.draft({ listingId, ...period(6), brand: 'Ferry Beer' })
  expect(made).toMatchObject({
    status: 'draft',
    version: 0,
    totalCents: 90_000,
    steps: ['request', 'withdraw'],
  })
  expect(await claimsOf(made.id)).toEqual([])

  const asked = await buyer.step(made.id, 'request', { note: 'Is it lit?' })
  expect(asked).toMatchObject({ status: 'requested', version: 1, steps: ['withdraw'] })
  expect(asked.terms).toMatchObject({ brand: 'Ferry Beer', note: 'Is it lit?', totalCents: 90_000 })
  expect(asked.seller.email).toBe('')

  const unitId = asked.terms!.units[0]!.unitId
  const terms = { unitId, ...period(6), quantity: 1, extras: [], spaceCents: 80_000, note: 'For you' }
  const quoted = await seller.step(made.id, 'quote', { terms })
  expect(quoted).toMatchObject({ status: 'quoted', version: 2, totalCents: 80_000 })
  expect(await claimsOf(made.id)).toEqual([{ kind: 'hold', quantity: 1 }])

  const countered = await buyer.step(made.id, 'counter', { terms: { ...terms, spaceCents: 75_000 } })
  expect(countered).toMatchObject({ status: 'requested', version: 3, totalCents: 75_000 })
  expect(await claimsOf(made.id)).toEqual([])

  const accepted = await seller.step(made.id, 'accept')
  expect(accepted).toMatchObject({ status: 'awaiting-payment', version: 3 })
  expect(accepted.versions.at(-1)!.accepted.map(({ side }) => side)).toEqual(['buyer', 'seller'])
  expect(accepted.events.map(({ step }) => step)).toEqual(['request', 'quote', 'counter', 'accept'])
  expect(await claimsOf(made.id)).toEqual([{ kind: 'booking', quantity: 1 }])
  expect(await findBrokenCells(db)).toEqual([])
})

it('B22: is asked for at a price of the buyer’s own, which binds who accepts it', async () => {
  const { seller, listingId, buy } = await openMarket(app, { terms: { mode: 'instant' } })
  const buyer = await buy()
  const made = await buyer.draft({ listingId, ...period(6) })
  const stale = { step: 'request', version: 0, sha256: '0'.repeat(64), spaceCents: 80_000 } as const
  expect(await (await buyer.send(made.id, stale)).json()).toMatchObject({ code: 'price-changed' })

  const asked = await buyer.step(made.id, 'request', { spaceCents: 80_000 })
  expect(asked).toMatchObject({ status: 'requested', version: 1, totalCents: 80_000 })
  expect(asked.terms).toMatchObject({ spaceCents: 80_000, listedSpaceCents: 90_000 })
  expect(await claimsOf(made.id)).toEqual([])
  const told = await db.selectFrom('messages').select('body').execute()
  expect(told.map(({ body }) => body).join()).toContain(
    'offering $800 for the space, $100 less than the listed price.',
  )

  const accepted = await seller.step(made.id, 'accept')
  expect(accepted).toMatchObject({ status: 'awaiting-payment', version: 1, totalCents: 80_000 })
})

it('is booked at once by the first who comes', async () => {
  const { listingId, buy } = await openMarket(app, { terms: { mode: 'instant' } })
  const buyers = await Promise.all(Array.from({ length: 12 }, () => buy()))
  const drafts = await Promise.all(buyers.map((buyer) => buyer.draft({ listingId, ...period(6) })))
  const answers = await Promise.all(
    buyers.map((buyer, at) =>
      buyer.send(drafts[at]!.id, { step: 'book', version: 0, sha256: drafts[at]!.sha256! }),
    ),
  )
  const codes = await Promise.all(answers.map(async (answer) => (await answer.json()).code ?? 'booked'))
  expect(codes.toSorted()).toEqual(['booked', ...Array(11).fill('dates-taken')])
  const won = await buyers[codes.indexOf('booked')]!.read(drafts[codes.indexOf('booked')]!.id)
  expect(won).toMatchObject({ status: 'awaiting-payment', version: 1, money: { openCents: 90_000 } })
  expect(won.versions[0]!.accepted).toMatchObject([
    { side: 'buyer', name: 'Bob Buyer' },
    { side: 'seller', name: null },
  ])
  const lost = codes.indexOf('dates-taken')
  const draft = await buyers[lost]!.read(drafts[lost]!.id)
  expect(draft).toMatchObject({ terms: null, problem: { code: 'dates-taken' }, steps: ['withdraw'] })
  expect(await findBrokenCells(db)).toEqual([])
})

it('is refused, not unavailable, to whoever waits for a lock too long while another one books', async () => {
  const { listingId, buy } = await openMarket(app, { terms: { mode: 'instant' } })
  const buyer = await buy()
  const { id, sha256, terms } = await buyer.draft({ listingId, ...period(6) })
  const { unitId, first, last } = terms!.units[0]!
  let answer: Promise<Response> | undefined
  // another process, on a machine that is out of breath: it holds the unit for longer than a lock is waited for
  await db.transaction().execute(async (trx) => {
    await claimUnits(trx, [{ unitId, first, last, quantity: 1, kind: 'block' }], new Date())
    answer = buyer.send(id, { step: 'book', version: 0, sha256: sha256! })
    const timeouts = app.context.metrics.registry.getSingleMetric('database_lock_timeouts_total')!
    while ((await timeouts.get()).values[0]!.value === 0) await new Promise((next) => setTimeout(next, 50))
  })
  expect([(await answer!).status, await (await answer!).json()]).toMatchObject([409, { code: 'dates-taken' }])
})

it('is booked for good at once where nothing is due now, with papers and books', async () => {
  const terms = { mode: 'instant', paymentSchedule: 'deposit', depositBasisPoints: 0 }
  const { seller, listingId, buy } = await openMarket(app, { terms })
  const buyer = await buy()
  const { id } = await buyer.draft({ listingId, ...period(12) })
  const booked = await buyer.step(id, 'book')
  expect(booked).toMatchObject({ status: 'booked', steps: ['cancel'], money: { agreedCents: 90_000 } })
  expect(booked.documents.map(({ kind }) => kind)).toEqual(['insertion-order', 'invoice'])
  expect(booked.seller.email).toContain('@')
  const ended = await seller.step(id, 'cancel', { reason: 'The wall fell down' })
  expect(ended).toMatchObject({ status: 'cancelled', money: { creditedCents: 90_000, openCents: 0 } })
  expect(ended.documents.map(({ kind }) => kind)).toEqual(['insertion-order', 'invoice', 'credit-note'])
  expect(await claimsOf(id)).toEqual([])
})

it('refuses a step out of order, an old version, another hash and a stranger', async () => {
  const { seller, listingId, buy } = await openMarket(app)
  const [buyer, stranger] = [await buy(), await buy()]
  const made = await buyer.draft({ listingId, ...period(6) })
  const { id } = made
  expect((await seller.client.get(`/api/bookings/${id}`)).status).toBe(404)
  const other = { step: 'request', version: 0, sha256: 'a'.repeat(64) } as const
  expect(await (await buyer.send(id, other)).json()).toMatchObject({ code: 'price-changed' })
  const { sha256 } = await buyer.step(id, 'request')
  expect((await buyer.step(id, 'request')).code).toBe('wrong-step')
  expect((await buyer.step(id, 'accept')).code).toBe('wrong-step')
  expect((await seller.step(id, 'accept', { version: 2 })).code).toBe('terms-changed')
  expect((await seller.step(id, 'accept', { sha256: 'b'.repeat(64) })).code).toBe('terms-changed')
  expect((await seller.step(id, 'decline', { reason: ' ' })).code).toBe('invalid-input')
  expect((await stranger.client.get(`/api/bookings/${id}`)).status).toBe(404)
  expect((await stranger.send(id, { step: 'accept', version: 1, sha256: sha256! })).status).toBe(404)
  const declined = await seller.step(id, 'decline', { reason: 'No beer on this wall' })
  expect(declined.events.at(-1)).toMatchObject({ step: 'decline', reason: 'No beer on this wall' })
})

it('puts bookings of two sellers into one order, which is placed with its last draft', async () => {
  const [one, two] = [await openMarket(app), await openMarket(app)]
  const buyer = await one.buy()
  const order = async () => (await buyer.client.get('/api/orders/current')).json()
  await buyer.draft({ listingId: one.listingId, ...period(6) })
  await buyer.client.send('POST', '/api/orders/items', { listingId: two.listingId, ...period(10) })
  const { bookings, totalCents } = await order()
  expect(bookings.map((booking: Booking) => booking.listing.id)).toEqual([one.listingId, two.listingId])
  expect(totalCents).toBe(180_000)
  await Promise.all(bookings.map(({ id }: Booking) => buyer.step(id, 'request')))
  expect(await order()).toEqual({ id: null, bookings: [], totalCents: 0 })
})

it('does what one key asks for once', async () => {
  const { listingId, buy } = await openMarket(app)
  const buyer = await buy()
  const headers = { 'idempotency-key': 'the-same-key-twice' }
  const send = () => buyer.client.send('POST', '/api/bookings', { listingId, ...period(6) }, { headers })
  const made = await Promise.all([send(), send()])
  const ids = await Promise.all(made.map(async (answer) => (await answer.json()).id))
  expect(ids[0]).toBe(ids[1])
  const { sha256 } = await buyer.read(ids[0])
  const ask = () => buyer.send(ids[0], { step: 'request', version: 0, sha256: sha256! }, { headers })
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
  const { events } = await buyer.read(ids[0])
  expect(events).toHaveLength(1)
})

it('is held, challenged never without a rival, and agreed by both', async () => {
  const { seller, listingId, buy } = await openMarket(app, { terms: { holdDays: 3 } })
  const buyer = await buy()
  const holds = await Promise.all([6, 10, 14].map((weeks) => buyer.draft({ listingId, ...period(weeks) })))
  const held = await buyer.step(holds[0]!.id, 'hold', { days: 7 })
  expect(held).toMatchObject({ status: 'held', steps: ['accept', 'withdraw'] })
  expect(Date.parse(held.deadlineAt!) - Date.now()).toBeLessThan(3 * 86_400_000 + 1)
  expect((await buyer.step(holds[1]!.id, 'hold')).status).toBe('held')
  expect((await buyer.step(holds[2]!.id, 'hold')).code).toBe('hold-limit')
  expect((await seller.step(held.id, 'challenge')).code).toBe('wrong-step')
  const half = await buyer.step(held.id, 'accept')
  expect(half).toMatchObject({ status: 'held', steps: ['withdraw'] })
  expect(await seller.step(held.id, 'accept')).toMatchObject({ status: 'awaiting-payment' })
  expect((await buyer.step(holds[1]!.id, 'withdraw')).status).toBe('withdrawn')
  expect(await claimsOf(holds[1]!.id)).toEqual([])
})

it('asks a verified address of who books, another seller, and a sponsor where one is due', async () => {
  const { seller, listingId, buy } = await openMarket(app, { terms: { mode: 'instant' } })
  const pending = await buy({ status: 'pending' })
  const { id } = await pending.draft({ listingId, ...period(6) })
  expect((await pending.step(id, 'book')).code).toBe('verify-email-first')
  expect((await pending.step(id, 'request', { sponsor: '' })).code).toBe('invalid-input')
  const asked = await pending.step(id, 'request', { sponsor: 'Friends of the Ferry' })
  expect(asked.terms!.political).toEqual({ sponsor: 'Friends of the Ferry' })
  expect((await seller.client.send('POST', '/api/bookings', { listingId, ...period(6) })).status).toBe(403)
})

it('tells the other side in the thread, the bell and a mail, and whose dates have gone', async () => {
  const { seller, sellerId, listingId, buy } = await openMarket(app)
  const [first, second] = [await buy(), await buy({ name: 'Beth Buyer', email: 'beth@example.com' })]
  const [one, two] = await Promise.all(
    [first, second].map((buyer) => buyer.draft({ listingId, ...period(6) })),
  )
  await first.step(one!.id, 'request')
  await second.step(two!.id, 'request')
  expect(await seller.read(one!.id)).toMatchObject({ rivals: { requests: 1, waiting: 0 } })
  await seller.step(one!.id, 'accept')
  await app.runJobs()
  const mails = await db.selectFrom('outbox_messages').select(['recipient', 'subject', 'text_body']).execute()
  const reference = `PLA-B${String(two!.id).padStart(5, '0')}`
  expect(mails.filter(({ recipient }) => recipient === 'beth@example.com')).toMatchObject([
    { subject: expect.stringMatching(`were booked by somebody else \\(${reference}\\)`) },
  ])
  const { conversationId } = await first.read(one!.id)
  const thread = await (await seller.client.get(`/api/conversations/${conversationId}`)).json()
  expect(thread.messages.map(({ body }: { body: string }) => body.split(' ').slice(0, 3).join(' '))).toEqual([
    'Bob Buyer asks',
    'Sally Seller accepted',
  ])
  expect(thread.booking).toEqual({ id: one!.id, reference: expect.stringMatching(/^PLA-B/) })
  const lines = await db
    .selectFrom('notices')
    .select(['kind', 'data'])
    .where('user_id', '=', sellerId)
    .execute()
  expect(lines.map(({ data }) => data.text)).toContainEqual(expect.stringContaining('asks to book'))
  const views = (await (await seller.client.get(`/api/my/listings/${listingId}`)).json()).views
  expect(views.at(-1)).toMatchObject({ requests: 2, bookings: 0 })
})
