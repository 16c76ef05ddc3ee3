import { describe, expect, it } from 'vitest'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { capabilitiesOf, type OrganizationRole, ROLES } from '#domain/roles.ts'
import { hashPassword } from '#server/features/accounts/accounts/password.ts'
import { ACCESS, type AccessCase } from './support/access-table.ts'
import { buildWorld, type World } from './support/access-world.ts'
import { PASSWORD } from './support/accounts/members.ts'
import { buildColleague, buildCompany } from './support/accounts/teams.ts'
import { readText } from './support/event-stream.ts'
import { createTestApp, type TestClient } from './support/test-app.ts'

/**
 * Role × operation × own or other organization: who acts for a seller and is not the person with the seller's number gets what the seller
 * gets, as far as the role goes; an owner of another company gets what a stranger gets.
 */
const passwordHash = hashPassword(PASSWORD)
const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })

/** Of a person, whoever they act for: what they are told, have marked, and how they sign in. */
const PERSONAL =
  /^\/api\/(auth|account|favorite|saved|alert|notice|notification|live|my\/space-views|admin|keys|invitations|team)/

const routes = Object.entries(allRoutes) as [keyof typeof ACCESS, Route][]
const cases = routes.flatMap(([name, route]) =>
  route.needsAccount && !PERSONAL.test(route.path)
    ? [ACCESS[name]].flat().map((given) => ({ name, route, given }))
    : [],
)

const fill = async <T>(given: T, world: World) =>
  (typeof given === 'function' ? await given(world) : given) as Exclude<T, (world: World) => unknown>

/** @param join makes the visitor in a world where the seller's organization is a company */
async function ask(
  { route, given }: { route: Route; given: AccessCase },
  join: (sellerId: number) => Promise<TestClient>,
) {
  const world = await buildWorld(app, 'seller')
  if (route.method !== 'GET') await world.listing()
  const path = await fill(given.path, world)
  const body = await fill(given.body, world)
  await app.db
    .updateTable('organizations')
    .set({ person_id: null, name: 'Rainier Outdoor', company: 'Rainier Outdoor' })
    .where('id', '=', world.sellerId)
    .execute()
  const client = await join(world.sellerId)
  const answer =
    body instanceof FormData ? await client.post(path, body) : await client.send(route.method, path, body)
  const text = await readText(answer)
  return { status: answer.status, text, world }
}

const asRole = (role: OrganizationRole) => async (sellerId: number) =>
  (await buildColleague(app, sellerId, role, { password: await passwordHash })).client

const asStranger = async () => {
  const values = { password: await passwordHash }
  return (await buildColleague(app, await buildCompany(app.db), 'owner', values)).client
}

describe('a colleague with another number than the seller', () => {
  it.each(cases)('$name: an owner gets what the seller gets', async (row) => {
    const { status, text } = await ask(row, asRole('owner'))
    expect(status, text.slice(0, 300)).toBe(row.given.answers.seller)
  })

  const guarded = cases.filter(({ route }) => route.needs)
  it.each(guarded)('$name: each role as far as it goes', async (row) => {
    const needs = row.route.needs
    const without = ROLES.filter((role) => needs && !capabilitiesOf(role).has(needs))
    for (const role of without) {
      const { status, text } = await ask(row, asRole(role))
      expect([status, JSON.parse(text).code], role).toEqual([403, 'role-missing'])
    }
  })
})

it.each(cases)('an owner of another company gets what a stranger gets: $name', async (row) => {
  const { status, text, world } = await ask(row, asStranger)
  expect(status, text.slice(0, 300)).toBe(row.given.answers.other)
  for (const address of Object.values(world.privateAddresses)) expect(text).not.toContain(address)
})
