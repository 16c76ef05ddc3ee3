import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
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
await migrate(url)

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
