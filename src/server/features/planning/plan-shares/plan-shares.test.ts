import { beforeAll, describe, expect, it } from 'vitest'
import type { PlanSharing, SharedPlan } from '#contract/planning/plan-shares.ts'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { MAX_PLAN_SHARES, MAX_PLAN_VERSIONS } from '#domain/planning/limits.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { buildColleague, buildCompany } from '#test/support/accounts/teams.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { readPdf } from '#test/support/booking/read-pdf.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db, context } = app
let ann: TestClient
let annId: number
/** Each at $900 for four weeks. */
let walls: number[]

beforeAll(async () => {
  ;({ client: ann, id: annId } = await buildMember(app))
  const listing = { lat: 47.25, lng: -122.45, ad_type: 'billboard' } as const
  walls = (await Promise.all([openMarket(app, { listing }), openMarket(app, { listing })])).map(
    ({ listingId }) => listingId,
  )
  const sellers = await db.selectFrom('listings').select('seller_id').where('id', 'in', walls).execute()
  const ids = sellers.map(({ seller_id }) => seller_id)
  await db.updateTable('users').set({ phone: '(253) 555-0199' }).where('id', 'in', ids).execute()
  await context.search.catchUp()
})

async function read<T>(answer: Response | Promise<Response>, status = 200): Promise<T> {
  const got = await answer
  const body = await got.json()
  expect([got.status, body]).toEqual([status, expect.anything()])
  return body as T
}

async function createPlan(lines = 1): Promise<SavedPlan> {
  const line = (at: number) => ({ listingId: walls[at], ...period(8) })
  let plan = await read<SavedPlan>(ann.send('POST', '/api/plans', { name: 'Spring', line: line(0) }), 201)
  for (let at = 1; at < lines; at++)
    plan = await read(ann.send('POST', `/api/plans/${plan.id}/lines`, line(at)), 201)
  return plan
}

async function share({ id }: SavedPlan, input: object = { can: 'approve' }) {
  const { url, share: made } = await read<{ url: string; share: { id: number } }>(
    ann.send('POST', `/api/plans/${id}/shares`, input),
    201,
  )
  return { path: `/api/shared-plans/${url.split('/p/')[1]}`, url, shareId: made.id }
}

const say = (path: string, body: object) => app.send('POST', `${path}/comments`, body)
const decide = (path: string, body: object) => app.send('POST', `${path}/decisions`, body)
const news = (kind: 'plan-comment' | 'plan-decided') =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', annId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .execute()

describe('a link to a plan', () => {
  it('shows the plan to a guest, with its prices, and nothing about who sells or keeps it', async () => {
    const plan = await createPlan(2)
    const { path, url } = await share(plan)
    const answer = await app.get(path)
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({
      name: 'Spring',
      version: 1,
      since: [],
      totalCents: plan.totalCents,
      lines: plan.lines.map(({ listing }) => ({ title: listing!.title, isFree: true })),
    })
    expect(text).not.toMatch(/555-0199|@|seller/i)
    const [row] = await db.selectFrom('plan_shares').selectAll().where('plan_id', '=', plan.id).execute()
    expect(JSON.stringify(row)).not.toContain(url.split('/p/')[1])
  })

  it('hides every price where it says so, in totals and in words too', async () => {
    const plan = await createPlan()
    const { path } = await share(plan, { can: 'view', showsPrices: false })
    await db.updateTable('listings').set({ price: 1000 }).where('id', '=', walls[0]!).execute()
    const shared = await read<SharedPlan>(app.get(path))
    await db.updateTable('listings').set({ price: 900 }).where('id', '=', walls[0]!).execute()
    expect(shared).toMatchObject({ totalCents: null, totals: null, since: [] })
    expect(shared.lines.map(({ totalCents, isFree }) => [totalCents, isFree])).toEqual([[null, true]])
    expect(JSON.stringify(shared)).not.toContain('$')
  })

  it('is a paper too, with the prices of its link or none', async () => {
    const plan = await createPlan()
    const paper = async (path: string, by: Pick<TestClient, 'get'> = app) => {
      const answer = await by.get(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      return readPdf(Buffer.from(await answer.arrayBuffer())).join(' ')
    }
    const total = formatCents(plan.totalCents)
    const own = await paper(`/api/plans/${plan.id}/export.pdf`, ann)
    const open = await paper(`${(await share(plan, { can: 'view' })).path}/plan.pdf`)
    const sealed = await paper(`${(await share(plan, { can: 'view', showsPrices: false })).path}/plan.pdf`)
    for (const text of [own, open, sealed]) expect(text).toContain(plan.name)
    expect([own.includes(total), open.includes(total), sealed.includes('$')]).toEqual([true, true, false])
    for (const text of [own, open, sealed]) expect(text).not.toContain('@')
    expect((await app.get('/api/shared-plans/nothing/plan.pdf')).status).toBe(404)
  })

  it('ends when it is revoked, when its time is over, and with its plan', async () => {
    const plan = await createPlan()
    const gone = async (path: string) => {
      const answer = await app.get(path)
      expect([answer.status, (await answer.json()).message]).toEqual([
        404,
        'This plan is not shared any more.',
      ])
      expect((await say(path, { name: 'Dana', body: 'Hello' })).status).toBe(404)
    }
    const revoked = await share(plan)
    await read(ann.send('DELETE', `/api/plans/${plan.id}/shares/${revoked.shareId}`))
    await gone(revoked.path)
    const { path } = await share(plan, { days: 7 })
    const { now } = context
    context.now = () => new Date(Date.now() + 8 * 86_400_000)
    await gone(path)
    context.now = now
    await read(app.get(path))
    await read(ann.send('DELETE', `/api/plans/${plan.id}`))
    await gone(path)
  })

  it('is one of twenty, and of a plan with spaces', async () => {
    const empty = await read<SavedPlan>(ann.send('POST', '/api/plans', { name: 'Empty' }), 201)
    expect((await ann.send('POST', `/api/plans/${empty.id}/shares`, {})).status).toBe(409)
    const plan = await createPlan()
    for (let at = 0; at < MAX_PLAN_SHARES; at++) await share(plan)
    const refused = await ann.send('POST', `/api/plans/${plan.id}/shares`, {})
    expect((await refused.json()).message).toBe(
      'A plan has 20 links at most. End one that is no longer needed.',
    )
  })
})

describe('who has a link', () => {
  it('comments by name, as far as it lets them, and the owner is told of all of an hour at once', async () => {
    const plan = await createPlan()
    const looking = await share(plan, { can: 'view' })
    expect((await say(looking.path, { name: 'Dana', body: 'Hello' })).status).toBe(403)
    const { path } = await share(plan, { can: 'comment' })
    expect((await say(path, { name: ' ', body: 'Hello' })).status).toBe(400)
    expect((await say(path, { name: 'Dana', body: 'x'.repeat(2001) })).status).toBe(400)
    for (let twice = 0; twice < 2; twice++) await read(say(path, { name: 'Dana', body: 'Is it lit?' }), 201)
    const shared = await read<SharedPlan>(say(path, { name: 'Kim', body: 'Too dear' }), 201)
    expect(shared.comments).toMatchObject([
      { authorName: 'Dana', isOwner: false, body: 'Is it lit?' },
      { authorName: 'Kim', about: null, body: 'Too dear' },
    ])
    const [notice] = await news('plan-comment')
    expect(notice).toMatchObject({ subject_id: plan.id, count: 2, mail_by: 'soon' })
    const [line] = shared.lines
    const sayOf = (lineId: string) => say(path, { name: 'Kim', body: 'Too dear', lineId })
    const about = await read<SharedPlan>(sayOf(`${line!.id}`), 201)
    expect(about.comments.map((one) => one.about)).toEqual([null, null, line!.title])
    expect((await sayOf('2000000')).status).toBe(409)
    expect(notice!.mail_due_at!.getTime() - Date.now()).toBeGreaterThan(50 * 60_000)
    const { comments } = await read<SharedPlan>(
      ann.send('POST', `/api/plans/${plan.id}/comments`, { body: 'Yes, until midnight' }),
      201,
    )
    expect(comments.at(-1)).toMatchObject({ isOwner: true })
    await read(ann.send('DELETE', `/api/plans/${plan.id}/comments/${comments[1]!.id}`))
    expect((await read<SharedPlan>(app.get(path))).comments).toHaveLength(3)
  })

  it('is answered for a company by the name of whoever writes', async () => {
    const { client: kim } = await buildColleague(app, await buildCompany(db), 'manager', { name: 'Kim Osei' })
    const { id } = await read<SavedPlan>(
      kim.send('POST', '/api/plans', { name: 'Ours', line: { listingId: walls[0], ...period(8) } }),
      201,
    )
    const { comments } = await read<SharedPlan>(
      kim.send('POST', `/api/plans/${id}/comments`, { body: 'It is lit' }),
      201,
    )
    expect(comments).toMatchObject([{ authorName: 'Kim Osei', isOwner: true, body: 'It is lit' }])
  })

  it('comments twenty times an hour', async () => {
    const { path } = await share(await createPlan(), { can: 'comment' })
    const said = await Promise.all(
      Array.from({ length: 22 }, (_, at) => say(path, { name: 'Dana', body: `Word ${at}` })),
    )
    expect(said.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  it('approves what was read, which books nothing, and reads what has changed since', async () => {
    const plan = await createPlan(2)
    const { path } = await share(plan)
    const { sha256 } = await read<SharedPlan>(app.get(path))
    const approval = { decision: 'approved', name: 'Dana', sha256 }
    for (let twice = 0; twice < 2; twice++) await read(decide(path, approval), 201)
    expect((await news('plan-decided')).map(({ data }) => (data as { text: string }).text)).toEqual([
      'Dana approved “Spring”, version 1',
    ])
    expect(await db.selectFrom('bookings').select('id').where('buyer_id', '=', annId).execute()).toEqual([])
    await read(ann.send('DELETE', `/api/plans/${plan.id}/lines/${plan.lines[0]!.id}`))
    const shared = await read<SharedPlan>(app.get(path))
    expect(shared.decisions).toMatchObject([
      { decision: 'approved', authorName: 'Dana', version: 1, since: ['1 line taken out'] },
    ])
    expect(shared.since).toEqual(['1 line taken out'])
    const outdated = await decide(path, approval)
    expect([outdated.status, (await outdated.json()).code]).toEqual([409, 'approval-outdated'])
    await read(decide(path, { ...approval, sha256: shared.sha256 }), 201)
    const sharing = await read<PlanSharing>(ann.get(`/api/plans/${plan.id}/shares`))
    expect(sharing.decisions.map(({ version, since }) => [version, since])).toEqual([
      [1, ['1 line taken out']],
      [2, []],
    ])
  })

  it('is sealed for its link: neither a hash of the plan, whose prices could be tried out, nor that of another link', async () => {
    const plan = await createPlan()
    const approve = { can: 'approve', showsPrices: false }
    const links = [await share(plan, approve), await share(plan, approve)]
    const [one, two] = await Promise.all(links.map(({ path }) => read<SharedPlan>(app.get(path))))
    const { sha256 } = await db
      .selectFrom('plan_versions')
      .select('sha256')
      .where('plan_id', '=', plan.id)
      .executeTakeFirstOrThrow()
    expect(new Set([one!.sha256, two!.sha256, sha256.toString('hex')]).size).toBe(3)
    const say = (seal: string) => decide(links[0]!.path, { decision: 'approved', name: 'Dana', sha256: seal })
    expect((await say(two!.sha256)).status).toBe(409)
    expect((await say(sha256.toString('hex'))).status).toBe(409)
    await read(say(one!.sha256), 201)
  })

  it('asks for changes with a word of what, and only where the link lets them decide', async () => {
    const plan = await createPlan()
    const { path } = await share(plan)
    const { sha256 } = await read<SharedPlan>(app.get(path))
    const asked = { decision: 'changes-requested', name: 'Dana', sha256 }
    expect((await decide(path, asked)).status).toBe(400)
    await read(decide(path, { ...asked, note: 'Nothing by the freeway' }), 201)
    const listed = await (await ann.get('/api/plans')).json()
    expect(listed[0].decision).toEqual({ decision: 'changes-requested', authorName: 'Dana', version: 1 })
    const commenting = await share(plan, { can: 'comment' })
    expect((await decide(commenting.path, { ...asked, note: 'No' })).status).toBe(403)
  })

  it('does both without scripts: a form leads back to the plan', async () => {
    const { path, url } = await share(await createPlan())
    const send = (to: string, fields: Record<string, string>) =>
      app.get(to, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: context.config.PUBLIC_URL },
        body: new URLSearchParams(fields),
      })
    const { sha256 } = await read<SharedPlan>(app.get(path))
    const page = new URL(url).pathname
    const commented = await send(`${path}/comments`, { name: 'Dana', body: 'By a form' })
    expect([commented.status, commented.headers.get('location')]).toEqual([303, `${page}#comments`])
    const approved = await send(`${path}/decisions`, { name: 'Dana', decision: 'approved', sha256 })
    expect([approved.status, approved.headers.get('location')]).toEqual([303, `${page}#decision`])
  })
})

it('what was decided on is never changed', async () => {
  const plan = await createPlan()
  await share(plan)
  const change = db.updateTable('plan_versions').set({ body: '{}' }).where('plan_id', '=', plan.id).execute()
  await expect(change).rejects.toThrow(/only ever added to/)
})

it('a plan that keeps as many versions as it may still knows the last one', async () => {
  const plan = await createPlan(2)
  const keep = () => ann.send('POST', `/api/plans/${plan.id}/versions`, {})
  await read(keep(), 201)
  const { body, sha256 } = await db
    .selectFrom('plan_versions')
    .select(['body', 'sha256'])
    .where('plan_id', '=', plan.id)
    .executeTakeFirstOrThrow()
  const more = Array.from({ length: MAX_PLAN_VERSIONS - 1 }, (_, at) => ({
    plan_id: plan.id,
    version: at + 2,
    body,
    sha256,
    cause: 'kept' as const,
    created_at: new Date(),
  }))
  await db.insertInto('plan_versions').values(more).execute()
  expect(await read(keep(), 201)).toEqual({ version: MAX_PLAN_VERSIONS })
  await read(ann.send('DELETE', `/api/plans/${plan.id}/lines/${plan.lines[0]!.id}`))
  expect((await keep()).status).toBe(409)
})
