import { describe, expect, it } from 'vitest'
import type { LedgerPurpose } from '#domain/booking/ledger-postings.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { PASSWORD } from '#test/support/accounts/members.ts'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { hashPassword } from '../../accounts/accounts/password.ts'
import { postLedger } from '../../ground/ledger/post-ledger.ts'
import { eraseInstructions } from './erase-instructions.ts'
import { reconcile } from './reconcile.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const admin = await app.as(await buildUser(db, { role: 'admin' }))
const password = await hashPassword(PASSWORD)

const TOTAL = 110_350

/** A booking of two people who know their passwords. */
async function agree(given: Parameters<typeof agreeIn>[1] = {}) {
  const one = await agreeIn(app, given)
  await db.updateTable('users').set({ password }).where('id', 'in', [one.buyerId, one.sellerId]).execute()
  const post = (purpose: LedgerPurpose, cents = TOTAL) =>
    db.transaction().execute((trx) =>
      postLedger(trx, {
        purpose,
        source: `${purpose}:${one.id}`,
        bookingId: one.id,
        sellerId: one.sellerId,
        cents,
        now: new Date(),
      }),
    )
  const step = async (client: TestClient, body: object) =>
    client.send('POST', `/api/bookings/${one.id}/steps`, { version: 1, ...body })
  return { ...one, post, step, reference: toBookingReference(one.id) }
}

const leave = async (client: TestClient) => {
  const answer = await client.send('DELETE', '/api/account', { password: PASSWORD })
  return { status: answer.status, ...((await answer.json()) as { code?: string; message?: string }) }
}

describe('S5: nobody leaves out of a debt', () => {
  it('keeps a seller who has cancelled what was paid, until it is given back', async () => {
    const one = await agree()
    await one.arrived(TOTAL)
    const reason = 'I keep your money, thanks.'
    expect((await one.step(one.seller, { step: 'cancel', reason })).status).toBe(200)
    const refused = await leave(one.seller)
    expect(refused).toMatchObject({ status: 409, code: 'bookings-open', bookings: [{ id: one.id }] })
    expect(refused.message).toContain(`${one.reference}, “Wall on Pine Street`)
    expect(refused.message).toContain('$1,103.50 is owed to the buyer.')
    await one.returned(TOTAL)
    expect((await leave(one.seller)).status).toBe(200)
  })

  it('keeps a buyer who owes, and lets go whoever is owed', async () => {
    const one = await agree({ status: 'completed' })
    await one.post('booked')
    expect(await leave(one.buyer)).toMatchObject({
      status: 409,
      message: expect.stringContaining('$1,103.50 is owed to the seller.'),
    })
    expect((await leave(one.seller)).status).toBe(200)
  })

  it('keeps both while it is disputed, and while a provider moves money', async () => {
    const disputed = await agree({ status: 'completed' })
    await db
      .insertInto('booking_disputes')
      .values({ booking_id: disputed.id, status: 'open', opened_by: 'buyer', reason: 'It never ran' })
      .execute()
    const called = await agree({ status: 'completed' })
    for (const purpose of ['booked', 'paid', 'disputed'] as const) await called.post(purpose)
    const moving = await agree({ status: 'completed' })
    await db
      .insertInto('provider_payments')
      .values({
        kind: 'charge',
        provider: 'stripe',
        booking_id: moving.id,
        method: 'bank-debit',
        state: 'processing',
        cents: 500,
        account: 'acct_1',
        created_at: new Date(),
        expires_at: new Date(),
        asked_at: new Date(),
      })
      .execute()
    for (const [one, words] of [
      [disputed, 'it is disputed'],
      [called, 'it is disputed'],
      [moving, 'a payment is under way'],
    ] as const)
      for (const client of [one.buyer, one.seller])
        expect(await leave(client)).toMatchObject({ status: 409, message: expect.stringContaining(words) })
  })

  it('keeps a seller who has not answered that money was sent', async () => {
    const one = await agree()
    await one.sent()
    await db.updateTable('bookings').set({ status: 'expired' }).where('id', '=', one.id).execute()
    expect(await leave(one.seller)).toMatchObject({
      status: 409,
      message: expect.stringContaining('say whether it has arrived'),
    })
    expect((await leave(one.buyer)).status).toBe(200)
  })

  it('is let go by an admin who closes the difference, on record, and as long as the books say so', async () => {
    const one = await agree({ status: 'cancelled' })
    await one.post('paid')
    await reconcile(app.context)
    const difference = await db
      .selectFrom('reconciliation_differences')
      .select(['id', 'kind'])
      .where('booking_id', '=', one.id)
      .where('kind', '=', 'owed-back')
      .executeTakeFirstOrThrow()
    expect((await leave(one.seller)).status).toBe(409)
    const reason = 'The buyer has confirmed cash in hand.'
    const closed = await admin.send('PATCH', `/api/admin/reconciliation/${difference.id}`, { reason })
    expect(closed.status).toBe(200)
    const logged = db.selectFrom('audit_events').selectAll().where('action', '=', 'difference.closed')
    expect(await logged.execute()).toMatchObject([{ after: { reason } }])
    await one.post('retracted', 1)
    expect((await leave(one.seller)).status).toBe(409)
    await one.post('credited', 1)
    expect((await leave(one.seller)).status).toBe(200)
  })
})

it('S5: archives no space of a seller who owes for it; pauses it, and asks nobody to wait for a buyer’s debt', async () => {
  const owing = await agree({ status: 'cancelled' })
  await owing.post('paid')
  const owed = await agree({ status: 'completed' })
  await owed.post('booked')
  const step = (one: typeof owing, name: string) =>
    one.seller.send('POST', `/api/listings/${one.listingId}/steps`, { step: name })
  const refused = await step(owing, 'archive')
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    expect.stringMatching(/\$1,103\.50 is owed to the buyer\. The space can be paused meanwhile\.$/),
  ])
  expect((await step(owing, 'pause')).status).toBe(200)
  expect((await step(owed, 'archive')).status).toBe(200)
})

it('S5: a suspended seller still owes, is told so, hears of money, and is paid where they said', async () => {
  const one = await agree()
  await db.insertInto('payment_instructions').values({ seller_id: one.sellerId, sealed: 'x' }).execute()
  const change = { status: 'suspended', reason: 'Fraud' }
  expect((await admin.send('PATCH', `/api/admin/users/${one.sellerId}`, change)).status).toBe(200)
  const logged = await db
    .selectFrom('audit_events')
    .select('after')
    .where('action', '=', 'user.suspended')
    .where('subject_id', '=', String(one.sellerId))
    .executeTakeFirstOrThrow()
  expect(logged.after).toMatchObject({ unsettled: [one.id] })
  await one.sent()
  await eraseInstructions(app.context)
  const said = db.selectFrom('payment_instructions').select('sealed').where('seller_id', '=', one.sellerId)
  expect(await said.execute()).toEqual([{ sealed: 'x' }])
  await app.runJobs()
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', one.sellerId)
    .executeTakeFirstOrThrow()
  const mails = await db
    .selectFrom('outbox_messages')
    .select('subject')
    .where('recipient', '=', email)
    .execute()
  // in whatever order: mails are sent side by side
  const subjects = mails.map(({ subject }) => subject).join('\n')
  expect(subjects).toMatch(/suspended/)
  expect(subjects).toMatch(/has sent \$1,103\.50/)
})

it('S15: a payment address outlives its seller while a debit has come back, and a lost dispute is owed', async () => {
  const rows: [LedgerPurpose, boolean][] = [
    ['bounced', true],
    ['dispute-lost', true],
    ['cost', false],
    ['disputed', true],
  ]
  for (const [purpose, isKept] of rows) {
    const one = await agree({ status: 'completed' })
    await one.post('booked')
    await one.post('paid')
    await one.post(purpose)
    await db.insertInto('payment_instructions').values({ seller_id: one.sellerId, sealed: 'x' }).execute()
    await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', one.sellerId).execute()
    await eraseInstructions(app.context)
    const row = db.selectFrom('payment_instructions').select('sealed').where('seller_id', '=', one.sellerId)
    expect([purpose, await row.execute()]).toEqual([purpose, [{ sealed: isKept ? 'x' : '' }]])
  }
})
