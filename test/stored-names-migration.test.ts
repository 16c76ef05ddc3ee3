import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { alone } from '#domain/listings/listing.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { getCurrentOrder } from '#server/features/booking/orders/get-current-order.ts'
import { presentNotice } from '#server/features/ground/notices/present.ts'
import { listNotices } from '#server/features/ground/notices/queries.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { once, toRequestKey } from '#server/platform/http/idempotent.ts'
import { ROOT } from './support/sources.ts'

/** Words of stored rows become the field's: the rows stay, and what guards them guards them afterwards. */
const FOLDER = join(ROOT, 'db/migrations')
const FIRST = '0460'

const database = `test_${randomBytes(6).toString('hex')}`
const admin = new pg.Client({ connectionString: inject('clusterUrl') })
await admin.connect()
await admin.query(`create database ${database} template template0`)
await admin.end()
const url = inject('clusterUrl').replace('/postgres?', `/${database}?`)

const older = await mkdtemp(join(tmpdir(), 'placard-migrations-'))
for (const name of await readdir(FOLDER)) if (name < FIRST) await cp(join(FOLDER, name), join(older, name))
await migrate(url, older)

const db = new pg.Client({ connectionString: url })
await db.connect()
afterAll(() => db.end())

await db.query(`
  insert into users (username, password, email, status)
    select 'user' || n, '!', 'user' || n || '@example.com', 'active' from generate_series(1, 2) as n;
  insert into listings (title, description, ad_type, price, location_text, status, seller_id)
    values ('Space', 'A space beside the road.', 'billboard', 900, 'Seattle, WA', 'active', 1);
  insert into orders (buyer_id) values (2);
  insert into bookings (order_id, listing_id, buyer_id, seller_id, status, wish, first_day, last_day, time_zone, total_cents)
    values (1, 1, 2, 1, 'expired', '{"brand": "Fremont Bakery"}', '2026-01-05', '2026-02-01', 'UTC', 90000);
  insert into booking_events (booking_id, step, from_status, to_status, actor, version)
    values (1, 'lapse', 'requested', 'expired', 'clock', 1);
  insert into booking_changes (booking_id, status, proposed_by, user_id, version, terms, sha256, reason, deadline_at, ended_at)
    values (1, 'lapsed', 'buyer', 2, 1, '{}', sha256('{}'), 'Later', now(), now());
  insert into payment_facts (booking_id, kind, method, provider, cents, key, on_day, created_at)
    values (1, 'sent', 'check', 'direct', 90000, 'press-1', '2026-01-02', now());`)
const REQUEST = {
  unitId: 1,
  from: '2027-01-04',
  to: '2027-01-31',
  quantity: 1,
  extras: [],
  brand: 'Fremont Bakery',
  note: 'By the door',
  sponsor: null,
}
await db.query(
  `
  insert into bookings (order_id, listing_id, buyer_id, seller_id, status, wish, first_day, last_day, time_zone, total_cents)
    values (1, 1, 2, 1, 'draft', $1, '2027-01-04', '2027-01-31', 'America/Los_Angeles', 0)`,
  [REQUEST],
)
const KEY = toRequestKey(
  { method: 'POST', path: '/api/orders/current/items' },
  { userId: 2, key: 'pressed-before', input: { brand: 'Fremont Bakery' } },
)
await db.query(
  'insert into idempotency_keys (user_id, route, key, input_hash, made_id) values ($1, $2, $3, $4, 2)',
  [KEY.userId, KEY.route, KEY.key, KEY.inputHash],
)
await db.query(`
  insert into prepared_bookings (token_hash, listing_id, wish, prepared_by, expires_at)
    values ('\\x01', 1, '{"unitId": null, "from": "2027-01-04", "to": "2027-01-31", "quantity": 1, "extras": [], "brand": "", "note": ""}', 'agent', now() + interval '7 days');
  insert into notices (user_id, kind, subject_type, subject_id, key, data) values
    (1, 'booking', 'booking', 1, 'a', '{"title": "Space", "step": "lapse", "text": "Your booking of “Space” ended"}'),
    (1, 'viewing', 'viewing', 7, 'b', '{"title": "Space", "step": "moved", "conversationId": 4, "startsAt": "2027-01-04T18:00:00.000Z", "timeZone": "America/Los_Angeles"}'),
    (1, 'message', 'conversation', 4, 'c', '{"title": "Space", "messageSeq": 3, "fromSeq": 2}'),
    (1, 'fade', 'account', 1, 'd', '{"step": "pause"}'),
    (1, 'favorite', 'listing', 1, 'e', '{"title": "Space", "step": "gone"}')`)
await db.query(
  "select graphile_worker.add_job('lapse-changes'), graphile_worker.add_job('forget-instructions'), graphile_worker.add_job('send-mail')",
)
await migrate(url)

const context = createContext(parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url }), url)
afterAll(() => context.pool.end())

const first = async (text: string) => (await db.query(text)).rows[0]

it('keeps what was asked for, how it ended and what was paid', async () => {
  expect(await first('select request from bookings')).toEqual({ request: { brand: 'Fremont Bakery' } })
  expect(await first('select step, to_status from booking_events')).toEqual({
    step: 'expire',
    to_status: 'expired',
  })
  expect(await first('select status from booking_changes')).toEqual({ status: 'expired' })
  expect(await first('select key, cents::int from payment_events')).toEqual({ key: 'press-1', cents: 90000 })
})

it.each([
  "update booking_events set step = 'cancel'",
  'update payment_events set cents = 1',
  'delete from payment_events',
  'truncate payment_events cascade',
])('still refuses: %s', async (text) => {
  await expect(db.query(text)).rejects.toMatchObject({ code: '23001' })
})

it('leaves no old name behind', async () => {
  const { rows } = await db.query(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
    union all select conname from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgname from pg_trigger
    union all select prosrc from pg_proc where pronamespace = 'public'::regnamespace`)
  expect(rows.map(({ name }) => name as string).filter((name) => /payment_fact|fact_id/.test(name))).toEqual(
    [],
  )
})

it('answers a press from before with what it made then', async () => {
  const made = await once(context.db, KEY, () => Promise.reject(new Error('stale')))
  expect(made).toBe(2)
})

it('reads a draft of an order, and a booking that an agent put together', async () => {
  const order = await getCurrentOrder(context, alone({ id: 2, role: 'user', status: 'active' }))
  expect(order.bookings.map(({ status, request }) => ({ status, request }))).toEqual([
    { status: 'draft', request: REQUEST },
  ])
  expect(await first('select request from prepared_bookings')).toMatchObject({
    request: { from: '2027-01-04' },
  })
})

it('reads notices in words and leads where they led', async () => {
  const { rows } = await listNotices(context.db, 1, undefined)
  expect(rows.map(presentNotice).map(({ text, path }) => ({ text, path }))).toEqual([
    { text: '“Space” is off the market', path: '/saved' },
    { text: 'Your spaces are paused', path: '/sell/answers' },
    { text: 'Placard wrote about “Space”', path: '/inbox/4' },
    { text: 'Viewing of “Space” moved: Mon, Jan 4, 10:00 AM PST', path: '/inbox/4' },
    { text: 'Your booking of “Space” ended', path: '/bookings/1' },
  ])
  expect(rows.at(-1)!.data).toMatchObject({ step: 'expire' })
})

it('leaves no job that waits under a name that no process knows', async () => {
  const { rows } = await db.query('select task_identifier as task from graphile_worker.jobs')
  expect(rows).toEqual([{ task: 'send-mail' }])
})
