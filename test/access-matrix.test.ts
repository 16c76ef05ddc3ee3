import { describe, expect, it } from 'vitest'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { ACCESS, type AccessCase } from './support/access-table.ts'
import { buildWorld, VISITORS, type Visitor, type World } from './support/access-world.ts'
import { findUndocumented } from './support/api-document.ts'
import { buildUser } from './support/build-listing.ts'
import { createTestApp } from './support/test-app.ts'

/** Role × endpoint × owner: who gets what of every route, said in one table. */
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
  // whoever is written about sells something, so that what follows for their spaces is seen
  if (route.method !== 'GET') await world.listing()
  const path = await fill(given.path, world)
  const body = await fill(given.body, world)
  const before = await countChanges()
  const answer =
    body instanceof FormData
      ? await world.client.post(path, body)
      : await world.client.send(route.method, path, body)
  if ((await countChanges()) > before) changing.add(route)
  return { answer, world }
}

/** Routes that were seen to change a listing. */
const changing = new Set<Route>()

async function countChanges(): Promise<number> {
  const counted = app.db.selectFrom('listing_changes').select(({ fn }) => fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** Addresses of people that this visitor is not. */
function othersAddresses({ privateAddresses }: World, who: Visitor): string[] {
  const others = Object.entries(privateAddresses).filter(([owner]) => owner !== who)
  return others.map(([, address]) => address)
}

describe('every route', () => {
  it.each(cases)('$name $route.method $route.path', async (row) => {
    const { pathname } = new URL(await fill(row.given.path, await buildWorld(app, 'guest')), 'http://x')
    expect(pathname).toMatch(new RegExp(`^${row.route.path.replace(/:\w+/g, '[^/]+')}$`))
    const answers: Record<string, number> = {}
    for (const who of VISITORS) {
      const { answer, world } = await ask(row, who)
      answers[who] = answer.status
      const text = await answer.text()
      if (answer.status >= 400) expect(JSON.parse(text).message).toEqual(expect.any(String))
      if (who !== 'admin' && row.name !== 'login')
        for (const address of othersAddresses(world, who)) expect(text).not.toContain(address)
      expect(findUndocumented(row.route, answer, text)).toEqual([])
    }
    expect(answers).toEqual(row.given.answers)
  })

  it('says whether it changes listings, for then its answer waits for the search', () => {
    const said = routes.filter(([, route]) => route.changesListings).map(([name]) => name)
    expect(said).toEqual(routes.filter(([, route]) => changing.has(route)).map(([name]) => name))
  })

  it('is in the table', () => {
    expect(Object.keys(ACCESS).sort()).toEqual(Object.keys(allRoutes).sort())
  })
})

describe('who may call is said in the contract, which refuses before anything is read', () => {
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

describe('a write from another site is refused before anything is read', () => {
  // web mail posts the one click itself (RFC 8058); its token stands for the reader, no session does
  const ONE_CLICK = ['unsubscribe']
  const writes = routes.filter(([name, { method }]) => method !== 'GET' && !ONE_CLICK.includes(name))
  const FOREIGN: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ]

  it.each(writes)('%s', async (_name, { method, path }) => {
    const { client } = await buildWorld(app, 'admin')
    const address = path.replace(/:\w+/g, '1')
    for (const headers of FOREIGN) {
      const refused = await client.send(method, address, {}, { headers })
      expect(refused.status, JSON.stringify(headers)).toBe(403)
      expect((await refused.json()).code).toBe('cross-site')
    }
  })

  it('while our own pages and tools without a browser may write', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'none' },
      { origin: 'http://localhost', host: 'localhost' },
      {},
    ] as Record<string, string>[]) {
      const { client } = await buildWorld(app, 'user')
      const given = { ids: [] }
      expect((await client.send('POST', '/api/favorites', given, { headers })).status).toBe(200)
    }
  })
})
