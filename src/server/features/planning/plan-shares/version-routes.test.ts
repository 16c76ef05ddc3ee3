import { expect, it } from 'vitest'
import type { PlanVersion, VersionHead } from '#contract/planning/plan-shares-versions.ts'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { readAnswer as read } from '#test/support/planning/read-answer.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()

it('a version is kept, and a plan started from it, by forms; of its owner alone', async () => {
  const { client: ann } = await buildMember(app)
  const { client: bob } = await buildMember(app)
  const { listingId } = await openMarket(app)
  await app.context.search.catchUp()
  const line = { listingId, ...period(8) }
  const { id } = await read<SavedPlan>(ann.send('POST', '/api/plans', { name: 'Spring', line }), 201)
  const path = `/api/plans/${id}/versions`
  const nothing = new URLSearchParams()

  expect((await bob.post(`${path}/form`, nothing)).status).toBe(404)
  for (let twice = 0; twice < 2; twice++) {
    const kept = await ann.post(`${path}/form`, nothing)
    expect([kept.status, kept.headers.get('location')]).toEqual([303, `/plans/${id}/versions`])
  }
  const { versions } = await read<{ versions: VersionHead[] }>(ann.get(path))
  expect(versions).toMatchObject([{ version: 1, cause: 'kept', lines: 1 }])

  const key = new URLSearchParams({ key: 'start-by-a-form' })
  expect((await bob.post(`${path}/1/copies/form`, key)).status).toBe(404)
  expect((await ann.post(`${path}/1/copies/form`, nothing)).status).toBe(400)
  const started = [await ann.post(`${path}/1/copies/form`, key), await ann.post(`${path}/1/copies/form`, key)]
  const [to, again] = started.map((answer) => answer.headers.get('location'))
  expect([started[0]!.status, again]).toEqual([303, to])
  const plan = await read<SavedPlan>(ann.get(`/api${to}`))
  const { lines } = await read<PlanVersion>(ann.get(`${path}/1`))
  expect(plan).toMatchObject({ name: 'Spring (again)', lines: [{ listingId: lines[0]!.listingId }] })
})
