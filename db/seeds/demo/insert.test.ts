import { expect, it } from 'vitest'
import { findBrokenCells } from '#server/features/availability/check-claims.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { BUYERS } from './conversations/buyers.ts'
import { insertOperator } from './conversations/insert-operator.ts'
import { insertDemoMarket } from './insert.ts'
import { DEMO_LISTINGS } from './market.ts'
import { SELLERS } from './sellers.ts'

const now = new Date('2026-06-15T18:00:00Z')
const files = new Map<string, number>()
const saveFile = (path: string, bytes: Uint8Array): void => void files.set(path, bytes.length)
const {
  db,
  context: { config },
} = await createTestApp()
/** Once for all that look at it. */
const first = await insertDemoMarket(db, { now, saveFile, config })

it('seeds an empty database once and skips a filled one', async () => {
  expect(first).toEqual({
    inserted: true,
    sellers: Object.keys(SELLERS).length,
    buyers: Object.keys(BUYERS).length,
    listings: DEMO_LISTINGS.length,
    pictures: files.size,
  })

  const rows = await db.selectFrom('listings').selectAll().orderBy('id').execute()
  expect(rows).toHaveLength(DEMO_LISTINGS.length)
  for (const row of rows) {
    expect(row.listed_at.getTime(), row.title).toBeLessThanOrEqual(now.getTime())
    expect(row.images.length, row.title).toBeGreaterThan(0)
    for (const image of row.images) expect(files.has(image.url.replace('/media/', '')), image.url).toBe(true)
  }
  const events = await db
    .selectFrom('listing_events')
    .select(['listing_id', 'to_status'])
    .orderBy('id')
    .execute()
  const last = new Map(events.map((event) => [event.listing_id, event.to_status]))
  for (const row of rows) expect(last.get(row.id), row.title).toBe(row.status)

  expect(await insertDemoMarket(db, { now, saveFile, config })).toEqual({
    inserted: false,
    reason: 'listings-exist',
  })
})

it('sells every medium by units with gaps between what is taken', async () => {
  expect(await findBrokenCells(db)).toEqual([])
  const media = await db
    .selectFrom('listings')
    .innerJoin('space_units as unit', 'unit.listing_id', 'listings.id')
    .leftJoin('unit_cells as cell', 'cell.unit_id', 'unit.id')
    .select(['ad_type', 'unit.cell'])
    .select(({ fn }) => fn.count<number>('cell.cell').as('taken'))
    .groupBy(['ad_type', 'unit.cell'])
    .orderBy('ad_type')
    .execute()
  expect(media.map(({ ad_type, cell }) => `${ad_type} ${cell}`)).toEqual([
    'billboard 4-week',
    'digital week',
    'event listed',
    'print listed',
    'radio week',
    'social day',
  ])
  for (const { ad_type, taken } of media) expect(taken, ad_type).toBeGreaterThan(20)
})

it('gives the first admin spaces, conversations in every state, viewings and notices', async () => {
  const admin = { username: 'admin', email: 'admin@example.com', password: '!', role: 'admin' } as const
  const values = { ...admin, status: 'active' as const }
  const { id } = await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()
  await insertOperator(db, { config, now })
  const members = await db
    .selectFrom('conversation_members')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .selectAll()
    .where('user_id', '=', id)
    .where('booking_id', 'is', null)
    .execute()
  expect(new Set(members.map(({ side }) => side))).toEqual(new Set(['buyer', 'seller']))
  expect(members.some(({ archived_at }) => archived_at !== null)).toBe(true)
  expect(members.some(({ waiting_since, side }) => side === 'seller' && waiting_since !== null)).toBe(true)
  const unread = members.filter(({ read_seq, last_seq }) => read_seq < last_seq)
  const notices = await db
    .selectFrom('notices')
    .innerJoin('conversations', 'conversations.id', 'subject_id')
    .select('subject_id')
    .where('user_id', '=', id)
    .where('subject_type', '=', 'conversation')
    .where('booking_id', 'is', null)
    .execute()
  expect(notices.map(({ subject_id }) => subject_id).sort()).toEqual(
    unread.map((one) => one.conversation_id).sort(),
  )
  const viewings = await db.selectFrom('viewings').select('status').execute()
  expect(new Set(viewings.map(({ status }) => status))).toEqual(new Set(['proposed', 'confirmed', 'done']))
  const wrong = await db
    .selectFrom('conversations')
    .select('id')
    .whereRef('last_seq', '!=', (eb) =>
      eb
        .selectFrom('messages')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('conversation_id', '=', 'conversations.id'),
    )
    .execute()
  expect(wrong).toEqual([])
})

it('does not seed a database that has users', async () => {
  const { db: used } = await createTestApp()
  await used
    .insertInto('users')
    .values({ username: 'someone', email: 's@example.com', password: '!' })
    .execute()
  const fail = (): never => expect.fail('no file may be written')
  expect(await insertDemoMarket(used, { now, saveFile: fail, config })).toEqual({
    inserted: false,
    reason: 'users-exist',
  })
})
