import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { isSigned } from './document.ts'

/** A receiving site of our own: verifies signatures, refuses on demand, stores what it gets. */
const SECRET = 'a-secret-between-two-sites'
const received: { key: string; document: { action: string; id: string; listing?: { title: string } } }[] = []
const keys = new Set<string>()
/** Keys of deliveries it refused. */
const refused: string[] = []
/** Listing → whether the site shows it. */
const shown = new Map<string, boolean>()
let answerStatus = 200
let site: Server
let admin: TestClient
const app = await createTestApp({ PUBLIC_URL: 'https://placard.example', ALLOW_PRIVATE_ENDPOINTS: '1' })
const { db } = app

beforeAll(async () => {
  site = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const signature = String(request.headers['x-placard-signature'])
    const timestamp = Number(request.headers['x-placard-timestamp'])
    if (!isSigned({ signature, timestamp, body }, SECRET, Date.now() / 1000))
      return void response.writeHead(401).end()
    if (answerStatus !== 200) {
      refused.push(String(request.headers['idempotency-key']))
      return void response.writeHead(answerStatus).end('busy')
    }
    const document = JSON.parse(body)
    const key = String(request.headers['idempotency-key'])
    received.push({ key, document })
    // as receivers are promised: a repeated idempotency key has no effect
    if (!keys.has(key)) shown.set(document.id, document.action === 'upsert')
    keys.add(key)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ url: `https://funlist.example/ads/${document.id}` }))
  })
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
  const { port } = site.address() as { port: number }
  admin = await app.as(await buildUser(db, { role: 'admin' }))
  const endpoint = `http://127.0.0.1:${port}/placard`
  const put = await admin.send('PUT', '/api/admin/sites/funlist', { endpoint, secret: SECRET })
  expect(await put.json()).toMatchObject({ id: 'funlist', endpoint, hasSecret: true })
})
afterAll(() => void site.close())
beforeEach(() => {
  received.length = 0
  answerStatus = 200
})

async function chosen(status: 'pending' | 'active' = 'pending', sites = ['funlist']) {
  const id = await buildListing(db, { status })
  await db
    .insertInto('cross_posted_listings')
    .values(sites.map((site_id) => ({ listing_id: id, site_id })))
    .execute()
  return id
}
const post = (id: number) =>
  db.selectFrom('cross_posted_listings').selectAll().where('listing_id', '=', id).executeTakeFirstOrThrow()
const decide = async (id: number, decision: object) => {
  const { listing } = await (await admin.get(`/api/admin/listings/${id}`)).json()
  return admin.send('PATCH', `/api/admin/listings/${id}`, { updatedAt: listing.updatedAt, ...decision })
}
const approve = (id: number) => decide(id, { status: 'active' })

it('posts on approval, updates on edit, withdraws on pause and comes back', async () => {
  const id = await chosen()
  await app.runJobs()
  expect(received).toEqual([])
  expect((await approve(id)).status).toBe(200)
  await app.runJobs()
  expect(received.map(({ document }) => document.action)).toEqual(['upsert'])
  expect(await post(id)).toMatchObject({
    status: 'posted',
    external_url: `https://funlist.example/ads/placard-${id}`,
  })
  await db.updateTable('listings').set({ title: 'A better title' }).where('id', '=', id).execute()
  await app.runJobs()
  expect(received.at(-1)!.document.listing!.title).toBe('A better title')
  expect(received.at(-1)!.key).not.toBe(received[0]!.key)
  await db.updateTable('listings').set({ status: 'paused' }).where('id', '=', id).execute()
  await app.runJobs()
  expect(received.at(-1)!.document).toEqual({
    version: 1,
    action: 'withdraw',
    updatedAt: expect.any(String),
    id: `placard-${id}`,
    url: `https://placard.example/listing/${id}`,
  })
  expect(await post(id)).toMatchObject({ status: 'withdrawn', external_url: null })
  await db.updateTable('listings').set({ status: 'active' }).where('id', '=', id).execute()
  await app.runJobs()
  expect(await post(id)).toMatchObject({ status: 'posted' })
})

it('is no choice of the seller’s any more where it is being taken off', async () => {
  const id = await chosen()
  await approve(id)
  await app.runJobs()
  const { seller_id } = await db
    .selectFrom('listings')
    .select('seller_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const seller = await app.as(seller_id)
  const read = async () => (await (await seller.get(`/api/my/listings/${id}`)).json()) as OwnListing
  const { listing, sites } = await read()
  expect(sites).toMatchObject([{ id: 'funlist', isRemoved: false }])
  const change = { id, updatedAt: listing.updatedAt, sites: [] }
  expect((await seller.send('PATCH', '/api/my/listings', { changes: [change] })).status).toBe(200)
  expect((await read()).sites).toMatchObject([{ id: 'funlist', isRemoved: true }])
  await app.runJobs()
  expect((await read()).sites).toEqual([])
})

it('can be paused and resumed any number of times on a site that honors idempotency keys', async () => {
  const id = await chosen()
  await approve(id)
  await app.runJobs()
  const { seller_id } = await db
    .selectFrom('listings')
    .select('seller_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const seller = await app.as(seller_id)
  for (const [step, isShown] of [
    ['pause', false],
    ['resume', true],
    ['pause', false],
    ['resume', true],
  ] as const) {
    expect((await seller.send('POST', `/api/listings/${id}/steps`, { step })).status).toBe(200)
    await app.runJobs()
    expect(shown.get(`placard-${id}`)).toBe(isShown)
  }
  const own = await (await seller.get(`/api/my/cross-posts?listing=${id}`)).json()
  expect(own).toMatchObject([
    {
      listingId: id,
      site: { id: 'funlist', name: 'FunList' },
      status: 'posted',
      externalUrl: `https://funlist.example/ads/placard-${id}`,
    },
  ])
  const other = await app.as(await buildUser(db))
  expect(await (await other.get(`/api/my/cross-posts?listing=${id}`)).json()).toEqual([])
})

it('repeats a delivery under the same idempotency key', async () => {
  answerStatus = 503
  const id = await chosen()
  await approve(id)
  await app.runJobs()
  answerStatus = 200
  await app.context.pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key like 'deliver-cross-post:%'), run_at => now() - interval '1 second')`,
  )
  const tried = refused.at(-1)
  await app.runJobs()
  expect(received.at(-1)!.key).toBe(tried)
  expect(await post(id)).toMatchObject({ status: 'posted', attempts: 0 })
})

it('sends nothing about a listing that is rejected before it was ever posted', async () => {
  const id = await chosen()
  await decide(id, { status: 'rejected', rejectionReason: 'No' })
  await app.runJobs()
  expect(received).toEqual([])
  expect((await post(id)).status).toBe('queued')
})

it('records failures with a reason, gives up after the last attempt, and lets an admin retry', async () => {
  answerStatus = 503
  const id = await chosen()
  await approve(id)
  await app.runJobs()
  expect(await post(id)).toMatchObject({
    status: 'queued',
    attempts: 1,
    last_error: 'The site answered 503',
  })
  const { id: postId } = await post(id)
  // the tenth attempt, without the backoff of nine hours
  await app.context.pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = $1), run_at => now() - interval '1 second', attempts => 9)`,
    [`deliver-cross-post:${postId}`],
  )
  await app.runJobs()
  expect(await post(id)).toMatchObject({ status: 'failed', attempts: 10 })
  const [failed] = await (await admin.get('/api/admin/cross-posts?status=failed')).json()
  expect(failed).toMatchObject({ listingId: id, siteId: 'funlist' })
  answerStatus = 200
  expect(await (await admin.send('POST', '/api/admin/sites/funlist/retry')).json()).toEqual({ queued: 1 })
  await app.runJobs()
  expect(await post(id)).toMatchObject({ status: 'posted', attempts: 0, last_error: null })
})

it('neither counts nor posts again what was taken off the site; what it still shows is withdrawn', async () => {
  const countsOf = async () =>
    (await (await admin.get('/api/admin/sites')).json()).find(({ id }: { id: string }) => id === 'funlist')
      .posts
  const before = await countsOf()
  const [never, once] = [await chosen('active'), await chosen()]
  await approve(once)
  await app.runJobs()
  const off = { removed_at: new Date() }
  await db.updateTable('cross_posted_listings').set(off).where('listing_id', '=', never).execute()
  await db
    .updateTable('cross_posted_listings')
    .set({ ...off, status: 'failed' })
    .where('listing_id', '=', once)
    .execute()
  expect(await countsOf()).toEqual({ ...before, failed: (before.failed ?? 0) + 1 })
  const listed = await (await admin.get('/api/admin/cross-posts?site=funlist')).json()
  const ids = listed.map(({ listingId }: { listingId: number }) => listingId)
  expect([ids.includes(never), ids.includes(once)]).toEqual([false, true])
  received.length = 0
  expect(await (await admin.send('POST', '/api/admin/sites/funlist/retry')).json()).toEqual({ queued: 1 })
  await app.runJobs()
  expect(received.map(({ document }) => [document.action, document.id])).toEqual([
    ['withdraw', `placard-${once}`],
  ])
  expect(await countsOf()).toEqual(before)
})

it('offers a feed to sites that accept no posts', async () => {
  const id = await chosen('active', ['datecalendar'])
  const hidden = await chosen('pending', ['datecalendar'])
  const { seller_id } = await db
    .selectFrom('listings')
    .select('seller_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ phone: '(360) 555-0188' }).where('id', '=', seller_id).execute()
  const feed = await (await app.get('/feeds/datecalendar.json')).json()
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
  expect(feed.items.map((item: { id: string }) => item.id)).toEqual([`placard-${id}`])
  expect(JSON.stringify(feed)).not.toContain(`placard-${hidden}`)
  const response = await app.get('/feeds/datecalendar.geojson')
  expect(response.headers.get('content-type')).toBe('application/geo+json')
  const shown = await response.json()
  expect(shown.features.length).toBe(1)
  // no contact of a person in either
  for (const text of [JSON.stringify(feed), JSON.stringify(shown)])
    expect(text).not.toMatch(/555-0188|"(phone|email|contact\w*)"|@/)
  expect((await app.get('/feeds/nowhere.json')).status).toBe(404)
})

it('manages sites, and never exposes a secret', async () => {
  const sites = await (await app.get('/api/network-sites')).json()
  expect(sites.map((one: { id: string }) => one.id)).toEqual(
    expect.arrayContaining(['funlist', 'pophappyhour', 'datecalendar', 'findlivemusic']),
  )
  const managed = await (await admin.get('/api/admin/sites')).text()
  expect(managed).not.toContain(SECRET)
  expect(await db.selectFrom('audit_events').selectAll().execute().then(JSON.stringify)).not.toContain(SECRET)
  const put = (id: string, body: unknown) => admin.send('PUT', `/api/admin/sites/${id}`, body)
  expect((await put('newsite', { name: 'New', url: 'https://new.example' })).status).toBe(200)
  expect((await put('another', { name: 'New', url: 'https://x.example' })).status).toBe(409)
  expect((await put('another', {})).status).toBe(400)
  expect((await put('newsite', { endpoint: 'https://new.example/in' })).status).toBe(400)
  expect((await put('newsite', { endpoint: 'javascript:alert(1)' })).status).toBe(400)
  expect((await put('newsite', { active: false })).status).toBe(200)
  expect((await app.get('/api/admin/sites')).status).toBe(401)
  expect((await (await app.as(await buildUser(db))).get('/api/admin/sites')).status).toBe(403)
})

it('posts to public addresses over https only, and fails without a retry otherwise', async () => {
  const strict = await createTestApp()
  const boss = await strict.as(await buildUser(strict.db, { role: 'admin' }))
  const put = (endpoint: string) =>
    boss.send('PUT', '/api/admin/sites/funlist', { endpoint, secret: SECRET, active: true })
  const refused = await put('http://sister.example/in')
  expect(refused.status).toBe(400)
  expect((await refused.json()).fields.endpoint).toContain('https://')
  expect((await put('https://127.0.0.1:5432/')).status).toBe(200)
  const stored = await strict.db
    .selectFrom('network_sites')
    .select('secret')
    .where('id', '=', 'funlist')
    .executeTakeFirstOrThrow()
  expect(stored.secret).not.toContain(SECRET)
  const id = await buildListing(strict.db, { status: 'active' })
  await strict.db.insertInto('cross_posted_listings').values({ listing_id: id, site_id: 'funlist' }).execute()
  await strict.db.updateTable('listings').set({ title: 'New words' }).where('id', '=', id).execute()
  await strict.runJobs()
  const [failed] = await (await boss.get('/api/admin/cross-posts?status=failed')).json()
  expect(failed).toMatchObject({ attempts: 1, lastError: 'The address is not public' })
  const [error] = await (await boss.get('/api/admin/errors')).json()
  expect(error).toMatchObject({ message: 'The address is not public' })
  expect(error.place).toMatch(/^job deliver-cross-post #\d+$/)
})
