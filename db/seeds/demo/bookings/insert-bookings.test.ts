import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { toCanonicalJson } from '#domain/booking/canonical-json.ts'
import type { DocumentBody } from '#domain/booking/document-body.ts'
import { BOOKING_STATUSES, CLAIMING_STATUSES } from '#domain/booking/lifecycle.ts'
import { findBrokenCells } from '#server/features/booking/availability/check-claims.ts'
import { readDuties } from '#server/features/booking/duties/read-duties.ts'
import { reconcile } from '#server/features/booking/payments/reconcile.ts'
import { readMoney } from '#server/features/ground/ledger/read-money.ts'
import { createProviders } from '#server/platform/payments/create-providers.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { insertOperator } from '../conversations/insert-operator.ts'
import { insertDemoMarket } from '../insert.ts'

const HOUR_MS = 3_600_000

/** A market with its first admin, as the first start makes it. */
async function open(now: Date) {
  const app = await createTestApp({ PAYMENT_TEST: '1' })
  const { db } = app
  const { config } = app.context
  await insertDemoMarket(db, { now, saveFile: () => {}, config })
  const admin = { username: 'root', email: 'root@example.com', password: '!', role: 'admin' } as const
  const values = { ...admin, status: 'active' as const }
  const { id } = await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()
  await insertOperator(db, { config, now })
  return { db, context: app.context, adminId: id, as: app.as }
}

const now = new Date('2026-06-15T18:00:00Z')
const { db, context, adminId, as } = await open(now)
const bookings = await db.selectFrom('bookings').selectAll().orderBy('id').execute()

it('has bookings in every state, of all six media', async () => {
  expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(BOOKING_STATUSES))
  const media = await db
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'listing_id')
    .select('ad_type')
    .distinct()
    .execute()
  expect(media).toHaveLength(6)
  expect(bookings.length).toBeGreaterThan(30)
})

it('holds the days of what claims them, and no others', async () => {
  expect(await findBrokenCells(db)).toEqual([])
  const claimed = await db
    .selectFrom('unit_claims')
    .select('booking_id')
    .where('booking_id', 'is not', null)
    .distinct()
    .execute()
  const ids = new Set(claimed.map(({ booking_id }) => booking_id))
  for (const { id, status } of bookings.filter((one) => one.status !== 'quoted'))
    expect(ids.has(id), `${id} ${status}`).toBe(CLAIMING_STATUSES.includes(status))
})

it('has proof that is accepted, questioned, to look at and overdue', async () => {
  const decisions = await db.selectFrom('proof_decisions').select('decision').execute()
  expect(new Set(decisions.map(({ decision }) => decision))).toEqual(new Set(['accepted', 'questioned']))
  const ids = (await db.selectFrom('bookings').select('id').execute()).map(({ id }) => id)
  const owed = [...(await readDuties(db, { ids, now })).values()]
  const states = owed.flatMap(({ stands }) => stands.map(({ state }) => state))
  expect(states).toEqual(expect.arrayContaining(['accepted', 'received', 'overdue', 'waiting']))
})

it('has proof of every kind, and a dispute about what came late that says days and an amount', async () => {
  const proofs = await db.selectFrom('proofs').select(['kind', 'url']).execute()
  expect(new Set(proofs.map(({ kind }) => kind))).toEqual(
    new Set(['photo', 'play-log', 'link', 'tear-sheet', 'affidavit']),
  )
  const [late, ...more] = await db
    .selectFrom('booking_disputes')
    .selectAll()
    .where('kind', '=', 'posted-late')
    .execute()
  expect(more).toEqual([])
  expect(late!.lost_from! < late!.lost_to!).toBe(true)
  expect(late!.asked_cents).toBeGreaterThan(0)
  const evidence = await db.selectFrom('dispute_proofs').selectAll().execute()
  // the photo that was questioned, and the one that was accepted
  expect(evidence.map(({ dispute_id }) => dispute_id)).toEqual([late!.id, late!.id])
})

it('has a photo that its buyer lets everybody see', async () => {
  expect(await db.selectFrom('shown_photos').select('state').execute()).toEqual([{ state: 'shown' }])
})

it('has reports that are kept, one of a campaign that is over and shown in full', async () => {
  const kept = await db.selectFrom('campaign_reports').select(['reason', 'body']).execute()
  expect(new Set(kept.map(({ reason }) => reason))).toContain('first-proof')
  const finished = kept.map(({ body }) => JSON.parse(body)).filter(({ isOver }) => isOver)
  expect(finished.length).toBeGreaterThan(0)
})

it('has a seller with as many reviews as an average takes', async () => {
  const published = await db
    .selectFrom('seller_reviews')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('side', '=', 'buyer')
    .groupBy('seller_id')
    .execute()
  expect(Math.max(...published.map(({ count }) => Number(count)))).toBeGreaterThanOrEqual(3)
})

it('has a code in a booking that runs, which some have followed', async () => {
  const [code, ...more] = await db.selectFrom('response_codes').selectAll().execute()
  expect(more).toEqual([])
  expect(bookings.find(({ id }) => id === code!.booking_id)!.status).toBe('in-flight')
  const days = await db.selectFrom('response_days').selectAll().execute()
  expect(days.map(({ count }) => count).sort((a, b) => a - b)).toEqual([4, 6, 9, 11, 14])
})

it('has artwork in every state, and bookings that wait for some', async () => {
  const creatives = await db.selectFrom('creatives').selectAll().execute()
  expect(new Set(creatives.map(({ status }) => status))).toEqual(
    new Set(['uploaded', 'approved', 'rejected', 'replaced']),
  )
  expect(creatives.some(({ checks }) => checks.some(({ result }) => result === 'fail'))).toBe(true)
  const sent = new Set(creatives.map(({ booking_id }) => booking_id))
  expect(bookings.some(({ id, status }) => status === 'booked' && !sent.has(id))).toBe(true)
})

it('leaves nothing that is due', () => {
  for (const { id, status, deadline_at, created_at, updated_at } of bookings) {
    expect(created_at <= now && updated_at <= now, `${id} ${status}`).toBe(true)
    if (deadline_at) expect(deadline_at > now, `${id} ${status}`).toBe(true)
  }
})

it('has books, facts and bookings that agree', async () => {
  const money = await readMoney(
    db,
    bookings.map(({ id }) => id),
  )
  const open = [...money.values()].map(({ openCents }) => openCents)
  expect(open.some((cents) => cents > 0)).toBe(true)
  expect(open.some((cents) => cents < 0)).toBe(true)
  const clock = () => now
  await reconcile({ ...context, now: clock, providers: createProviders(context.config, db, clock) })
  const found = await db.selectFrom('reconciliation_differences').select('kind').execute()
  expect(
    found.map(({ kind }) => kind).filter((kind) => /posted|posting|entries|moved|movement|charge/.test(kind)),
  ).toEqual([])
})

it('has payments in test mode: paid, refused, given back, disputed, and on their way', async () => {
  const facts = await db.selectFrom('payment_events').select('kind').where('provider', '=', 'test').execute()
  expect(new Set(facts.map(({ kind }) => kind))).toEqual(
    new Set(['authorized', 'arrived', 'refused', 'returned', 'disputed', 'processing']),
  )
  const charges = await db.selectFrom('provider_payments').select(['kind', 'state']).execute()
  expect(new Set(charges.map(({ kind, state }) => `${kind} ${state}`))).toEqual(
    new Set(['charge captured', 'charge refused', 'charge processing', 'refund returned']),
  )
})

it('has terms and papers that verify, add up and are numbered without gaps', async () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const versions = await db.selectFrom('booking_versions').selectAll().execute()
  for (const one of versions) {
    expect(sha256(one.terms)).toBe(one.sha256.toString('hex'))
    expect(toCanonicalJson(JSON.parse(one.terms))).toBe(one.terms)
  }
  const papers = await db.selectFrom('documents').selectAll().orderBy('id').execute()
  expect(new Set(papers.map(({ kind }) => kind))).toEqual(
    new Set(['insertion-order', 'invoice', 'receipt', 'credit-note']),
  )
  for (const paper of papers) {
    expect(sha256(paper.body)).toBe(paper.sha256.toString('hex'))
    const { sums } = JSON.parse(paper.body) as DocumentBody
    expect(sums.at(-1)!.cents).toBe(paper.total_cents)
  }
  const { rows: gaps } =
    await sql`select from documents group by seller_id, kind, year having max(number) <> count(*)`.execute(db)
  expect(gaps).toEqual([])
  const { rows: turned } = await sql`select from documents one join documents other
    using (seller_id, kind, year) where one.number < other.number and one.created_at > other.created_at`.execute(
    db,
  )
  expect(turned).toEqual([])
})

it('has disputes, a waiting list, statements and counts', async () => {
  const disputes = await db.selectFrom('booking_disputes').select('status').orderBy('status').execute()
  expect(disputes.map(({ status }) => status)).toEqual(['answered', 'open', 'resolved'])
  const waiting = await db.selectFrom('waitlist_entries').select('id').execute()
  expect(waiting).toHaveLength(1)
  const lines = await db.selectFrom('statement_lines').select('status').execute()
  expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(['matched', 'open']))
  const { rows } = await sql<{ requests: number; bookings: number }>`
    select sum(requests)::int as requests, sum(bookings)::int as bookings from space_days`.execute(db)
  expect(rows[0]).toMatchObject({ requests: expect.any(Number), bookings: expect.any(Number) })
})

it('has a change that waits for an answer, and one that both agreed to', async () => {
  const changes = await db
    .selectFrom('booking_changes')
    .select(['status', 'deadline_at'])
    .orderBy('id')
    .execute()
  expect(changes.map(({ status }) => status)).toEqual(['accepted', 'proposed'])
  expect(changes.at(-1)!.deadline_at > now).toBe(true)
})

it('has a renewal that its buyer reads', async () => {
  const renewals = await db
    .selectFrom('bookings')
    .select(['status', 'deadline_at'])
    .where('renews_id', 'is not', null)
    .execute()
  expect(renewals.map(({ status }) => status)).toEqual(['quoted'])
  expect(renewals[0]!.deadline_at! > now).toBe(true)
})

it('mails nobody of what is past', async () => {
  const { rows } =
    await sql`select from graphile_worker.jobs where task_identifier in ('send-mail', 'mail-notices')`.execute(
      db,
    )
  expect(rows).toEqual([])
  const due = await db.selectFrom('notices').select('id').where('mail_due_at', 'is not', null).execute()
  expect(due).toEqual([])
})

it('shows the first admin bookings on both sides', async () => {
  const client = await as(adminId)
  for (const side of ['buyer', 'seller']) {
    const { items } = await (await client.get(`/api/bookings?side=${side}`)).json()
    expect(items.length, side).toBeGreaterThanOrEqual(3)
    for (const { id } of items) expect((await client.get(`/api/bookings/${id}`)).status).toBe(200)
  }
})

it.each([
  ['another time of the day', new Date(now.getTime() + 17 * 24 * HOUR_MS + 7 * HOUR_MS)],
  ['the last hour of a day, after clocks were set back', new Date('2026-11-23T07:09:00Z')],
  ['the first hour of a day, after clocks were set forward', new Date('2026-04-06T07:09:00Z')],
])('is the same at %s', async (_name, later) => {
  const other = await open(later)
  const told = (one: { db: typeof db }) =>
    one.db
      .selectFrom('bookings')
      .select(['listing_id', 'buyer_id', 'status'])
      .orderBy('listing_id')
      .orderBy('id')
      .execute()
  expect(await told(other)).toEqual(await told({ db }))
})
