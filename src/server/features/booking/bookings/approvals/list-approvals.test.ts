import { beforeAll, expect, it } from 'vitest'
import { buildAgency } from '#test/support/booking/agency.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
})

async function buildDesk() {
  const market = await openMarket(app)
  const agency = await buildAgency(app)
  const planner = await agency.hire('sales', { spendsCents: 0, name: 'Ana Planner' })
  const lead = await agency.hire('manager', { approvesCents: 500_000, name: 'Lena Ford' })
  const small = await agency.hire('manager', { approvesCents: 100 })
  const draft = async (weeks: number) =>
    (await planner.draft({ listingId: market.listingId, ...period(weeks) })).id
  return { market, agency, planner, lead, small, draft }
}

it('lists what waits for somebody’s approval, the oldest first, and what they asked for', async () => {
  const { planner, lead, small, agency, draft } = await buildDesk()
  const [first, second] = [await draft(6), await draft(12)]
  await planner.ask(second, 'request', { message: 'For March' })
  await planner.ask(first, 'request')
  const { waiting, asked } = await lead.approvals()
  expect(asked).toEqual([])
  expect(waiting).toMatchObject([
    { step: 'request', by: 'Ana Planner', isMine: false, message: 'For March' },
    { step: 'request', message: '' },
  ])
  expect((await planner.approvals()).asked.map(({ id }) => id)).toEqual(waiting.map(({ id }) => id))
  // what is above what they may approve is no business of theirs
  expect(await small.approvals()).toEqual({ waiting: [], asked: [] })
  expect(await (await agency.hire('viewer')).approvals()).toEqual({ waiting: [], asked: [] })
  await lead.decide(second, 'approved')
  expect((await lead.approvals()).waiting).toHaveLength(1)
  // asked for again it is one
  await lead.decide(first, 'declined', { reason: 'Next year' })
  await planner.ask(first, 'request', { message: 'This year after all' })
  expect((await lead.approvals()).waiting).toMatchObject([{ message: 'This year after all' }])
})

it('is taken back by who asked, and by nobody else; then nobody decides on it', async () => {
  const { planner, lead, draft } = await buildDesk()
  const id = await draft(6)
  const askingId = (await planner.ask(id, 'request')).approval!.asking!.id
  expect(await lead.takeBack(askingId)).toMatchObject({ httpStatus: 409, code: 'wrong-step' })
  expect(await planner.takeBack(askingId)).toMatchObject({ httpStatus: 200, state: 'withdrawn' })
  expect(await planner.takeBack(askingId)).toMatchObject({ httpStatus: 409 })
  expect((await planner.read(id)).approval).toMatchObject({ asking: null })
  expect(await lead.approvals()).toEqual({ waiting: [], asked: [] })
  expect(await lead.decide(id, 'approved', { askingId })).toMatchObject({ code: 'wrong-step' })
  expect((await lead.read(id)).status).toBe('draft')
  // at once with an approval: one of them
  const again = (await planner.ask(id, 'request')).approval!.asking!.id
  const [back, sent] = await Promise.all([
    planner.takeBack(again),
    lead.decide(id, 'approved', { askingId: again }),
  ])
  expect([back.httpStatus, sent.httpStatus].toSorted()).toEqual([200, 409])
  expect((await lead.read(id)).status).toBe(sent.httpStatus === 200 ? 'requested' : 'draft')
})

it('is decided and taken back by forms without scripts, which lead back to their page', async () => {
  const { planner, lead, agency, draft } = await buildDesk()
  const [sent, dropped] = [await draft(6), await draft(12)]
  const askingOf = async (id: number) => (await planner.ask(id, 'request')).approval!.asking!.id
  const [first, second] = [await askingOf(sent), await askingOf(dropped)]
  const form = (values: Record<string, string>) => new URLSearchParams({ key: 'page-of-approval', ...values })
  const path = (id: number, what: string) => `/api/my/approvals/${id}/${what}/form?as=${agency.id}`
  const unread = await lead.client.post(path(first, 'decisions'), form({ decision: 'approved' }))
  expect([unread.status, await unread.text()]).toEqual([400, expect.stringContaining('Nothing was approved')])
  for (let press = 0; press < 2; press++) {
    const done = await lead.client.post(
      path(first, 'decisions'),
      form({ decision: 'approved', isRead: 'on' }),
    )
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `/bookings/approvals/${first}?as=${agency.id}`,
    ])
  }
  expect((await lead.read(sent)).status).toBe('requested')
  expect((await planner.client.post(path(second, 'withdrawals'), form({}))).status).toBe(303)
  expect(await lead.approval(second)).toMatchObject({ state: 'withdrawn' })
})
