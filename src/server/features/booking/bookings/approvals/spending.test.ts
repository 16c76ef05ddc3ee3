import { beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '#domain/booking/spending.ts'
import { buildAgency } from '#test/support/booking/agency.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { readSpent } from '../enforce-spending.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
})

/** A board at $900 for four weeks, tax on top, and somebody who may spend two of it in a month. */
async function buildSpender(terms: Record<string, unknown> = {}) {
  const market = await openMarket(app, { terms })
  const agency = await buildAgency(app)
  const first = await (await market.buy()).draft({ listingId: market.listingId, ...period(6) })
  const cents = first.terms!.totalCents
  const planner = await agency.hire('sales', { spendsCents: 2 * cents, name: 'Ana Planner' })
  const owner = await agency.hire('owner', { name: 'Lena Ford' })
  const draft = async (weeks: number, by = planner) =>
    (await by.draft({ listingId: market.listingId, ...period(weeks) })).id
  const spent = () => readSpent(app.db, { personId: planner.id, organizationId: agency.id }, new Date())
  return { market, agency, planner, owner, cents, draft, spent }
}

describe('what a member accepts in a month', () => {
  it('is counted to the cent, whichever step it was, and refused above the limit with nothing written', async () => {
    const { planner, market, cents, draft, spent } = await buildSpender({ mode: 'instant' })
    await planner.step(await draft(6), 'request')
    expect(await spent()).toBe(cents)
    expect(await planner.step(await draft(10), 'book')).toMatchObject({ status: 'awaiting-payment' })
    expect(await spent()).toBe(2 * cents)
    const third = await draft(14)
    const refused = await planner.step(third, 'request')
    expect(refused).toMatchObject({ code: 'approval-needed' })
    expect(refused.message).toBe(describeAbove(cents))
    expect(await planner.read(third)).toMatchObject({ status: 'draft', approval: { aboveCents: cents } })
    expect(await spent()).toBe(2 * cents)
    expect((await market.seller.client.get(`/api/bookings/${third}`)).status).toBe(404)
  })

  it('counts a newer version by how much more it is, and what came to nothing not at all', async () => {
    const { planner, market, cents, draft, spent } = await buildSpender()
    const id = await draft(6)
    await planner.step(id, 'request')
    const { request } = await planner.read(id)
    const { unitId, from, to, quantity, extras } = request
    const terms = { unitId: unitId!, from, to, quantity, extras, spaceCents: 200_000, note: '' }
    const quoted = await market.seller.step(id, 'quote', { terms })
    expect(quoted.status).toBe('quoted')
    expect(await spent()).toBe(cents)
    // $2,000 and its tax are above twice $900
    expect((await planner.read(id)).approval?.aboveCents).toBe(quoted.totalCents - 2 * cents)
    expect(await planner.step(id, 'accept')).toMatchObject({ code: 'approval-needed' })
    const dear = await planner.step(id, 'counter', { terms: { ...terms, spaceCents: 190_000 } })
    expect(dear).toMatchObject({ code: 'approval-needed' })
    expect(dear.message).toContain('Ask for approval instead.')
    const fair = await planner.step(id, 'counter', { terms: { ...terms, spaceCents: 100_000 } })
    expect(fair.status).toBe('requested')
    expect(await spent()).toBe(fair.totalCents)
    await planner.step(id, 'withdraw')
    expect(await spent()).toBe(0)
  })

  it('is the person’s own: a colleague without a limit goes on, and for somebody alone there is none', async () => {
    const { planner, owner, market, draft } = await buildSpender()
    for (const weeks of [6, 10]) await planner.step(await draft(weeks), 'request')
    expect(await owner.step(await draft(14, owner), 'request')).toMatchObject({ status: 'requested' })
    expect((await owner.read(await draft(18, owner))).approval).toBeNull()
    const alone = await market.buy()
    const own = await alone.draft({ listingId: market.listingId, ...period(22) })
    expect(own.approval).toBeNull()
    expect(await alone.step(own.id, 'request')).toMatchObject({ status: 'requested' })
  })

  it('lets one of two pass who spend the rest of a limit at the same time', async () => {
    const { planner, owner, market, cents, draft, agency, spent } = await buildSpender()
    const ids: number[] = []
    let more = 0
    for (const weeks of [6, 10, 14]) {
      const id = await draft(weeks, owner)
      const { request } = await owner.step(id, 'request')
      const { unitId, from, to, quantity, extras } = request
      const terms = { unitId: unitId!, from, to, quantity, extras, spaceCents: 100_000, note: '' }
      more = (await market.seller.step(id, 'quote', { terms })).totalCents - cents
      ids.push(id)
    }
    await app.db
      .updateTable('organization_members')
      .set({ spends_cents: more })
      .where('organization_id', '=', agency.id)
      .where('user_id', '=', planner.id)
      .execute()
    const answers = await Promise.all(ids.map((id) => planner.step(id, 'accept')))
    expect(answers.filter(({ code }) => code === 'approval-needed')).toHaveLength(2)
    expect(await spent()).toBe(more)
  })
})
