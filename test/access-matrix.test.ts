import { beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { ACCESS, type AccessCase } from './support/access-table.ts'
import { buildWorld, VISITORS, type Visitor, type World } from './support/access-world.ts'
import { findUndocumented } from './support/api-document.ts'
import { readText } from './support/event-stream.ts'
import { buildUser } from './support/listings/build-listing.ts'
import { createTestApp } from './support/test-app.ts'

/** Access matrix, role × endpoint × owner: the expected status of every route, in one table. */
const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
// nobody in the table is the last admin
await buildUser(app.db, { role: 'admin' })

const routes = Object.entries(allRoutes) as [keyof typeof ACCESS, Route][]
const cases = routes.flatMap(([name, route]) =>
  [ACCESS[name]].flat().map((given) => ({ name, route, given })),
)

const fill = async <T>(given: T, world: World) =>
  (typeof given === 'function' ? await given(world) : given) as Exclude<T, (world: World) => unknown>

async function ask({ route, given }: { route: Route; given: AccessCase }, who: Visitor) {
  const world = await buildWorld(app, who)
  // gives the target user a listing, so that the effect on their listings is visible
  if (route.method !== 'GET') await world.listing()
  const path = await fill(given.path, world)
  const body = await fill(given.body, world)
  const before = await lastChange()
  const answer =
    body instanceof FormData
      ? await world.client.post(path, body)
      : await world.client.send(route.method, path, body)
  if ((await lastChange()) > before) changing.add(route)
  return { answer, world, path }
}

/** Changes listings of a company: everybody here is alone, and refused. */
const OF_COMPANIES = ['changeCompany', 'changeCompanyStanding']
/** They move spaces between organizations of two owners; nobody here owns two. */
const OF_TRANSFERS = ['offerTransfer', 'answerTransfer']
/** They hold, free and book days, or begin from what nobody here has: they have tests of their own. */
const OF_PROPOSALS = [
  'sendProposal',
  'withdrawProposal',
  'declineSharedProposal',
  'acceptSharedProposal',
  'copyProposal',
  'proposeFromBrief',
]
/** They free and book the days of contracts; nobody here has one. */
const OF_CONTRACTS = ['bookContractLines', 'undoContractBookings']
/** Approved, it takes the step that a colleague asked for; nobody here has one. */
const OF_TEAMS = ['decideApproval']
/** Routes observed to change a listing. */
const changing = new Set<Route>()

/** Of the transaction that changed a listing last. */
async function lastChange(): Promise<bigint> {
  const last = app.db.selectFrom('listing_changes').select('xid').orderBy('xid', 'desc').limit(1)
  return BigInt((await last.executeTakeFirst())?.xid ?? 0)
}

/** E-mail addresses of other people. */
function othersAddresses({ privateAddresses }: World, who: Visitor): string[] {
  const others = Object.entries(privateAddresses).filter(([owner]) => owner !== who)
  return others.map(([, address]) => address)
}

describe('every route', () => {
  it.each(cases)('$name $route.method $route.path', async (row) => {
    const pattern = new RegExp(`^${row.route.path.replace(/:\w+/g, '[^/]+')}$`)
    const answers: Record<string, number> = {}
    for (const who of VISITORS) {
      const { answer, world, path } = await ask(row, who)
      expect(new URL(path, 'http://x').pathname).toMatch(pattern)
      answers[who] = answer.status
      const text = await readText(answer)
      if (answer.status >= 400) expect(JSON.parse(text).message).toEqual(expect.any(String))
      if (who !== 'admin' && row.name !== 'login')
        for (const address of othersAddresses(world, who)) expect(text).not.toContain(address)
      expect(findUndocumented(row.route, answer, text)).toEqual([])
    }
    expect(answers).toEqual(row.given.answers)
  })

  it('declares whether it changes listings, since its response then waits for the index', () => {
    const said = routes.filter(([, route]) => route.changesListings).map(([name]) => name)
    const seen = routes.filter(
      ([name, route]) =>
        changing.has(route) ||
        [...OF_COMPANIES, ...OF_PROPOSALS, ...OF_TRANSFERS, ...OF_CONTRACTS, ...OF_TEAMS].includes(name),
    )
    expect(said).toEqual(seen.map(([name]) => name))
  })

  it('is in the table', () => {
    expect(Object.keys(ACCESS).sort()).toEqual(Object.keys(allRoutes).sort())
  })
})

describe('the contract enforces who may call, before any input is parsed', () => {
  const only = (name: keyof typeof ACCESS, allows: (answers: AccessCase['answers']) => boolean) =>
    [ACCESS[name]].flat().every(({ answers }) => allows(answers))

  it.each(routes)('%s', (name, { needsAccount, needsAdmin }) => {
    const isForAdmins = only(name, (answers) => answers.user === 403 && answers.admin !== 403)
    const isForMembers = only(name, (answers) => answers.guest === 401)
    expect({ needsAccount, needsAdmin }).toEqual({
      needsAccount: isForMembers && !isForAdmins ? true : undefined,
      needsAdmin: isForAdmins ? true : undefined,
    })
  })
})

describe('a cross-site write is refused before any input is parsed', () => {
  // mail providers post the one-click unsubscribe themselves (RFC 8058), authorized by its token, not by a session
  const ONE_CLICK = ['unsubscribe', 'unsubscribeNotices', 'unsubscribeAlerts']
  const writes = routes.filter(([name, { method }]) => method !== 'GET' && !ONE_CLICK.includes(name))
  const FOREIGN: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    // the name it was sent to proves nothing: a page may have bound its own to our address
    { origin: 'http://evil.example', host: 'evil.example' },
    { origin: 'http://evil.example', host: 'evil.example', 'sec-fetch-site': 'same-origin' },
  ]

  // of one admin: nothing that they are refused changes their world
  let admin: World
  beforeAll(async () => {
    admin = await buildWorld(app, 'admin')
  })
  it.each(writes)('%s', async (_name, { method, path }) => {
    const address = path.replace(/:\w+/g, '1')
    for (const headers of FOREIGN) {
      const refused = await admin.client.send(method, address, {}, { headers })
      expect(refused.status, JSON.stringify(headers)).toBe(403)
      expect((await refused.json()).code).toBe('cross-site')
    }
  })

  it('allows our own pages and non-browser clients', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'none' },
      { origin: 'http://127.0.0.1:3000', host: 'localhost' },
      {},
    ] as Record<string, string>[]) {
      const { client } = await buildWorld(app, 'user')
      const given = { ids: [] }
      expect((await client.send('POST', '/api/favorites', given, { headers })).status).toBe(200)
    }
  })
})
