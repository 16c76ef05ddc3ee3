import { expect, it } from 'vitest'
import { PROPOSAL_STATUSES } from '#domain/booking/proposal-statuses.ts'
import { proposalStatus } from '#domain/booking/proposals.ts'
import { alone } from '#domain/listings/listing.ts'
import { lastReminded } from '#domain/listings/structure-terms.ts'
import { required } from '#domain/required.ts'
import { capabilitiesOf } from '#domain/roles.ts'
import { findBrokenCells } from '#server/features/booking/availability/check-claims.ts'
import { readAvails } from '#server/features/booking/avails/read-avails.ts'
import { getBooking } from '#server/features/booking/bookings/get-booking.ts'
import { readCrewList } from '#server/features/booking/crew/read-crew.ts'
import { readCommission } from '#server/features/booking/sales/read-commission.ts'
import { readSales } from '#server/features/booking/sales/read-sales.ts'
import { getLease } from '#server/features/listings/listings/structure-papers.ts'
import { listStructures } from '#server/features/listings/listings/structures.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { insertDemoMarket } from '../insert.ts'
import { SELLERS } from '../sellers.ts'
import { FACES } from './faces.ts'
import { LEASE, PERMITS } from './papers.ts'

const now = new Date('2026-06-15T18:00:00Z')
const { db, context } = await createTestApp()
await insertDemoMarket(db, { now, saveFile: () => {}, config: context.config })
const { id: companyId } = await db
  .selectFrom('organizations')
  .select('id')
  .where('company', '=', SELLERS.narrows.company)
  .executeTakeFirstOrThrow()
const owner = alone({ id: companyId, role: 'user', status: 'active' })
const at = { ...context, now: () => now }

it('has 120 faces on structures, each of which says its size, where it looks and how it is read', async () => {
  const { items, total, loose } = await listStructures(db, companyId)
  const more = (await listStructures(db, companyId, 2)).items
  const all = [...items, ...more]
  expect([all.length, loose]).toEqual([total, []])
  const faces = all.flatMap((one) => one.faces)
  expect(faces).toHaveLength(120)
  expect(new Set(faces.map(({ unitId }) => unitId)).size).toBe(120)
  expect(Math.max(...all.map((one) => one.total))).toBe(4)
  const outside = faces.filter(({ unitId }) => FACES.some(({ unit }) => unit === unitId))
  for (const { words } of outside)
    expect(words).toMatch(
      /^Side [A-D], Faces [a-z]+, (left|right)-hand read, .*, (Bulletin|Poster|Junior poster)$/,
    )
})

it('has a grid in which contracts, blocks, holds and bookings lie beside what is free', async () => {
  const { rows, all } = await readAvails(at, owner, {})
  expect(all).toBeGreaterThanOrEqual(120)
  const cells = rows.map(({ cells: text }) => text).join('')
  for (const letter of ['.', 'c', 'b', 'h', 's']) expect(cells, letter).toContain(letter)
  expect(await findBrokenCells(db)).toEqual([])
})

it('has sold this year and the one before, by several people, and nothing that is not counted', async () => {
  const report = await readSales(at, owner, {})
  expect(report.uncounted).toBe(0)
  expect(report.all.cents).toBeGreaterThan(0)
  const reps = await readSales(at, owner, { by: 'rep' })
  expect(reps.rows.length).toBeGreaterThanOrEqual(3)
  const before = await readSales(at, owner, { from: '2025-01' })
  expect(before.all.cents).toBeGreaterThan(0)
})

it('pays who sells by rates that its contracts count at, and notes permits and a lease, one of which ends soon', async () => {
  const { people, names } = await readCommission(at, owner, {})
  expect(people.map(({ name, rates }) => [name, rates.length])).toEqual([
    ['Adaeze Obi', 2],
    ['Jonas Ferreira', 1],
  ])
  for (const { commissionCents, rates } of people) {
    expect(commissionCents).toBeGreaterThan(0)
    expect(rates.some(({ canRemove }) => canRemove)).toBe(false)
  }
  expect(names).toEqual(['Carla Bettencourt'])
  const { items } = await listStructures(db, companyId)
  const permits = items.flatMap(({ permit }) => (permit.number ? [permit] : []))
  expect(permits).toHaveLength(PERMITS.length)
  const soon = permits.filter(
    ({ expiresOn }) => expiresOn !== null && expiresOn <= lastReminded('2026-06-15'),
  )
  expect(soon).toHaveLength(1)
  const { id } = required(items.find(({ number }) => number === LEASE.structure))
  expect(await getLease(db, { id, actor: owner })).toMatchObject({ rentCents: 720_000, rentPer: 'year' })
})

it('has work for its crew in this week', async () => {
  const { jobs } = await readCrewList(at, owner, {})
  expect(new Set(jobs.map(({ work }) => work))).toEqual(new Set(['post', 'take-down']))
})

it('has proposals in every state, one of them in its second version, one accepted by an agency', async () => {
  const rows = await db.selectFrom('proposals').selectAll().execute()
  expect(new Set(rows.map((row) => proposalStatus(row, now)))).toEqual(new Set(PROPOSAL_STATUSES))
  expect(rows.some(({ version, status }) => version === 2 && status === 'sent')).toBe(true)
  const accepted = rows.find(({ status }) => status === 'accepted')!
  const client = await db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', accepted.client_id)
    .executeTakeFirstOrThrow()
  expect([client.class, client.claimed_at !== null, client.brands.length]).toEqual(['agency', true, 4])
  const bookings = await db
    .selectFrom('bookings')
    .select(['status', 'buyer_id'])
    .where('order_id', '=', accepted.order_id)
    .execute()
  expect(bookings).toHaveLength(2)
  for (const one of bookings) expect(one).toEqual({ status: 'booked', buyer_id: client.account_id })
})

it('has an agency of three, whose brief waits for an answer of the company', async () => {
  const [brief, ...more] = await db
    .selectFrom('briefs')
    .innerJoin('brief_recipients as recipient', 'recipient.brief_id', 'briefs.id')
    .select(['briefs.organization_id', 'state', 'closes_at'])
    .where('recipient.organization_id', '=', companyId)
    .execute()
  expect(more).toEqual([])
  expect(brief!.state).toBe('sent')
  expect(brief!.closes_at > now).toBe(true)
  const members = await db
    .selectFrom('organization_members')
    .select('role')
    .where('organization_id', '=', brief!.organization_id)
    .execute()
  expect(members.map(({ role }) => role).sort()).toEqual(['manager', 'owner', 'sales'])
})

it('has a planner above whose limit a booking waits for the manager', async () => {
  const asking = await db.selectFrom('booking_approvals').selectAll().executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('organization_members')
    .select(['user_id', 'role', 'spends_cents', 'approves_cents'])
    .where('organization_id', '=', asking.organization_id)
    .execute()
  const [manager, planner] = (['manager', 'sales'] as const).map((role) =>
    required(people.find((one) => one.role === role)),
  )
  expect(asking).toMatchObject({ asked_by: planner!.user_id, asking_id: null, step: 'request' })
  expect(asking.total_cents).toBeGreaterThan(required(planner!.spends_cents))
  expect(asking.total_cents).toBeLessThanOrEqual(required(manager!.approves_cents))
  const may = capabilitiesOf('manager')
  const reader = { ...owner, personId: manager!.user_id, organizationId: asking.organization_id, may }
  const { approval } = await getBooking(at, required(asking.booking_id), reader)
  expect(approval?.asking).toMatchObject({ by: 'Cole Hartman', state: 'waiting', canDecide: true })
})
