import { expect, it } from 'vitest'
import { findBrokenCells } from '#server/features/booking/availability/check-claims.ts'
import { rollCounts } from '#server/features/ground/counts/roll-counts.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { daysBefore } from './bookings/days-before.ts'
import { BUYERS } from './conversations/buyers.ts'
import { insertOperator } from './conversations/insert-operator.ts'
import { OPERATOR_FOLDERS, OPERATOR_LOOSE } from './favorites/operator-folders.ts'
import { insertDemoMarket } from './insert.ts'
import { MARKET } from './market.ts'
import { OPERATOR_PLANS } from './plans/operator-plans.ts'
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
    listings: MARKET.length,
    pictures: files.size,
  })

  const rows = await db.selectFrom('listings').selectAll().orderBy('id').execute()
  expect(rows).toHaveLength(MARKET.length)
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

it('has a company of five, all in its conversations, with an open invitation', async () => {
  const { id, person_id, address } = await db
    .selectFrom('organizations')
    .select(['id', 'person_id', 'address'])
    .where('company', '=', SELLERS.narrows.company)
    .executeTakeFirstOrThrow()
  expect([person_id, address]).toEqual([null, expect.stringContaining('Tacoma')])
  const members = await db
    .selectFrom('organization_members')
    .select(['user_id', 'role'])
    .where('organization_id', '=', id)
    .execute()
  expect(members.map(({ role }) => role).sort()).toEqual([
    'accounts',
    'manager',
    'operations',
    'owner',
    'sales',
  ])
  const threads = await db
    .selectFrom('conversations')
    .innerJoin('conversation_members as member', 'member.conversation_id', 'conversations.id')
    .select(['conversations.id', ({ fn }) => fn.countAll<number>().as('people')])
    .where('seller_id', '=', id)
    .where('side', '=', 'seller')
    .groupBy('conversations.id')
    .execute()
  expect(threads.length).toBeGreaterThan(0)
  expect(new Set(threads.map(({ people }) => Number(people)))).toEqual(new Set([5]))
  const invited = await db.selectFrom('organization_invitations').select('role').execute()
  expect(invited).toEqual([{ role: 'viewer' }])
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

it('counts two months of every public space, and what was looked for', async () => {
  const since = new Date(now.getTime() - 45 * 86_400_000)
  const spaces = await db
    .selectFrom('listings')
    .innerJoin('space_days', 'listing_id', 'id')
    .select(['id', ({ fn }) => fn.countAll<number>().as('days')])
    .select(({ fn }) => [
      fn.sum<number>('appearances').as('seen'),
      fn.sum<number>('space_days.views').as('opened'),
    ])
    .where('status', '=', 'active')
    .where('listed_at', '<', since)
    .groupBy('id')
    .execute()
  expect(spaces.length).toBeGreaterThan(50)
  for (const { id, days, seen, opened } of spaces) {
    expect(Number(days), String(id)).toBeGreaterThan(44)
    expect(Number(seen), String(id)).toBeGreaterThan(Number(opened))
  }
  const before = await db.selectFrom('space_days').selectAll().orderBy('listing_id').orderBy('day').execute()
  await rollCounts(db, { now })
  const after = await db.selectFrom('space_days').selectAll().orderBy('listing_id').orderBy('day').execute()
  expect(after).toEqual(before)
  const unmet = await db.selectFrom('search_demand').select('unmet').where('unmet', '>', 0).execute()
  expect(unmet.length).toBeGreaterThan(50)
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
  const tickets = await db.selectFrom('support_tickets').selectAll().execute()
  expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(['open', 'answered', 'closed']))
  expect(tickets.every((ticket) => ticket.user_id !== null && ticket.asked_at < now)).toBe(true)
  const marks = await db.selectFrom('favorites').select('folder_id').where('user_id', '=', id).execute()
  const named = [...OPERATOR_FOLDERS.flatMap((folder) => folder.marks), ...OPERATOR_LOOSE]
  expect(marks).toHaveLength(named.length)
  expect(new Set(marks.map(({ folder_id }) => folder_id)).size).toBe(OPERATOR_FOLDERS.length + 1)
  const plans = await db
    .selectFrom('plans')
    .leftJoin('plan_lines as line', 'line.plan_id', 'plans.id')
    .select('plans.name')
    .select(({ fn }) => [
      fn.count<number>('line.id').as('lines'),
      fn.count<number>('line.booking_id').as('booked'),
    ])
    .where('owner_id', '=', id)
    .groupBy('plans.id')
    .orderBy('plans.id')
    .execute()
  expect(plans.map(({ name, lines, booked }) => [name, Number(lines), Number(booked)])).toEqual([
    ...OPERATOR_PLANS.map(({ name, spaces }) => [name, spaces.length, 0]),
    ['Bookings under way', 2, 2],
    ['Asked for, not all agreed', 2, 2],
  ])
  const decisions = await db.selectFrom('plan_decisions').select('decision').execute()
  expect(decisions.map(({ decision }) => decision).sort()).toEqual(['approved', 'changes-requested'])
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

it('gives the operator saved searches with news of every kind, and tells nothing of the market as it is', async () => {
  const hits = await db
    .selectFrom('alert_hits')
    .innerJoin('alerts', 'alerts.saved_search_id', 'alert_hits.saved_search_id')
    .select(['kind', 'told_at'])
    .whereRef('found_at', '>', 'seen_at')
    .execute()
  expect(new Set(hits.map(({ kind }) => kind))).toEqual(
    new Set(['new', 'fits-now', 'price-down', 'free-again', 'gone']),
  )
  expect(hits.filter(({ told_at }) => told_at === null)).toEqual([])
  const unknown = await db
    .selectFrom('listings')
    .leftJoin('market_snapshots', 'market_snapshots.listing_id', 'listings.id')
    .select('listings.id')
    .where('status', '=', 'active')
    .where('cents', 'is', null)
    .execute()
  expect(unknown).toEqual([])
})

it('tells its stories by the calendar, also in the last hour of a day after the clocks have changed', async () => {
  const late = await createTestApp()
  const at = { now: new Date('2026-11-23T07:30:00Z'), saveFile: () => {}, config }
  expect(await insertDemoMarket(late.db, at)).toMatchObject({ inserted: true })
  expect(daysBefore(at.now, 52).toISOString()).toBe('2026-10-02T06:30:00.000Z')
})
