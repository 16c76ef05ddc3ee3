import { beforeAll, expect, it } from 'vitest'
import type { Team } from '#contract/accounts/organizations.ts'
import type { OrganizationRole } from '#domain/roles.ts'
import { buildColleague, buildCompany, buildInvitation } from '#test/support/accounts/teams.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'
import { unique } from '#test/support/unique.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
})

async function buildTeam() {
  const id = await buildCompany(app.db)
  const hire = (role: OrganizationRole) => buildColleague(app, id, role)
  return {
    id,
    owner: await hire('owner'),
    partner: await hire('owner'),
    manager: await hire('manager'),
    peer: await hire('manager'),
    sales: await hire('sales'),
  }
}

const limit = async (client: TestClient, userId: number, spends: number | null, approves: number | null) => {
  const body = { spendsCents: spends, approvesCents: approves }
  const answer = await client.send('PUT', `/api/team/members/${userId}/limits`, body)
  return [answer.status, (await answer.json()) as Team & { code?: string; message?: string }] as const
}
const limitsOf = ({ members }: Team, userId: number) => members.find(({ id }) => id === userId)?.limits

it('an owner says what a member may spend and approve, which is recorded, and read by who may give it and by themselves', async () => {
  const { id, owner, manager, sales, peer } = await buildTeam()
  const [status, team] = await limit(owner.client, sales.id, 500_000, 200_000)
  expect([status, limitsOf(team, sales.id)]).toEqual([200, { spendsCents: 500_000, approvesCents: 200_000 }])
  // owners have none
  expect(limitsOf(team, owner.id)).toBeNull()
  const read = async (client: TestClient) => (await (await client.get('/api/team')).json()) as Team
  expect(limitsOf(await read(manager.client), sales.id)).toMatchObject({ spendsCents: 500_000 })
  const own = await read(sales.client)
  expect([limitsOf(own, sales.id)?.spendsCents, limitsOf(own, peer.id)]).toEqual([500_000, null])
  await limit(owner.client, sales.id, null, null)
  const events = await app.db
    .selectFrom('audit_events')
    .select(['actor_id', 'before', 'after'])
    .where('action', '=', 'member.limits-changed')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(events).toHaveLength(2)
  expect(events[1]).toMatchObject({
    actor_id: owner.id,
    before: { userId: sales.id, spendsCents: 500_000 },
    after: { userId: sales.id, spendsCents: null },
  })
})

it('nobody gives one to themselves, to whom stands as high, or of more than they have', async () => {
  const { owner, partner, manager, peer, sales } = await buildTeam()
  const stranger = await buildColleague(app, await buildCompany(app.db), 'owner')
  expect((await limit(owner.client, stranger.id, 1, 1))[0]).toBe(404)
  const refusals = [
    await limit(owner.client, partner.id, 1, 1),
    await limit(owner.client, owner.id, 1, 1),
    await limit(manager.client, manager.id, null, null),
    await limit(manager.client, peer.id, 1, 1),
    await limit(sales.client, sales.id, null, null),
  ]
  expect(refusals.map(([status, { code }]) => [status, code])).toEqual([
    ...Array.from({ length: 2 }, () => [409, 'conflict']),
    ...Array.from({ length: 2 }, () => [403, 'role-too-high']),
    [403, 'role-missing'],
  ])
  await limit(owner.client, manager.id, 300_000, 100_000)
  expect((await limit(manager.client, sales.id, 300_000, null))[0]).toBe(200)
  for (const [spends, approves] of [
    [300_001, null],
    [null, null],
    [1, 100_001],
  ] as const) {
    const [status, { message }] = await limit(manager.client, sales.id, spends, approves)
    expect([status, message]).toEqual([403, 'You can give limits up to your own.'])
  }
  expect((await limit(owner.client, sales.id, -1, 1.5))[0]).toBe(400)
})

it('nobody keeps more than that for a role that they are given later', async () => {
  const { id, owner, manager } = await buildTeam()
  await limit(owner.client, manager.id, 300_000, 100_000)
  const viewer = await buildColleague(app, id, 'viewer')
  expect((await limit(manager.client, viewer.id, 1, 100_001))[0]).toBe(403)
  expect((await limit(manager.client, viewer.id, 1, 100_000))[0]).toBe(200)
})

it('nobody gives a role without a limit who has one, by changing it or by inviting', async () => {
  const { id, owner, manager } = await buildTeam()
  await limit(owner.client, manager.id, 300_000, 100_000)
  const viewer = await buildColleague(app, id, 'viewer')
  const answer = await manager.client.send('PATCH', `/api/team/members/${viewer.id}`, { role: 'sales' })
  expect(limitsOf((await answer.json()) as Team, viewer.id)?.spendsCents).toBe(300_000)
  const join = async (invitedBy: number) => {
    const [email, token] = [`${unique()}@example.com`, unique()]
    await buildInvitation(app.db, id, { email, token, invitedBy })
    const userId = await buildUser(app.db, { email })
    const joined = await (await app.as(userId)).send('POST', '/api/account/memberships', { token })
    expect(joined.ok).toBe(true)
    return limitsOf((await (await owner.client.get('/api/team')).json()) as Team, userId)
  }
  expect(await join(manager.id)).toEqual({ spendsCents: 300_000, approvesCents: null })
  expect(await join(owner.id)).toEqual({ spendsCents: null, approvesCents: null })
})
