import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import type { PlanPreview } from '#contract/planning/plan-requests.ts'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { startSession } from '#server/features/accounts/accounts/sessions.ts'
import { sessionCookieName } from '#server/platform/http/session-cookie.ts'
import { DeadWorkers } from '#server/platform/jobs/dead-workers.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { checkBookings } from '#test/support/booking/check-bookings.ts'
import { COMPILED } from '#test/support/compiled.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import type { RequestingTask } from '#test/support/planning/requesting-process.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', SENTENCE_MODEL: '0', RATE_LIMIT_SCALE: '1000' }
const app = await createTestApp(settings)
const { context, db } = app
const PROCESS = fileURLToPath(
  new URL('../../../../../test/support/planning/requesting-process.ts', import.meta.url),
)
const AD = { lat: 47.25, lng: -122.45, ad_type: 'billboard' } as const
/** More commits than a process has. */
const MOST = 40

/** Spaces of nobody else's press: one sold at once, two of one seller on request. */
async function openSpaces(): Promise<number[]> {
  const booked = await openMarket(app, { listing: AD, terms: { mode: 'instant' } })
  const asked = await openMarket(app, { listing: AD })
  const twin = await buildListing(db, { seller_id: asked.sellerId, frequency: '4-week', ...AD })
  const seller = await app.as(asked.sellerId)
  const path = (id: number) => `/api/my/listings/${id}/booking-terms`
  await seller.send('PUT', path(twin), await (await seller.get(path(asked.listingId))).json())
  await context.search.catchUp()
  return [booked.listingId, asked.listingId, twin]
}

interface Press {
  planId: number
  buyerId: number
  client: TestClient
  sent: NonNullable<RequestingTask['press']>
}

/** A plan of three spaces that was read, and the press that sends it. */
async function preparePress(): Promise<Press> {
  const { client, id: buyerId } = await buildMember(app)
  const { id: planId } = (await (
    await client.send('POST', '/api/plans', { name: 'Spring' })
  ).json()) as SavedPlan
  for (const listingId of await openSpaces())
    await client.send('POST', `/api/plans/${planId}/lines`, { listingId, ...period(8) })
  const read = await client.send('POST', `/api/plans/${planId}/requests/preview`, {})
  const lines = ((await read.json()) as PlanPreview).lines.map(({ lineId, offer }) => {
    return { lineId, step: offer!.steps[0], sha256: offer!.sha256 }
  })
  const headers = { 'idempotency-key': `press-of-plan-${planId}` }
  const body = JSON.stringify({ brand: 'Ferry Coffee', lines })
  return { planId, buyerId, client, sent: { path: `/api/plans/${planId}/requests`, headers, body } }
}

/** Once more by the same key. */
async function pressAgain({ client, sent }: Press): Promise<void> {
  const { path, headers, body } = sent
  expect((await client.send('POST', path, JSON.parse(body), { headers })).status).toBe(202)
}

type Kind = 'press' | 'jobs'

/** The next one loads the server while the test does other things. */
let waiting: { kind: Kind; child: ChildProcess } | undefined
afterAll(() => waiting?.child.kill('SIGKILL'))

function start(kind: Kind): ChildProcess {
  return spawn(process.execPath, [PROCESS, kind], {
    env: COMPILED,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** @returns whether it was killed: past its last commit it ends by itself */
async function run(task: Pick<RequestingTask, 'dies' | 'at' | 'press'>): Promise<boolean> {
  const { DATABASE_URL: databaseUrl, DATA_DIR } = context.config
  const kind = task.press ? 'press' : 'jobs'
  if (waiting?.kind !== kind) waiting?.child.kill('SIGKILL')
  const child = waiting?.kind === kind ? waiting.child : start(kind)
  const isOver = once(child, 'exit')
  child.send({
    ...task,
    databaseUrl: databaseUrl!,
    settings: { ...settings, DATA_DIR },
  } satisfies RequestingTask)
  waiting = { kind, child: start(kind) }
  const [code, signal] = (await isOver) as [number | null, string | null]
  if (signal === null) expect(code).toBe(0)
  else expect(signal).toBe('SIGKILL')
  return signal !== null
}

/** As the next job process finds them; each look is a minute after the one before. */
async function releaseJobs(): Promise<void> {
  const workers = new DeadWorkers(db)
  let nowMs = 0
  const release = async () => {
    nowMs += 60_000
    await workers.release(nowMs)
    const held = sql`select from graphile_worker.jobs where locked_by is not null`
    return (await held.execute(db)).rows.length
  }
  await expect.poll(release, { timeout: 20_000 }).toBe(0)
}

/** Everything that came of a plan: what it is worth, and how often it was written down and told. */
async function readBooks({ planId, buyerId }: Press) {
  const { rows: lines } = await sql`
    select state, step, booking.status, booking.version, booking.total_cents as cents,
      ${sql.join(
        ['booking_events', 'booking_versions', 'booking_acceptances', 'unit_claims', 'documents'].map(
          (table) => sql`(select count(*)::int from ${sql.table(table)} as own
            where own.booking_id = booking.id) as ${sql.ref(table)}`,
        ),
      )}
    from plan_request_lines as line join bookings as booking on booking.id = line.booking_id
      join plan_requests as request on request.id = line.request_id
    where request.plan_id = ${planId} order by line.line_id`.execute(db)
  const { rows: counts } = await sql`
    select (select count(*)::int from plan_requests where plan_id = ${planId}) as presses,
      (select count(*)::int from plan_requests where plan_id = ${planId} and done_at is not null) as done,
      (select count(*)::int from bookings where buyer_id = ${buyerId}) as bookings,
      (select count(*)::int from notices where user_id = ${buyerId} or subject_type = 'booking'
        and subject_id in (select id from bookings where buyer_id = ${buyerId})) as notices,
      (select count(*)::int from outbox_messages where recipient in (select email from users where id = ${buyerId}
        or id in (select seller_id from bookings where buyer_id = ${buyerId}))) as letters`.execute(db)
  return { lines, counts: counts[0] }
}

/** As the browser of the buyer sends it. */
async function headersOf({ buyerId, sent }: Press): Promise<Record<string, string>> {
  const from = { address: null, userAgent: 'test', requestId: null, hasSecondFactor: false }
  const token = await db.transaction().execute((trx) => startSession(trx, buyerId, from))
  const { config } = context
  const cookie = `${sessionCookieName(config)}=${token}`
  return {
    ...sent.headers,
    cookie,
    host: new URL(config.PUBLIC_URL).host,
    'content-type': 'application/json',
  }
}

/** Works off what is left, and reads what there is. */
async function finish(press: Press) {
  for (let twice = 0; twice < 2; twice++) await app.runJobs()
  return readBooks(press)
}

/** Of a plan that nobody was killed at. */
async function readUndisturbed() {
  const press = await preparePress()
  await pressAgain(press)
  return finish(press)
}

/** Before the first commit, then after each: before another is after the one before it, for what was open is rolled back. */
const pointOf = (death: number) =>
  ({ dies: death === 0 ? 'before-commit' : 'after-commit', at: Math.max(1, death) }) as const

const whole = await readUndisturbed()

it('undisturbed, all three lines become bookings', () => {
  expect(whole.lines).toHaveLength(3)
  expect(whole.counts).toMatchObject({ presses: 1, done: 1, bookings: 3 })
})

it('killed at any of its commits, the job goes on with what is left: the books are those of one that never fell', async () => {
  let deaths = 0
  for (let isKilled = true; isKilled; deaths++) {
    expect(deaths).toBeLessThan(MOST)
    const press = await preparePress()
    await pressAgain(press)
    isKilled = await run(pointOf(deaths))
    await releaseJobs()
    await pressAgain(press)
    expect([deaths, await finish(press)]).toEqual([deaths, whole])
  }
  // before all, after a draft and a step of each line and the end of all, and once not at all
  expect(deaths).toBeGreaterThanOrEqual(1 + (2 * 3 + 1) + 1)
  await checkBookings(db, new Map())
}, 480_000)

it('a press that is killed at any of its commits is one press under its key', async () => {
  let deaths = 0
  for (let isKilled = true; isKilled; deaths++) {
    expect(deaths).toBeLessThan(MOST)
    const press = await preparePress()
    isKilled = await run({ ...pointOf(deaths), press: { ...press.sent, headers: await headersOf(press) } })
    await pressAgain(press)
    expect([deaths, await finish(press)]).toEqual([deaths, whole])
  }
  expect(deaths).toBeGreaterThan(2)
}, 480_000)
