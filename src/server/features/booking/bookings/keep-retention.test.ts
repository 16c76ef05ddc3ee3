import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildArrived } from '#test/support/booking/build-payment.ts'
import { buildProof } from '#test/support/booking/build-proof.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { readReferences } from '#test/support/read-schema.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { conversationTasks } from '../../messaging/conversations/tasks.ts'
import { issueDocument } from '../documents/issue.ts'
import { keepRetention } from './keep-retention.ts'

const app = await createTestApp()
const { db, context } = app
const owner = new pg.Client({ connectionString: context.config.DATABASE_URL })
await owner.connect()
afterAll(() => owner.end())

/** Everything of a booking was this long ago. */
async function age(bookingId: number, interval: string): Promise<void> {
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `update bookings set first_day = first_day - $2::interval, last_day = last_day - $2::interval,
    updated_at = updated_at - $2::interval where id = $1`,
    [bookingId, interval],
  )
  const dated = [
    ['booking_acceptances', 'accepted_at'],
    ['payment_events', 'created_at'],
    ['documents', 'created_at'],
  ]
  for (const [table, column] of dated)
    await owner.query(`update ${table} set ${column} = ${column} - $2::interval where booking_id = $1`, [
      bookingId,
      interval,
    ])
  await owner.query(
    'update orders set created_at = created_at - $2::interval where id = (select order_id from bookings where id = $1)',
    [bookingId, interval],
  )
  await owner.query('set session_replication_role = origin')
}

/** Agreed, paid and over; with a paper. */
async function buildEnded(): Promise<number> {
  const sides = { buyerId: await buildUser(db), sellerId: await buildUser(db) }
  const agreed = await buildAgreed(db, { ...sides, status: 'completed' })
  await buildArrived(db, agreed)
  const order = {
    bookingId: agreed.id,
    paper: { kind: 'invoice' },
    source: 'booked',
    now: new Date(),
  } as const
  await db.transaction().execute((trx) => issueDocument(trx, order))
  await db
    .updateTable('booking_changes')
    .set({ address: '10.0.0.1' })
    .where('booking_id', '=', agreed.id)
    .execute()
  await owner.query('set session_replication_role = replica')
  await owner.query(
    "update booking_acceptances set address = '10.0.0.1', user_agent = 'test' where booking_id = $1",
    [agreed.id],
  )
  await owner.query('set session_replication_role = origin')
  return agreed.id
}

const count = async (table: string, bookingId: number) =>
  Number(
    (await owner.query(`select count(*) from ${table} where booking_id = $1`, [bookingId])).rows[0].count,
  )

/** What a provider has moved for a charge of this booking. */
async function buildMoved(bookingId: number): Promise<void> {
  await owner.query(
    `with charge as (
      insert into provider_payments (provider, booking_id, kind, method, cents, account, state, created_at, expires_at, asked_at)
      values ('stripe', $1, 'charge', 'card', 100, 'acct_1', 'captured', now(), now(), now()) returning key)
    insert into provider_movements (provider, reference, kind, object, payment_key, cents, moved_at)
      select 'stripe', 'txn_' || key, 'captured', 'ch_' || key, key, 100, now() from charge`,
    [bookingId],
  )
}

const countMoved = async () =>
  Number((await owner.query('select count(*) from provider_movements')).rows[0].count)

it('S13: a booking goes seven years after it has ended, with all that hangs on it, and no other', async () => {
  const [old, recent] = [await buildEnded(), await buildEnded()]
  const held = ['booking_versions', 'booking_acceptances', 'documents', 'payment_events', 'booking_items']
  for (const table of held) expect({ table, rows: await count(table, old) }).not.toEqual({ table, rows: 0 })
  for (const id of [old, recent]) await buildMoved(id)
  await age(old, '8 years')
  await age(recent, '6 years')
  // its conversation goes first, by its own time
  await db
    .updateTable('conversations')
    .set({ last_message_at: new Date('2019-01-01') })
    .where('booking_id', '=', old)
    .execute()
  expect((await keepRetention(context)).deleted).toBe(0)
  await conversationTasks(context)['sweep-conversations']!(null, {} as never)
  expect(await countMoved()).toBe(2)
  expect((await keepRetention(context)).deleted).toBe(1)
  expect(await countMoved()).toBe(1)
  for (const { table, columns } of readReferences().filter(({ target }) => target === 'bookings'))
    if (columns[0] === 'booking_id')
      expect({ table, rows: await count(table, old) }).toEqual({ table, rows: 0 })
  for (const table of held)
    expect({ table, rows: await count(table, recent) }).not.toEqual({ table, rows: 0 })
  expect((await keepRetention(context)).deleted).toBe(0)
})

it('a booking whose proof is still in the store waits for its sweep: nothing else names the files', async () => {
  const id = await buildEnded()
  const proof = await buildProof(context, { bookingId: id, sellerId: await buildUser(db), duty: 'posting' })
  await age(id, '8 years')
  const old = { last_message_at: new Date('2019-01-01') }
  await db.updateTable('conversations').set(old).where('booking_id', '=', id).execute()
  await conversationTasks(context)['sweep-conversations']!(null, {} as never)
  expect((await keepRetention(context)).deleted).toBe(0)
  await db.insertInto('proof_files_gone').values({ proof_id: proof.id, deleted_at: new Date() }).execute()
  expect((await keepRetention(context)).deleted).toBe(1)
})

it('S13: address and browser of whoever accepted go one year after the last day', async () => {
  const [old, recent] = [await buildEnded(), await buildEnded()]
  await age(old, '2 years')
  await keepRetention(context)
  const addresses = async (id: number) => {
    const rows = db
      .selectFrom('booking_acceptances')
      .select(['address', 'user_agent'])
      .where('booking_id', '=', id)
    return new Set((await rows.execute()).map(({ address, user_agent }) => `${address} ${user_agent}`))
  }
  expect(await addresses(old)).toEqual(new Set(['null null']))
  expect(await addresses(recent)).toEqual(new Set(['10.0.0.1 test']))
})

it('nobody ends it early: the application may not delete, whatever it says of the time', async () => {
  const id = await buildEnded()
  const client = await context.pool.connect()
  await client.query("set placard.retention = 'over'")
  await expect(client.query('delete from documents where booking_id = $1', [id])).rejects.toMatchObject({
    code: '42501',
  })
  await client.query('reset placard.retention')
  client.release()
  await expect(owner.query('delete from documents where booking_id = $1', [id])).rejects.toMatchObject({
    code: '23001',
  })
})

/** They are left without their booking, or name it alone and go with it. */
const FREED = [
  'brief_lines',
  'contract_lines',
  'conversations',
  'face_problems',
  'plan_lines',
  'plan_request_lines',
  'proof_batch_files',
  'proposal_holds',
  'shown_photos',
]

it('every table that refers to a booking is among those that go with it', async () => {
  const { rows } = await owner.query("select prosrc from pg_proc where proname = 'delete_old_bookings'")
  const targets = [
    'bookings',
    'payment_events',
    'provider_payments',
    'ledger_postings',
    'booking_versions',
    'documents',
    'proofs',
  ]
  const tables = readReferences().filter(({ target }) => targets.includes(target))
  const left = tables.filter(
    ({ table }) => !FREED.includes(table) && !rows[0].prosrc.includes(`delete from ${table} `),
  )
  expect(left).toEqual([])
})
