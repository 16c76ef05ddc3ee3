import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { createContext } from '#server/context.ts'
import { startSession } from '#server/features/accounts/accounts/sessions.ts'
import { mountPages } from '#server/mount-pages.ts'
import { followChannels } from '#server/platform/db/follow-channel.ts'
import { SESSION_COOKIE } from '#server/platform/http/session-cookie.ts'
import { buildListing, buildUser } from './support/listings/build-listing.ts'
import { loadPlainPages } from './support/plain-pages.ts'
import { createTestApp } from './support/test-app.ts'

/** Two web processes on one market, and a third writer. */
const { context, db } = await createTestApp()
const url = context.config.DATABASE_URL!
const processes = await Promise.all([startProcess(), startProcess()])
const hand = new pg.Client({ connectionString: url })
await hand.connect()
afterAll(() => hand.end())

async function startProcess() {
  const own = createContext(context.config, url)
  const app = createApp(own)
  await mountPages(app, own, loadPlainPages)
  const stopSearch = await own.search.start()
  const stopHearing = followChannels({ url, log: own.log, followers: [own.search, own.pageChanges] })
  await vi.waitUntil(() => own.pageChanges.heard !== null, { timeout: 20_000 })
  afterAll(async () => {
    await Promise.all([stopSearch(), stopHearing(), own.pageCounter.flush()])
    await own.pool.end()
  })
  return { context: own, get: (path: string, headers = {}) => app.request(path, { headers }) }
}

const [first, second] = processes as [
  Awaited<ReturnType<typeof startProcess>>,
  Awaited<ReturnType<typeof startProcess>>,
]

async function warm(path: string) {
  for (const { get } of processes) {
    await get(path)
    const kept = await get(path)
    expect(kept.headers.get('cache-control'), path).toBe('public, no-cache')
  }
}

const seller = await buildUser(db, { name: 'First Name', company: 'First Company' })
const listing = await buildListing(db, { title: 'First title', seller_id: seller })
const ARTICLE = '/help/articles/ai-buyer-agent'

describe('a cached guest page is invalidated in every process by', () => {
  const change = (sql: string, path: string, shows: string) => ({ sql, path, shows })
  it.each([
    change(
      `update listings set title = 'Second title' where id = ${listing}`,
      `/listing/${listing}`,
      'Second title',
    ),
    change(`update listings set title = 'Third title' where id = ${listing}`, '/', 'Third title'),
    change(
      `update users set name = 'Second Name' where id = ${seller}`,
      `/listing/${listing}`,
      'Second Name',
    ),
    change(`update users set company = 'Second Company' where id = ${seller}`, '/', 'Second Company'),
    change(
      `insert into listings (title, description, ad_type, price, location_text, lat, lng, status, seller_id)
      values ('A new space', 'It is new.', 'print', 10, 'Seattle, WA', 47.6, -122.3, 'active', ${seller})`,
      '/',
      'A new space',
    ),
    change(
      `insert into help_article_votes (slug, visitor, is_helpful) values ('ai-buyer-agent', 'somebody', true)`,
      ARTICLE,
      '"yes":1',
    ),
    change(`insert into help_article_views (slug, views) values ('ai-buyer-agent', 98765)`, ARTICLE, '9'),
    change(`update listings set status = 'paused' where id = ${listing}`, `/listing/${listing}`, 'not-found'),
  ])('$sql', async ({ sql, path, shows }) => {
    await warm(path)
    const before = await (await first.get(path)).text()
    await hand.query(sql)
    for (const { get } of processes) {
      const fresh = async () => {
        const text = await (await get(path)).text()
        return text !== before && text.includes(shows)
      }
      await expect.poll(fresh, { timeout: 20_000, interval: 20 }).toBe(true)
    }
  })

  it('a change whose notification was missed', async () => {
    await warm(ARTICLE)
    await hand.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'placard listener' and datname = current_database()`)
    for (const { context } of processes)
      await vi.waitUntil(() => context.pageChanges.heard === null, { timeout: 20_000 })
    const before = await (await first.get(ARTICLE)).text()
    await hand.query(`update help_article_views set views = views + 1 where slug = 'ai-buyer-agent'`)
    for (const { get } of processes) {
      const fresh = async () => (await (await get(ARTICLE)).text()) !== before
      await expect.poll(fresh, { timeout: 20_000, interval: 20 }).toBe(true)
    }
    for (const { context } of processes)
      await vi.waitUntil(() => context.pageChanges.heard !== null, { timeout: 20_000 })
  })
})

describe('tables that guest pages read', () => {
  /** Exempt: sessions are read only with a cookie; response times reach the index hourly; claims and units write their cells. */
  const ELSEWHERE = ['conversations', 'messages', 'sessions', 'listing_changes', 'unit_cells']
  /** Functions of triggers by which a change reaches pages: at once, or with the index, which follows `listing_changes`. */
  const TELLING = [
    'tell_page_changes',
    'record_listing_changes',
    'record_booking_changes',
    'record_unit_changes',
  ]

  it('notify about every change', async () => {
    // the index reads all spaces once, and what the tests above have changed in its own time
    for (const { context, get } of processes) {
      await get('/api/listings?q=wall')
      await context.search.catchUp()
    }
    // drawn anew, not given from what is kept
    for (const { context } of processes) context.pageChanges.notify()
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const paths = ['/', '/listing/1', '/help', ARTICLE]
    for (const path of paths) await second.get(path)
    for (const path of [
      '/api/content/topics/billing',
      '/api/content/posts',
      '/api/support',
      '/api/listings?q=wall',
    ])
      await second.get(path)
    // files that share this worker may have work under way in databases of their own
    const ours = (query.mock.calls as unknown[][]).filter(
      (_call, at) => (query.mock.contexts[at] as unknown as pg.Client).database === hand.database,
    )
    const asked = ours.map(([what]) =>
      typeof what === 'string' ? what : String((what as { text?: string }).text),
    )
    query.mockRestore()
    const read = new Set(
      asked.flatMap((text) =>
        [...text.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/gi)].map((found) => found[1]!),
      ),
    )
    const tables = await listTables()
    const telling = await listTelling()
    expect(telling).toEqual(expect.arrayContaining(['listings', 'organizations', 'users']))
    const silent = [...read].filter(
      (name) => tables.includes(name) && !telling.includes(name) && !ELSEWHERE.includes(name),
    )
    expect(silent).toEqual([])
    expect([...read]).toEqual(expect.arrayContaining(['listings', 'organizations', 'help_article_views']))
  })

  const listTables = async () =>
    (
      await hand.query<{ name: string }>(
        `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      )
    ).rows.map(({ name }) => name)
  const listTelling = async () =>
    (
      await hand.query<{ name: string }>(
        `select distinct c.relname as name from pg_trigger t
          join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid where p.proname = any($1)`,
        [TELLING],
      )
    ).rows.map(({ name }) => name)
})

describe('a signed-in person', () => {
  it('never gets a cached guest page, and appears on none, however requests interleave', async () => {
    const canary = `canary-${randomBytes(6).toString('hex')}`
    const id = await buildUser(db, { username: canary, email: `${canary}@example.com` })
    const from = { address: null, userAgent: null, requestId: null }
    const token = await db.transaction().execute((trx) => startSession(trx, id, from))
    const paths = ['/', '/help', ARTICLE, '/account', `/?q=${canary.slice(0, 6)}`]
    for (let turn = 0; turn < 300; turn++) {
      const path = paths[Math.floor(Math.random() * paths.length)]!
      const isSignedIn = Math.random() < 0.5
      const prefix = Math.random() < 0.5 ? '' : '__Host-'
      const cookies = [
        `theme=dark; ${SESSION_COOKIE}=${token}`,
        `${SESSION_COOKIE}=${token}; ${prefix}${SESSION_COOKIE}=${token}`,
      ]
      const cookie = isSignedIn ? cookies[turn % 2]! : 'theme=dark; other=1'
      const answer = await first.get(path, { cookie })
      const text = await answer.text()
      expect(text.includes(canary), `${path} ${cookie}`).toBe(isSignedIn)
      const control = answer.headers.get('cache-control')!
      if (isSignedIn) expect(control).toMatch(/^private, no-/)
    }
  })

  it('gets no 304 for a guest page in the browser cache', async () => {
    await warm('/help')
    const etag = (await first.get('/help')).headers.get('etag')!
    expect((await first.get('/help', { 'if-none-match': etag })).status).toBe(304)
    const cookie = `${SESSION_COOKIE}=ended`
    expect((await first.get('/help', { 'if-none-match': etag, cookie })).status).toBe(200)
  })
})

describe('C-18', () => {
  it.each(['/%zz', '/50%', '/%ff?q=1'])(
    '%s reaches the pages, which say that it is not there',
    async (path) => {
      expect((await first.get(path, { accept: 'text/html' })).headers.get('content-type')).toContain(
        'text/html',
      )
    },
  )

  it('answers of the API say how long they may be kept', async () => {
    const kept = await first.get('/api/listings')
    expect(kept.headers.get('cache-control')).toBe('private, no-cache')
    const again = await first.get('/api/listings', { 'if-none-match': kept.headers.get('etag')! })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache'])
  })
})

describe('a response from the page cache', () => {
  it('counts a page view, cached or not modified', async () => {
    const count = vi.spyOn(first.context.pageCounter, 'count')
    await warm('/help')
    const etag = (await first.get('/help')).headers.get('etag')!
    await first.get('/help', { 'if-none-match': etag })
    expect(count.mock.calls.map(([path]) => path)).toEqual(['/help', '/help', '/help', '/help'])
    count.mockRestore()
  })

  it('uses the accepted encoding, with a CSP that lists its scripts', async () => {
    await warm('/help')
    const [plain, gzip, brotli] = await Promise.all([
      first.get('/help'),
      first.get('/help', { 'accept-encoding': 'gzip, br;q=0' }),
      first.get('/help', { 'accept-encoding': 'gzip, deflate, br' }),
    ])
    expect(plain!.headers.get('content-encoding')).toBeNull()
    expect(gzip!.headers.get('content-encoding')).toBe('gzip')
    expect(brotli!.headers.get('content-encoding')).toBe('br')
    for (const answer of [plain!, gzip!, brotli!]) {
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(answer.headers.get('content-security-policy')).toMatch(
        /script-src 'self' 'sha256-[^']+' 'strict-dynamic'/,
      )
    }
    expect(await plain!.text()).not.toContain('nonce')
  })

  it('never caches a missing page', async () => {
    for (let i = 0; i < 3; i++) {
      const answer = await first.get('/listing/999999')
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    }
  })
})
