import { expect, it } from 'vitest'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { startSession } from '#server/features/accounts/accounts/sessions.ts'
import { sessionCookieName } from '#server/platform/http/session-cookie.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import type { RequestKind } from './env.ts'
import { createReadLimits } from './read-limits.ts'

const { app, context, db } = await createTestApp()
const routes: [string, Route][] = Object.entries(allRoutes)
const KINDS: RequestKind[] = ['read', 'write', 'page', 'media', 'any']

/** One request of each of these kinds for an address, and of all others as many as it likes. */
function allowOne(kinds: RequestKind[]): void {
  const load = { isOverloaded: () => false }
  const limits = createReadLimits({ scale: 0.0001, now: () => 0, load })
  for (const kind of KINDS)
    if (!kinds.includes(kind))
      limits[kind] = { take: () => 0, size: 0, count: () => ({ left: 0, max: 0, fullInS: 0 }) }
  Object.assign(context.readLimits, limits)
}

const pathOf = (path: string) => path.replace(/:\w+(\{[^}]*\})?/g, '1').replace('*', 'demo/wall.svg')

/** What the second of two requests from one address is answered. */
async function askTwice(method: string, path: string, headers: Record<string, string> = {}) {
  const remoteAddress = '192.0.2.7'
  const ask = () =>
    app.request(
      pathOf(path),
      {
        method,
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
        ...(method === 'GET' ? {} : { body: '{}' }),
      },
      { incoming: { socket: { remoteAddress } } },
    )
  const first = await ask()
  return { first: first.status, second: (await ask()).status }
}

it.each(routes)('S11: %s has a limit for each address, asked before anything else', async (_name, route) => {
  allowOne(['any'])
  const { first, second } = await askTwice(route.method, route.path)
  expect(first).not.toBe(429)
  expect(second).toBe(429)
})

/** The cookie of somebody who may do everything. */
async function signIn(): Promise<string> {
  const userId = await buildUser(db, { role: 'admin' })
  const from = { address: null, userAgent: 'test', requestId: null, hasSecondFactor: true }
  const token = await db.transaction().execute((trx) => startSession(trx, userId, from))
  return `${sessionCookieName(context.config)}=${token}`
}

const costly = routes.filter(([, route]) => route.isCostly)
it.each(costly)('S11: %s is expensive, and has a narrower limit too', async (_name, route) => {
  const cookie = await signIn()
  allowOne([route.method === 'GET' ? 'read' : 'write'])
  expect(await askTwice(route.method, route.path, { cookie })).toMatchObject({ second: 429 })
})

const others = app.routes.filter(({ method, path }) => {
  const isOfContract = routes.some(([, route]) => route.path === path)
  return method !== 'ALL' && !isOfContract && !['/healthz', '/readyz', '/metrics'].includes(path)
})
it.each(others.map(({ method, path }) => [method, path]))(
  'S11: %s %s, outside of the contract, has a limit',
  async (method, path) => {
    allowOne(KINDS)
    expect(await askTwice(method!, path!)).toMatchObject({ second: 429 })
  },
)

const forms = others.filter(({ path }) => /^\/api\/plans\/.*form$/.test(path)).map(({ path }) => path)
const cells = ['/api/my/proposals/cells', '/api/my/proposals/lines']
it.each([...forms, '/api/my/briefs/:id/cells', '/api/my/briefs/:id/answers', ...cells])(
  'S11: the form of %s has the limit of what it does',
  async (path) => {
    const cookie = await signIn()
    allowOne(['write'])
    const { first, second } = await askTwice('POST', path, { cookie })
    expect([first === 429, second]).toEqual([false, 429])
  },
)

it('S11: quotes of a guest are limited', async () => {
  allowOne(['write'])
  expect((await askTwice('POST', '/api/listings/1/quotes')).second).toBe(429)
})
