import { expect, it } from 'vitest'
import type { BookingPayments } from '#contract/booking/payments.ts'
import { DAY_MS } from '#domain/dates.ts'
import { hashPassword } from '#server/features/accounts/accounts/password.ts'
import { postLedger } from '#server/features/ground/ledger/post-ledger.ts'
import { createLog } from '#server/platform/log/log.ts'
import { sealStored } from '#server/platform/secrets/seal-stored.ts'
import { createSecretBox } from '#server/platform/secrets/secret-box.ts'
import { SEALED_COLUMNS } from '#server/sealed-columns.ts'
import { buildMember, PASSWORD, readMail } from '#test/support/accounts/members.ts'
import { bookingClient, openMarket, period } from '#test/support/booking/book.ts'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { eraseInstructions } from './erase-instructions.ts'
import { findOwnInstructions } from './instructions.ts'

const logged: string[] = []
const log = createLog('debug', { write: (line) => void logged.push(line) })
const [OLD, NEW] = ['an old key of at least 32 characters', 'a new key of at least 32 characters!']
const app = await createTestApp({ RATE_LIMIT_SCALE: '100', SECRET_KEY: OLD }, log)
const { db } = app

const ACCOUNT = '000123456789'
const WAYS = {
  bank: { holder: 'Sally Seller', bankName: 'First Bank', routing: '021000021', account: ACCOUNT },
  check: null,
  paypalUrl: null,
  invoiceUrl: null,
  note: '',
}
const path = '/api/my/payment-instructions'
const put = (client: TestClient, instructions: object = WAYS, password = PASSWORD) =>
  client.send('PUT', path, { instructions, password })

it('asks for the password, is mailed and kept in the log of changes without what it says', async () => {
  const { id, client } = await buildMember(app, { email: 'sally@example.com' })
  expect(await (await client.get(path)).json()).toEqual({ instructions: null, updatedAt: null })
  const wrong = await put(client, WAYS, 'not it')
  expect([wrong.status, (await wrong.json()).code]).toEqual([403, 'wrong-password'])
  expect((await put(client, { ...WAYS, bank: null })).status).toBe(400)
  expect((await put(client, { ...WAYS, bank: null, paypalUrl: 'http://paypal.example' })).status).toBe(400)
  expect((await put(client)).status).toBe(200)
  expect((await (await client.get(path)).json()).instructions).toEqual(WAYS)
  expect((await readMail(app, 'sally@example.com'))?.subject).toBe(
    'How buyers pay you on Placard was changed',
  )
  const event = await db
    .selectFrom('audit_events')
    .select(['actor_id', 'after'])
    .where('action', '=', 'user.payment-instructions-changed')
    .executeTakeFirst()
  expect(event).toEqual({ actor_id: id, after: { ways: ['bank'] } })
})

it('are told to the buyer once both have accepted, as they were then', async () => {
  const { id: sellerId, client: seller } = await buildMember(app)
  await put(seller)
  const { buy } = await openMarket(app)
  const buyer = await buy()
  const listingId = await buildListing(db, { seller_id: sellerId, frequency: '4-week' })
  const { id } = await buyer.draft({ listingId, ...period(6), brand: 'Acme' })
  const texts: string[] = []
  const read = async (client: TestClient): Promise<BookingPayments> => {
    const text = await (await client.get(`/api/bookings/${id}/payments`)).text()
    texts.push(text)
    return JSON.parse(text)
  }
  expect((await read(buyer.client)).instructions).toBeNull()
  await buyer.step(id, 'request')
  await read(buyer.client)
  await read(seller)
  texts.push(await (await buyer.client.get(`/api/bookings/${id}`)).text())
  expect(texts.filter((text) => text.includes(ACCOUNT))).toEqual([])

  await bookingClient(seller).step(id, 'accept')
  expect((await read(buyer.client)).instructions).toEqual(WAYS)
  await put(seller, { ...WAYS, bank: { ...WAYS.bank, account: '999' } })
  expect((await read(buyer.client)).instructions).toEqual(WAYS)
  expect((await read(seller)).instructions).toEqual(WAYS)
  const { client: admin } = await buildMember(app, { role: 'admin' })
  expect((await read(admin)).instructions).toBeNull()
})

it('of a seller who had said nothing by then are those said first', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(6), brand: 'Acme' })
  await buyer.step(id, 'request')
  await market.seller.step(id, 'accept')
  const read = async () =>
    ((await (await buyer.client.get(`/api/bookings/${id}/payments`)).json()) as BookingPayments).instructions
  expect(await read()).toBeNull()
  await db
    .updateTable('users')
    .set({ password: await hashPassword(PASSWORD) })
    .where('id', '=', market.sellerId)
    .execute()
  await put(market.seller.client)
  await put(market.seller.client, { ...WAYS, note: 'Another' })
  expect(await read()).toEqual(WAYS)
})

it('are sealed where they are stored, resealed with a new key, and in no line of the log', async () => {
  const { id, client } = await buildMember(app)
  await put(client)
  const rows = await db.selectFrom('payment_instructions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(ACCOUNT)
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.filter((line) => line.includes(ACCOUNT))).toEqual([])
  const secrets = createSecretBox([NEW, OLD])
  await sealStored(db, secrets, SEALED_COLUMNS)
  const own = await findOwnInstructions({ db, secrets: createSecretBox([NEW]) }, id)
  expect(own?.instructions).toEqual(WAYS)
})

it('are emptied in the night after their seller has left', async () => {
  const { id, client } = await buildMember(app)
  await put(client)
  expect((await client.send('DELETE', '/api/account', { password: PASSWORD })).status).toBeLessThan(300)
  const row = db.selectFrom('payment_instructions').select('sealed').where('seller_id', '=', id)
  // not while a buyer still owes something, and must see where to pay it
  const booking = await buildAgreed(db, { sellerId: id, status: 'completed' })
  const post = (purpose: 'booked' | 'paid') =>
    db.transaction().execute((trx) =>
      postLedger(trx, {
        purpose,
        source: `${purpose}:${booking.id}`,
        bookingId: booking.id,
        sellerId: id,
        cents: 90_000,
        now: new Date(),
      }),
    )
  await post('booked')
  await eraseInstructions(app.context)
  expect((await row.executeTakeFirstOrThrow()).sealed).not.toBe('')
  await post('paid')
  await eraseInstructions(app.context)
  expect(await row.execute()).toEqual([{ sealed: '' }])
})

it('are emptied half a year after their seller has left, though a buyer has never paid', async () => {
  const { id, client } = await buildMember(app)
  await put(client)
  expect((await client.send('DELETE', '/api/account', { password: PASSWORD })).status).toBeLessThan(300)
  const { id: bookingId } = await buildAgreed(db, { sellerId: id, status: 'completed' })
  const posting = { purpose: 'booked', source: `booked:${bookingId}`, bookingId, sellerId: id } as const
  await db.transaction().execute((trx) => postLedger(trx, { ...posting, cents: 90_000, now: new Date() }))
  const later = (days: number) => ({ db, now: () => new Date(Date.now() + days * DAY_MS) })
  const row = db.selectFrom('payment_instructions').select('sealed').where('seller_id', '=', id)
  await eraseInstructions(later(179))
  expect((await row.executeTakeFirstOrThrow()).sealed).not.toBe('')
  await eraseInstructions(later(181))
  expect(await row.execute()).toEqual([{ sealed: '' }])
})
