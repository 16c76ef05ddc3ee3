import { beforeAll, expect, it } from 'vitest'
import { buildMember } from '#test/support/accounts/members.ts'
import { buildAgency } from '#test/support/booking/agency.ts'
import { openMarket } from '#test/support/booking/book.ts'
import { accept, read, startProposing } from '#test/support/booking/proposing.ts'
import { changesOf } from '#test/support/listings/changes.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { readSpent } from '../enforce-spending.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
})

const limit = (userId: number, spendsCents: number) =>
  app.db
    .updateTable('organization_members')
    .set({ spends_cents: spendsCents })
    .where('user_id', '=', userId)
    .execute()

it('a proposal is refused whole by how far all of it is above', async () => {
  const desk = await startProposing(app)
  await desk.mail(await desk.propose([desk.cell(0, 3)]))
  const first = await desk.token()
  const dana = await buildMember(app, { name: 'Dana Reyes', email: desk.email })
  expect((await accept(dana.client, first, await read(app, first))).status).toBe(201)
  await desk.mail(await desk.propose([desk.cell(0, 5), desk.cell(1, 5), desk.cell(1, 6)]))
  const token = await desk.token()
  const shared = await read(app, token)
  const kim = await desk.colleague('manager')
  await limit(kim.id, shared.totalCents - 100_000)
  const refused = await accept(kim.client, token, shared)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    {
      code: 'approval-needed',
      message: 'This is $1,000.00 above what you may spend this month. Ask for approval instead.',
    },
  ])
  expect(await read(kim.client, token)).toMatchObject({ status: 'sent' })
  await limit(kim.id, shared.totalCents)
  expect((await accept(kim.client, token, shared)).status).toBe(201)
})

it('a change counts by how much more it costs, whoever asks for it', async () => {
  const market = await openMarket(app)
  const agency = await buildAgency(app)
  const owner = await agency.hire('owner', { name: 'Lena Ford' })
  const planner = await agency.hire('sales', { spendsCents: 80_000 })
  const { book, propose, accept: agree } = changesOf(app, owner)
  const { id, own, next } = await book(market, 8)
  const longer = { from: own.from, to: next.to }
  const refused = await propose(planner, id, longer)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    {
      code: 'approval-needed',
      message: expect.stringMatching(/^This is \$100\.00 above /),
    },
  ])
  expect((await propose(market.seller, id, longer)).status).toBe(201)
  expect((await agree(planner, id)).status).toBe(409)
  expect((await planner.read(id)).version).toBe(1)
  await limit(planner.id, 90_000)
  expect((await agree(planner, id)).status).toBe(201)
  expect((await planner.read(id)).totalCents).toBe(180_000)
})

it('changes count from when they are proposed, before their seller agrees', async () => {
  const market = await openMarket(app)
  const agency = await buildAgency(app)
  const planner = await agency.hire('sales', { spendsCents: 90_000 })
  const { book, propose, answer } = changesOf(app, await agency.hire('owner'))
  const [first, second] = [await book(market, 8), await book(market, 20)]
  const longer = ({ id, own, next }: typeof first) => propose(planner, id, { from: own.from, to: next.to })
  expect((await longer(first)).status).toBe(201)
  expect(await (await longer(second)).json()).toMatchObject({ code: 'approval-needed' })
  expect((await answer(market.seller, first.id, { step: 'decline', reason: 'Sold.' })).status).toBe(201)
  expect((await longer(second)).status).toBe(201)
})

it('a change that makes a booking cheaper needs no room, and leaves none for others', async () => {
  const market = await openMarket(app)
  const agency = await buildAgency(app)
  const owner = await agency.hire('owner')
  const planner = await agency.hire('sales', { spendsCents: 90_000 })
  const { book, propose, accept: agree } = changesOf(app, owner)
  const { id, own, next } = await book(market, 8)
  const spent = () => readSpent(app.db, { personId: planner.id, organizationId: agency.id }, new Date())
  expect((await propose(planner, id, { from: own.from, to: next.to })).status).toBe(201)
  expect((await agree(market.seller, id)).status).toBe(201)
  expect(await spent()).toBe(90_000)
  // a limit below what is spent already
  await limit(planner.id, 0)
  expect((await propose(planner, id, own)).status).toBe(201)
  expect((await agree(market.seller, id)).status).toBe(201)
  expect(await spent()).toBe(0)

  const other = await book(market, 20)
  expect((await propose(owner, other.id, { from: other.own.from, to: other.next.to })).status).toBe(201)
  expect((await agree(market.seller, other.id)).status).toBe(201)
  expect((await propose(market.seller, other.id, other.own)).status).toBe(201)
  expect((await agree(planner, other.id)).status).toBe(201)
  expect(await spent()).toBe(0)
})
