import { expect, it } from 'vitest'
import type { Order } from '#contract/booking/orders.ts'
import type { PlanPreview, PlanRequest } from '#contract/planning/plan-requests.ts'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { buildAgency } from '#test/support/booking/agency.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp } from '#test/support/test-app.ts'

it('what is above the limit of who presses stays in the order, to be asked for there', async () => {
  const app = await createTestApp()
  const agency = await buildAgency(app)
  const owner = await agency.hire('owner')
  const { client } = await agency.hire('sales', { spendsCents: 100_000 })
  const send = async <T>(path: string, body: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return (await (await client.send('POST', path, body, { headers })).json()) as T
  }
  let plan = await send<SavedPlan>('/api/plans', { name: 'Spring' })
  for (const market of [await openMarket(app), await openMarket(app)]) {
    const line = { listingId: market.listingId, ...period(8) }
    plan = await send(`/api/plans/${plan.id}/lines`, line)
  }
  const path = `/api/plans/${plan.id}/requests`
  const { lines } = await send<PlanPreview>(`${path}/preview`, {})
  const read = lines.map(({ lineId, offer }) => ({ lineId, step: 'request', sha256: offer!.sha256 }))
  await send(path, { brand: 'Ferry Coffee', lines: read })
  await app.runJobs()
  const { request } = (await (await client.get(path)).json()) as { request: PlanRequest }
  expect(request.lines).toMatchObject([
    { state: 'sent' },
    {
      state: 'refused',
      message:
        'This is $800.00 above what you may spend this month. Ask for approval instead. Until then it stays in your order.',
    },
  ])
  const { bookings } = (await (await client.get('/api/orders/current')).json()) as Order
  expect(bookings).toMatchObject([{ status: 'draft', approval: { aboveCents: 80_000 } }])

  // one press asks for all of it, on the terms that were read, and once
  const asked = await client.send('POST', `${path}/approvals`, { message: 'For spring' })
  expect(asked.status, await asked.clone().text()).toBe(201)
  expect((await asked.json()).request.lines).toMatchObject([
    { state: 'sent', isAbove: false },
    { state: 'refused', isAbove: false, message: 'Your colleagues are asked to approve it.' },
  ])
  expect((await client.send('POST', `${path}/approvals`, {})).status).toBe(409)
  const { waiting } = await owner.approvals()
  expect(waiting).toMatchObject([{ step: 'request', message: 'For spring', totalCents: 90_000 }])
  const told = await app.db
    .selectFrom('notices')
    .select('data')
    .where('user_id', '=', owner.id)
    .where('kind', '=', 'approval-asked')
    .execute()
  expect(told.map(({ data }) => data.text)).toEqual([
    expect.stringMatching(/ asks you to approve 1 space for \$900 in all$/),
  ])
  expect(await owner.decide(bookings[0]!.id, 'approved')).toMatchObject({ status: 'requested' })
})
