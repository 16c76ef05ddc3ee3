import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { ROOT } from './support/sources.ts'

/** Spaces for sale that were stored with a month lose it, and all that is compared with their price with them. */
const FOLDER = join(ROOT, 'db/migrations')
const FIRST = '0485'

const database = `test_${randomBytes(6).toString('hex')}`
const admin = new pg.Client({ connectionString: inject('clusterUrl') })
await admin.connect()
await admin.query(`create database ${database} template template0`)
await admin.end()
const url = inject('clusterUrl').replace('/postgres?', `/${database}?`)

const older = await mkdtemp(join(tmpdir(), 'placard-migrations-'))
for (const name of await readdir(FOLDER)) if (name < FIRST) await cp(join(FOLDER, name), join(older, name))
await migrate(url, older)
await runMigrations({ connectionString: url })

const db = new pg.Client({ connectionString: url })
await db.connect()
afterAll(() => db.end())
const rows = async (text: string) => (await db.query(text)).rows as Record<string, unknown>[]

await db.query(`
  insert into users (username, password, email, status)
    select 'user' || n, '!', 'user' || n || '@example.com', 'active' from generate_series(1, 2) as n;
  insert into listings (title, description, ad_type, price, frequency, listing_type, location_text, status, seller_id) values
    ('Sold by the month', 'A wall.', 'billboard', 185000, 'month', 'sale', 'Seattle, WA', 'active', 1),
    ('To rent', 'A wall.', 'billboard', 900, 'week', 'rent', 'Seattle, WA', 'active', 1),
    ('To rent, soon for sale', 'A wall.', 'billboard', 90000, 'month', 'rent', 'Seattle, WA', 'active', 1),
    ('For sale, soon to rent', 'A wall.', 'billboard', 800, 'month', 'sale', 'Seattle, WA', 'active', 1);
  insert into favorites (user_id, listing_id, marked_price, marked_interval, told_price, told_interval)
    select 2, id, price, frequency, price, frequency from listings;
  insert into listing_revisions (listing_id, changes, before) values
    (3, '{"listing_type": "sale"}', '{"listing_type": "rent"}'),
    (4, '{"listing_type": "rent"}', '{"listing_type": "sale"}');
  delete from favorite_queue;`)
await migrate(url)

it('H7: stored spaces for sale are paid once, those to rent stay', async () => {
  expect(await rows('select frequency from listings order by id')).toEqual(
    ['one-time', 'week', 'month', 'one-time'].map((frequency) => ({ frequency })),
  )
})

it('H7: what is compared with their price is too, so that nobody hears of a change that was none', async () => {
  const marks = await rows('select marked_interval, told_interval from favorites order by listing_id')
  expect(marks.map(({ marked_interval, told_interval }) => [marked_interval, told_interval])).toEqual([
    ['one-time', 'one-time'],
    ['week', 'week'],
    ['month', 'month'],
    ['one-time', 'one-time'],
  ])
})

it('H7: changes that wait take their period along', async () => {
  const changes = await rows('select changes from listing_revisions order by listing_id')
  expect(changes.map((row) => row.changes)).toEqual([
    { listing_type: 'sale', frequency: 'one-time' },
    { listing_type: 'rent', frequency: 'month' },
  ])
  await db.query(`update listings set listing_type = 'sale', frequency = 'one-time' where id = 3`)
})

it('H7: no other way of storing one is left', async () => {
  await expect(db.query(`update listings set listing_type = 'sale' where id = 2`)).rejects.toThrow(
    /listings_sold_once_check/,
  )
})
