import { describe, expect, it } from 'vitest'
import type { SalesReport } from '#contract/booking/sales.ts'
import type { Commission } from '#contract/booking/sales-commission.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildCommissionRate } from '#test/support/booking/build-commission.ts'
import { readJson } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { unique } from '#test/support/unique.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const TODAY = new Date().toISOString().slice(0, 10)

/** A booking that a colleague sold for $1,000 before tax, and a contract of $500 that names “C. Bett”. */
async function startSold() {
  const agreed = await buildAgreed(db, { status: 'booked' })
  const { sellerId, listingId, terms } = agreed
  const rep = await buildColleague(app, sellerId, 'sales', { name: `Carla ${unique()}` })
  await db
    .insertInto('booking_events')
    .values({
      booking_id: agreed.id,
      step: 'accept',
      from_status: 'requested',
      to_status: 'awaiting-payment',
      actor: 'seller',
      actor_id: rep.id,
      version: 1,
    })
    .execute()
  const contract = await db
    .insertInto('contracts')
    .values({ organization_id: sellerId, key: unique(), client_name: 'Harbor Dental' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contract_lines')
    .values({
      contract_id: contract.id,
      listing_id: listingId,
      first_day: terms.first,
      last_day: terms.last,
      amount_cents: 50_000,
      amount_per: 'all',
      rep_name: 'C. Bett',
    })
    .execute()
  const months = `from=${terms.first.slice(0, 7)}&to=${terms.last.slice(0, 7)}`
  return { ...agreed, rep, months, owner: await app.as(sellerId) }
}

const input = (given: object = {}) => ({
  userId: null,
  nameInContracts: '',
  clientClass: null,
  countsOn: 'booked',
  basisPoints: 1000,
  firstDay: TODAY,
  ...given,
})
const set = (client: TestClient, given: object = {}) =>
  client.send('POST', '/api/my/commission/rates', input(given))
const read = (client: TestClient, months: string) =>
  readJson<Commission>(client, `/api/my/commission?${months}`)

describe('a commission', () => {
  it('is of what somebody sold here and under their name elsewhere, on the page and in the report', async () => {
    const { owner, rep, months, terms } = await startSold()
    const before = await read(owner, months)
    expect(before).toMatchObject({ isOwn: false, people: [], names: ['C. Bett'] })
    expect(before.team.map(({ id }) => id)).toContain(rep.id)
    expect(
      (await set(owner, { userId: rep.id, nameInContracts: 'c. bett', firstDay: '2020-01-01' })).status,
    ).toBe(201)
    const { people, names } = await read(owner, months)
    const cents = terms.totalCents - terms.taxCents + 50_000
    expect(names).toEqual([])
    expect(people).toMatchObject([{ userId: rep.id, cents, commissionCents: cents / 10 }])
    const report = await readJson<SalesReport>(owner, `/api/my/sales?${months}&by=rep`)
    expect(report.all.commissionCents).toBe(cents / 10)
    const csv = await (await owner.get(`/api/my/sales.csv?${months}&by=rep`)).text()
    expect(csv.split('\r\n')[0]).toContain('Commission ($)')
    const others = await readJson<SalesReport>(owner, `/api/my/sales?${months}&by=client`)
    expect(others.all.commissionCents).toBeNull()
  })

  it('on what is paid waits for the money', async () => {
    const { owner, rep, months, sellerId } = await startSold()
    await buildCommissionRate(db, sellerId, { userId: rep.id, countsOn: 'paid' })
    expect((await read(owner, months)).people).toMatchObject([{ commissionCents: 0 }])
  })

  it('is shown to sales people of their own alone', async () => {
    const { rep, months, sellerId, buyerId } = await startSold()
    await buildCommissionRate(db, sellerId, { userId: rep.id })
    await buildCommissionRate(db, sellerId, { nameInContracts: 'C. Bett', basisPoints: 2000 })
    const own = await read(rep.client, months)
    expect(own).toMatchObject({ isOwn: true, team: [], names: [], people: [{ userId: rep.id }] })
    expect(own.people).toHaveLength(1)
    const other = await buildColleague(app, sellerId, 'sales')
    expect((await read(other.client, months)).people).toEqual([])
    const manager = await buildColleague(app, sellerId, 'manager')
    expect((await read(manager.client, months)).people).toHaveLength(2)
    expect((await read(await app.as(buyerId), months)).people).toEqual([])
    // they change none, their own least of all
    expect((await set(rep.client, { userId: rep.id })).status).toBe(403)
    expect((await set(manager.client, { userId: rep.id })).status).toBe(403)
  })
})

describe('a rate', () => {
  it('that has counted stays, and another one begins', async () => {
    const { owner, rep, sellerId, months } = await startSold()
    const old = new Date(Date.now() - 40 * 86_400_000)
    const id = await buildCommissionRate(db, sellerId, {
      userId: rep.id,
      firstDay: '2026-01-01',
      createdAt: old,
    })
    const late = await set(owner, { userId: rep.id, firstDay: addDays(TODAY, -9) })
    expect(late.status).toBe(400)
    expect(((await late.json()) as { fields: object }).fields).toEqual({
      firstDay:
        'A rate has counted since Jan 1, 2026, and what has counted stays. Choose today or a later day.',
    })
    expect((await owner.send('DELETE', `/api/my/commission/rates/${id}`)).status).toBe(409)
    expect((await set(owner, { userId: rep.id, firstDay: addDays(TODAY, 9) })).status).toBe(201)
    const [person] = (await read(owner, months)).people
    expect(required(person).rates.map(({ firstDay, canRemove }) => [firstDay, canRemove])).toEqual([
      [addDays(TODAY, 9), true],
      ['2026-01-01', false],
    ])
  })

  it('that has counted keeps the name under which contracts counted', async () => {
    const { owner, rep, sellerId, months } = await startSold()
    const old = new Date(Date.now() - 40 * 86_400_000)
    const given = { userId: rep.id, firstDay: '2026-01-01', createdAt: old }
    await buildCommissionRate(db, sellerId, { ...given, nameInContracts: 'C. Bett' })
    const other = await set(owner, {
      userId: rep.id,
      nameInContracts: 'Carla B.',
      firstDay: addDays(TODAY, 9),
    })
    expect(other.status).toBe(400)
    expect(((await other.json()) as { fields: object }).fields).toHaveProperty('nameInContracts')
    expect((await read(owner, months)).names).toEqual([])
    for (const nameInContracts of ['C. Bett', 'c. BETT'])
      expect(
        (await set(owner, { userId: rep.id, nameInContracts, firstDay: addDays(TODAY, 9) })).status,
      ).toBe(201)
  })

  it('that was mistyped today is typed again, or taken back', async () => {
    const { owner, rep, months } = await startSold()
    const first = (await (await set(owner, { userId: rep.id, basisPoints: 5000 })).json()) as { id: number }
    const again = (await (await set(owner, { userId: rep.id, basisPoints: 500 })).json()) as { id: number }
    expect(again.id).toBe(first.id)
    expect((await owner.send('DELETE', `/api/my/commission/rates/${first.id}`)).status).toBe(204)
    expect((await read(owner, months)).people[0]?.rates).toEqual([])
    expect((await owner.send('DELETE', `/api/my/commission/rates/${first.id}`)).status).toBe(404)
  })

  it('set twice at once is one', async () => {
    const { owner, rep, months } = await startSold()
    const both = await Promise.all([set(owner, { userId: rep.id }), set(owner, { userId: rep.id })])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const { people } = await read(owner, months)
    expect(people.map(({ rates }) => rates.length)).toEqual([1])
  })

  it.each([
    [{}, 'userId'],
    [{ userId: 999_999 }, 'userId'],
    [{ nameInContracts: 'Ben', basisPoints: 10_001 }, 'basisPoints'],
    [{ nameInContracts: 'Ben', basisPoints: 10.5 }, 'basisPoints'],
    [{ nameInContracts: 'Ben', firstDay: '2027-02-30' }, 'firstDay'],
  ])('%j is refused at its field', async (given, field) => {
    const { owner } = await startSold()
    const answer = await set(owner, given)
    expect(answer.status).toBe(400)
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field])
  })

  it('of a name that stands for somebody else is refused', async () => {
    const { owner, rep } = await startSold()
    expect((await set(owner, { nameInContracts: 'Ben' })).status).toBe(201)
    const answer = await set(owner, { userId: rep.id, nameInContracts: 'BEN' })
    expect(await answer.json()).toMatchObject({
      fields: { nameInContracts: 'In contracts this name stands for Ben already' },
    })
  })
})
