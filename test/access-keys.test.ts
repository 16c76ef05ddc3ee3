import { describe, expect, it } from 'vitest'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { GUEST_SCOPE, SCOPE_NAMES } from '#domain/scopes.ts'
import { ACCESS, type AccessCase } from './support/access-table.ts'
import { buildWorld, type World } from './support/access-world.ts'
import { buildKey } from './support/accounts/keys.ts'
import { findUndocumented } from './support/api-document.ts'
import { buildUser } from './support/listings/build-listing.ts'
import { createTestApp } from './support/test-app.ts'

/**
 * Access matrix of API keys, beside that of people: the same table of answers, for keys of the buyer, the seller and somebody else with
 * every scope, and for a key with every scope but the one that is needed.
 */
const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const routes = Object.entries(allRoutes) as [keyof typeof ACCESS, Route][]
const scoped = routes.filter(([, { scope }]) => scope !== undefined)
/** Elsewhere a token is not read: files for calendars and notices of payment services are what they are for everybody. */
const unscoped = routes.filter(
  ([, { scope, path, isForAnyKey }]) => scope === undefined && !isForAnyKey && path.startsWith('/api/'),
)
const cases = scoped.flatMap(([name, route]) =>
  [ACCESS[name]].flat().map((given) => ({ name, route, given })),
)

const fill = async <T>(given: T, world: World) =>
  (typeof given === 'function' ? await given(world) : given) as Exclude<T, (world: World) => unknown>

/** Those whose cookie would do the same: a key adds no right to what its owner may do. */
const OWNERS = ['user', 'seller', 'other'] as const

async function ask(
  who: (typeof OWNERS)[number],
  { route, given }: { route: Route; given: AccessCase },
  isBare: boolean,
) {
  const world = await buildWorld(app, who)
  if (route.method !== 'GET') await world.listing()
  const path = await fill(given.path, world)
  const body = await fill(given.body, world)
  const scopes = SCOPE_NAMES.filter((scope) => !isBare || scope !== route.scope)
  const { client } = await buildKey(app, world.actorId, scopes)
  const answer =
    body instanceof FormData ? await client.post(path, body) : await client.send(route.method, path, body)
  return { answer, world, text: await answer.text() }
}

describe('a route with a scope', () => {
  it.each(cases)('$name answers a key as it answers its owner', async (row) => {
    for (const who of OWNERS) {
      const { answer, world, text } = await ask(who, row, false)
      const as = row.route.scope === GUEST_SCOPE ? 'guest' : who
      expect({ who, status: answer.status }).toEqual({ who, status: row.given.answers[as] })
      const others = Object.entries(world.privateAddresses).filter(([owner]) => owner !== who)
      for (const [, address] of others) expect(text).not.toContain(address)
      expect(findUndocumented(row.route, answer, text)).toEqual([])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
  })

  it.each(cases)('$name refuses a key without it, whatever else it may do', async (row) => {
    const { answer, text } = await ask('seller', row, true)
    expect(answer.status).toBe(403)
    expect(JSON.parse(text)).toMatchObject({ code: 'scope-missing', scope: row.route.scope })
  })
})

describe('a route without a scope', () => {
  it('answers every key where it says what keys are for, and no other does', async () => {
    expect(routes.filter(([, { isForAnyKey }]) => isForAnyKey).map(([name]) => name)).toEqual([
      'describeOpen',
    ])
    const { client } = await buildKey(app, await admin, ['plans:read'])
    expect((await client.get('/api/open')).status).toBe(200)
  })

  it.each(unscoped)(
    '%s refuses every key, an admin’s too, before it reads what was sent',
    async (_name, route) => {
      const { client } = await buildKey(app, await admin)
      const answer = await client.send(
        route.method,
        route.path.replace(/:\w+/g, 'no-such'),
        route.method === 'GET' ? undefined : [],
      )
      expect(answer.status).toBe(403)
      expect((await answer.json()).code).toBe('scope-missing')
    },
  )

  it.each(['/api/my/listings/1/calendar', '/api/my/avails/cells'])(
    '%s, a form of a page, does so too',
    async (path) => {
      const { client } = await buildKey(app, await admin)
      expect((await client.post(path, new URLSearchParams({ a: 'b' }))).status).toBe(403)
    },
  )
})
const admin = buildUser(app.db, { role: 'admin' })

it('keys reach these routes and no others', () => {
  const listed = SCOPE_NAMES.map((scope) => [
    scope,
    scoped
      .filter(([, route]) => route.scope === scope)
      .map(([, { method, path }]) => `${method} ${path}`)
      .sort(),
  ])
  expect(Object.fromEntries(listed)).toMatchInlineSnapshot(`
    {
      "artwork:read": [
        "GET /api/bookings/:id/creatives",
        "GET /api/bookings/:id/creatives/:creativeId/file",
      ],
      "bookings:prepare": [
        "POST /api/bookings",
      ],
      "bookings:read": [
        "GET /api/bookings",
        "GET /api/bookings/:id",
        "GET /api/bookings/:id/documents/:documentId",
        "GET /api/bookings/:id/proof-package",
        "GET /api/bookings/:id/proofs",
        "GET /api/my/proof-duties",
        "GET /api/my/proof-duties.csv",
      ],
      "inventory:read": [
        "GET /api/my/avails",
        "GET /api/my/contracts",
        "GET /api/my/listings/:id",
        "GET /api/my/listings/:id/calendar",
        "GET /api/my/listings/counts",
        "GET /api/my/listings/export",
        "GET /api/my/numbers",
        "GET /api/my/numbers.csv",
        "GET /api/my/numbers/:id",
        "GET /api/my/spaces",
        "GET /api/my/structures",
        "GET /api/my/structures/:id",
      ],
      "inventory:write": [
        "DELETE /api/my/listings/:id/blocks",
        "GET /api/my/contracts/:id",
        "GET /api/my/contracts/:id/rows",
        "GET /api/my/inventory/:id",
        "GET /api/my/inventory/:id/rows",
        "PATCH /api/my/listings",
        "POST /api/listings",
        "POST /api/listings/:id/steps",
        "POST /api/my/listings/:id/blocks",
        "POST /api/my/spaces/changes",
        "PUT /api/my/contracts",
        "PUT /api/my/inventory",
      ],
      "plans:read": [
        "GET /api/plans",
        "GET /api/plans/:id",
        "GET /api/plans/:id/export.csv",
        "GET /api/plans/:id/export.geojson",
        "GET /api/shops",
      ],
      "plans:write": [
        "DELETE /api/plans/:id/lines/:lineId",
        "PATCH /api/plans/:id/lines/:lineId",
        "POST /api/plans",
        "POST /api/plans/:id/lines",
      ],
      "proof:write": [
        "POST /api/bookings/:id/proofs",
      ],
      "spaces:read": [
        "GET /api/adcp/v3/products",
        "GET /api/comparison",
        "GET /api/listings",
        "GET /api/listings/:id",
        "GET /api/listings/:id/availability",
        "GET /api/listings/:id/structure",
        "GET /api/listings/map",
        "GET /api/opendirect/v2.1/products",
        "GET /api/opendirect/v2.1/products/:id",
        "POST /api/listings/:id/quotes",
        "POST /api/opendirect/v2.1/products/avails",
        "POST /api/opendirect/v2.1/products/search",
      ],
    }
  `)
})

/** The others, and why a program that sends one twice does it once. */
const REPEATS_SAFELY: Record<string, string> = {
  createQuote: 'writes nothing',
  searchOpenDirectProducts: 'writes nothing',
  readOpenDirectAvails: 'writes nothing',
  updateOwnListings: 'names the version it changes',
  moveListing: 'a step from where it already leads is refused',
  blockDays: 'blocks what is free',
  unblockDays: 'frees what is blocked',
  putInventory: 'the bytes of the last time are answered with what they came to',
  putContracts: 'the bytes of the last time are answered with what they came to',
  sendProof: 'its `id` is its key',
  changePlanLine: 'says how the line is to be',
  removePlanLine: 'is gone the second time',
}

it('what writes by key is done once, however often it is sent', () => {
  const writes = scoped.filter(([, { method }]) => method !== 'GET')
  const open = writes.filter(([, { isIdempotent }]) => !isIdempotent).map(([name]) => name as string)
  expect(open.sort()).toEqual(Object.keys(REPEATS_SAFELY).sort())
})

it('nothing that binds, pays, answers for a person or concerns their account has a scope', () => {
  const bound =
    /\/(steps|payments?|transfer|conversations|messages|account|auth|admin|keys|disputes?|payouts?|instructions|orders?)\b/
  const reaching = scoped.filter(([, { path }]) => bound.test(path)).map(([name]) => name)
  // pausing a space of one's own
  expect(reaching).toEqual(['moveListing'])
})
