import { beforeAll, expect, it } from 'vitest'
import type { PlanPreview, PlanRequest } from '#contract/planning/plan-requests.ts'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { writeShownLine } from '#domain/planning/request-forms.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp()
let ann: TestClient
let wall: number

beforeAll(async () => {
  ;({ client: ann } = await buildMember(app))
  wall = (await openMarket(app, { listing: { lat: 47.25, lng: -122.45, ad_type: 'billboard' } })).listingId
  await app.context.search.catchUp()
})

/** A plan of one space, and the form as its page shows it. */
async function openForm(weeks: number): Promise<{ planId: number; form: URLSearchParams }> {
  const made = await ann.send('POST', '/api/plans', { name: 'Spring' })
  const { id: planId } = (await made.json()) as SavedPlan
  await ann.send('POST', `/api/plans/${planId}/lines`, { listingId: wall, ...period(weeks) })
  const read = await ann.send('POST', `/api/plans/${planId}/requests/preview`, {})
  const [line] = ((await read.json()) as PlanPreview).lines
  const { lineId, offer } = line!
  const shown = writeShownLine({ lineId, step: 'request', sha256: offer!.sha256 })
  const typed = { key: `page-of-plan-${planId}`, line: shown, [`step.${lineId}`]: 'request' }
  return { planId, form: new URLSearchParams({ ...typed, brand: 'Ferry Coffee', isRead: 'on' }) }
}

const post = (planId: number, form: URLSearchParams, client = ann) =>
  client.post(`/api/plans/${planId}/requests/form`, form)
const latest = async (planId: number) =>
  ((await (await ann.get(`/api/plans/${planId}/requests`)).json()) as { request: PlanRequest | null }).request
const bookings = (weeks: number) =>
  app.db.selectFrom('bookings').select('id').where('first_day', '=', period(weeks).from).execute()

it('sends what was read, once, and leads to the plan', async () => {
  const { planId, form } = await openForm(8)
  const answers = await Promise.all([post(planId, form), post(planId, form)])
  for (const answer of answers) {
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/plans/${planId}#sent`)
  }
  await app.runJobs()
  expect((await post(planId, form)).status).toBe(303)
  await app.runJobs()
  expect(await latest(planId)).toMatchObject({ isDone: true, lines: [{ step: 'request', state: 'sent' }] })
  expect(await bookings(8)).toHaveLength(1)
})

it('shows what was chosen otherwise before anything is sent, with what was typed', async () => {
  const { planId, form } = await openForm(16)
  for (const name of form.keys()) if (name.startsWith('step.')) form.set(name, 'hold')
  const answer = await post(planId, form)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(
    new RegExp(`^/plans/${planId}/request\\?choose=\\d+\\.hold&brand=Ferry\\+Coffee$`),
  )
  expect(await latest(planId)).toBeNull()
})

it.each([
  ['terms that were not read', 'isRead', 'Please read and accept the terms first'],
  ['no brand', 'brand', 'Please say what is advertised'],
  ['no key', 'key', null],
])('%s: nothing is sent, and the page says why', async (_what, missing, said) => {
  const { planId, form } = await openForm(24)
  form.delete(missing)
  const answer = await post(planId, form)
  // a page that sent no key was never shown without scripts: it is shown now
  expect(answer.status).toBe(said ? 400 : 303)
  if (said) expect(await answer.text()).toContain(said)
  expect(await latest(planId)).toBeNull()
})

it('is nobody else’s', async () => {
  const { planId, form } = await openForm(32)
  const { client: bob } = await buildMember(app)
  expect((await post(planId, form, bob)).status).toBe(404)
  expect(
    (await app.app.request(`/api/plans/${planId}/requests/form`, { method: 'POST', body: form })).status,
  ).not.toBe(303)
})

it('a plan is saved, shared once, answered and shared no more by forms', async () => {
  const inputs = { bounds: { west: -123, south: 47, east: -122, north: 48 }, ...period(40), budget: 9000 }
  const form = new URLSearchParams({ key: 'page-of-a-new-plan', inputs: JSON.stringify(inputs) })
  const [saved, again] = [await ann.post('/api/plans/form', form), await ann.post('/api/plans/form', form)]
  expect([saved.status, again.headers.get('location')]).toEqual([303, saved.headers.get('location')])
  const planId = Number(saved.headers.get('location')!.split('/').at(-1))

  await ann.send('POST', `/api/plans/${planId}/lines`, { listingId: wall, ...period(40) })
  const share = new URLSearchParams({ key: 'page-of-its-links', can: 'comment', days: '30' })
  const made = await ann.post(`/api/plans/${planId}/shares/form`, share)
  const [, token] = /\/p\/([\w-]{43})/.exec(await made.text())!
  expect(made.headers.get('cache-control')).toBe('no-store')
  const shown = (await (await app.get(`/api/shared-plans/${token}`)).json()) as { showsPrices: boolean }
  expect(shown.showsPrices).toBe(false)
  expect(await (await ann.post(`/api/plans/${planId}/shares/form`, share)).text()).toContain('Made already')

  const said = await ann.post(`/api/plans/${planId}/comments`, new URLSearchParams({ body: 'Lit at night.' }))
  expect(said.headers.get('location')).toBe(`/plans/${planId}#shared`)
  const shared = async () =>
    (await (await ann.get(`/api/plans/${planId}/shares`)).json()) as {
      comments: { body: string }[]
      shares: { id: number }[]
    }
  const { comments, shares } = await shared()
  expect([comments.map(({ body }) => body), shares.length]).toEqual([['Lit at night.'], 1])

  const end = (client: TestClient) =>
    client.post(`/api/plans/${planId}/shares/${shares[0]!.id}/form`, new URLSearchParams())
  expect((await end((await buildMember(app)).client)).status).toBe(404)
  expect((await shared()).shares).toHaveLength(1)
  for (let twice = 0; twice < 2; twice++) {
    const ended = await end(ann)
    expect([ended.status, ended.headers.get('location')]).toEqual([303, `/plans/${planId}#shared`])
  }
  expect((await shared()).shares).toEqual([])
  expect((await app.get(`/api/shared-plans/${token}`)).status).toBe(404)
})

it('a plan that says nothing that can be read is not saved', async () => {
  const form = new URLSearchParams({ key: 'page-of-a-new-plan-2', inputs: '{"place"' })
  const answer = await ann.post('/api/plans/form', form)
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('The plan was not saved'),
  ])
})
