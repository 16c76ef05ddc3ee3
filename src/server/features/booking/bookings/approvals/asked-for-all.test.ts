import { beforeAll, expect, it } from 'vitest'
import { buildMember } from '#test/support/accounts/members.ts'
import { buildAgency } from '#test/support/booking/agency.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { accept, read, startProposing } from '#test/support/booking/proposing.ts'
import { changesOf } from '#test/support/listings/changes.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'
import { readSpent } from '../enforce-spending.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
})

/** A booking of an agency whose planner may spend no more, and a manager who approves. */
async function buildDesk() {
  const market = await openMarket(app)
  const agency = await buildAgency(app)
  const planner = await agency.hire('sales', { spendsCents: 0, name: 'Ana Planner' })
  const lead = await agency.hire('manager', { spendsCents: 0, approvesCents: 500_000, name: 'Lena Ford' })
  const changes = changesOf(app, await agency.hire('owner'))
  const { id, own, next } = await changes.book(market, 8)
  const longer = { from: own.from, to: next.to }
  const spent = (who: { id: number }) =>
    readSpent(app.db, { personId: who.id, organizationId: agency.id }, new Date())
  return { market, planner, lead, changes, id, longer, spent }
}

it('a change of the seller’s is accepted by who approves it, once, and counts in nobody’s month', async () => {
  const { market, planner, lead, changes, id, longer, spent } = await buildDesk()
  await changes.propose(market.seller, id, longer)
  expect(await (await changes.accept(planner, id)).json()).toMatchObject({ code: 'approval-needed' })
  const { sha256, version } = (await changes.list(planner, id)).changes[0]!
  const other = await planner.ask(id, 'agree', { sha256: '0'.repeat(64), version })
  expect(other).toMatchObject({ httpStatus: 409, code: 'terms-changed' })
  const { approval } = await planner.ask(id, 'agree', { sha256, version, message: 'They asked nicely' })
  const asking = approval!.asking!
  expect(asking).toMatchObject({ step: 'agree', state: 'waiting', totalCents: 180_000 })
  const page = await lead.approval(asking.id)
  expect(page).toMatchObject({ canDecide: true, before: { totalCents: 90_000 }, bookingId: id })
  expect(page.terms).toMatchObject([{ totalCents: 180_000 }])
  expect(await planner.decide(id, 'approved')).toMatchObject({ code: 'forbidden' })
  const pressed = { askingId: asking.id }
  const both = await Promise.all([lead.decide(id, 'approved', pressed), lead.decide(id, 'approved', pressed)])
  expect(both.map(({ httpStatus }) => httpStatus).toSorted()).toEqual([200, 409])
  expect((await lead.read(id)).totalCents).toBe(180_000)
  expect(await lead.approval(asking.id)).toMatchObject({ state: 'approved', decidedBy: 'Lena Ford' })
  expect([await spent(planner), await spent(lead)]).toEqual([0, 0])
})

it('a change that its seller has withdrawn is accepted by nobody', async () => {
  const { market, planner, lead, changes, id, longer } = await buildDesk()
  await changes.propose(market.seller, id, longer)
  const { sha256, version } = (await changes.list(planner, id)).changes[0]!
  const { approval } = await planner.ask(id, 'agree', { sha256, version })
  await changes.answer(market.seller, id, { step: 'withdraw' })
  const askingId = approval!.asking!.id
  expect(await lead.decide(id, 'approved', { askingId })).toMatchObject({ code: 'wrong-step' })
  expect(await lead.decide(id, 'declined', { askingId, reason: 'No' })).toMatchObject({ code: 'wrong-step' })
  expect(await lead.approval(askingId)).toMatchObject({ state: 'over', canDecide: false })
  expect((await lead.approvals()).waiting).toEqual([])
})

it('a change of one’s own is asked of the seller by who approves it, and never counts in their month', async () => {
  const { market, planner, lead, changes, id, longer, spent } = await buildDesk()
  const { unitId } = (await planner.read(id)).terms!.units[0]!
  const terms = { unitId, quantity: 1, extras: [], spaceCents: null, ...longer }
  const asked = { asked: { kind: 'change', terms }, reason: 'The opening has moved.' }
  const { approval, httpStatus } = await planner.ask(id, 'change', asked)
  expect(httpStatus).toBe(201)
  expect(approval).toMatchObject({ asking: { step: 'change', totalCents: 180_000 } })
  expect((await changes.list(planner, id)).changes).toEqual([])
  await lead.decide(id, 'approved')
  expect((await changes.list(planner, id)).changes).toMatchObject([
    { status: 'proposed', reason: 'The opening has moved.' },
  ])
  expect(await spent(lead)).toBe(0)
  expect((await changes.accept(market.seller, id)).status).toBe(201)
  expect((await planner.read(id)).totalCents).toBe(180_000)
  expect([await spent(planner), await spent(lead)]).toEqual([0, 0])
})

it('a counter-offer is sent by who approves it as it was typed, and others are not', async () => {
  const { market, planner, lead } = await buildDesk()
  const { id } = await planner.draft({ listingId: market.listingId, ...period(20) })
  await planner.ask(id, 'request')
  await lead.decide(id, 'approved')
  const { unitId, from, to, quantity, extras } = (await lead.read(id)).request
  const typed = (spaceCents: number) => ({
    unitId: unitId!,
    from,
    to,
    quantity,
    extras,
    spaceCents,
    note: '',
  })
  await market.seller.step(id, 'quote', { terms: typed(120_000) })
  const refused = await planner.step(id, 'counter', { terms: typed(110_000) })
  expect(refused).toMatchObject({ code: 'approval-needed' })
  const { approval } = await planner.ask(id, 'counter', { terms: typed(110_000) })
  const askingId = approval!.asking!.id
  expect((await lead.approval(askingId)).terms).toMatchObject([{ totalCents: 110_000 }])
  // the seller sends another quote meanwhile
  await market.seller.step(id, 'quote', { terms: typed(115_000) })
  expect(await lead.decide(id, 'approved', { askingId })).toMatchObject({ code: 'terms-changed' })
  await planner.ask(id, 'counter', { terms: typed(112_000) })
  expect(await lead.decide(id, 'approved')).toMatchObject({ httpStatus: 200, totalCents: 112_000 })
})

it('a proposal is accepted by who approves it, all of it, without its link', async () => {
  const desk = await startProposing(app)
  await desk.mail(await desk.propose([desk.cell(0, 3)]))
  const first = await desk.token()
  const dana = await buildMember(app, { name: 'Dana Reyes', email: desk.email })
  const { organizationId } = await (await accept(dana.client, first, await read(app, first))).json()
  await desk.mail(await desk.propose([desk.cell(0, 5), desk.cell(1, 5)]))
  const token = await desk.token()
  const shared = await read(app, token)
  const kim = await desk.colleague('manager')
  await app.db
    .updateTable('organization_members')
    .set({ spends_cents: 0 })
    .where('user_id', '=', kim.id)
    .execute()
  const { version, sha256 } = shared
  const ask = (body: object) => kim.client.send('POST', `/api/shared-proposals/${token}/approvals`, body)
  expect((await ask({ version, sha256: '0'.repeat(64) })).status).toBe(409)
  const asked = await ask({ version, sha256, message: 'Both walls' })
  expect(asked.status, await asked.clone().text()).toBe(201)
  const { id } = (await asked.json()) as { id: number }
  expect(await read(kim.client, token)).toMatchObject({ reader: { asked: { id, organizationId } } })
  const headers = { 'x-acting-for': String(organizationId) }
  const get = async (client: TestClient, path: string) => (await client.get(path, { headers })).json()
  const path = `/api/my/approvals/${id}`
  expect(await get(dana.client, '/api/my/approvals')).toMatchObject({
    waiting: [{ id, title: 'Winter', step: 'proposal', totalCents: shared.totalCents }],
  })
  expect(await get(dana.client, path)).toMatchObject({ state: 'waiting', canDecide: true, bookingId: null })
  const spent = ({ id: personId }: { id: number }) =>
    readSpent(app.db, { personId, organizationId }, new Date())
  const before = await spent(dana)
  const decide = (client: TestClient) =>
    client.send('POST', `${path}/decisions`, { decision: 'approved' }, { headers })
  expect((await decide(kim.client)).status).toBe(403)
  const done = await decide(dana.client)
  expect([done.status, await done.json()]).toMatchObject([200, { state: 'approved', terms: [{}, {}] }])
  expect(await read(kim.client, token)).toMatchObject({ status: 'accepted' })
  expect((await decide(dana.client)).status).toBe(409)
  expect([await spent(dana), await spent(kim)]).toEqual([before, 0])
})
