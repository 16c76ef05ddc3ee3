import { beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { capabilitiesOf, type OrganizationRole, ROLES } from '#domain/roles.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'

/** What a person does as themselves, whoever they act for. */
const OWN = /^\/api\/(account|favorite|saved-searches|notice|live|my\/space-views)/
/** Each step has its own need, by the side that takes it. */
const BY_STEP = ['takeBookingStep', 'previewProposal', 'previewChange', 'proposeChange', 'answerChange']
/** For the client that whoever holds its link becomes the owner of. */
const AS_OWNER = ['acceptSharedProposal', 'askSharedProposal']
/** They change nothing, or only what the person has read. */
const HARMLESS = [
  'previewOpenings',
  'previewPlanRequest',
  'checkPayment',
  'markRead',
  'updateConversation',
  'reportConversation',
  'reportReview',
]

const routes = Object.entries(allRoutes) as [string, Route][]
const guarded = routes.flatMap(([name, route]) => (route.needs ? [{ name, route, needs: route.needs }] : []))

let app: TestApp
const members = new Map<OrganizationRole, TestClient>()

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
  const { id } = await app.db
    .insertInto('organizations')
    .values({ username: 'alder', company: 'Alder Outdoor', email: 'office@example.com', status: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const role of ROLES) {
    const userId = await buildUser(app.db)
    await app.db
      .insertInto('organization_members')
      .values({ organization_id: id, user_id: userId, role })
      .execute()
    members.set(role, await app.as(userId))
    await app.db.updateTable('sessions').set({ organization_id: id }).where('user_id', '=', userId).execute()
  }
})

describe('a route refuses who has another role', () => {
  it.each(guarded)('$name needs $needs', async ({ route, needs }) => {
    const refused: OrganizationRole[] = []
    for (const [role, client] of members) {
      const answer = await client.send(route.method, route.path.replaceAll(/:\w+/g, '1'))
      const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
      if (code === 'role-missing') refused.push(role)
    }
    expect(refused).toEqual(ROLES.filter((role) => !capabilitiesOf(role).has(needs)))
  })
})

it('asks every route that changes something for a capability', () => {
  const free = routes.filter(
    ([name, { needs, needsAccount, method, path }]) =>
      needsAccount &&
      !needs &&
      method !== 'GET' &&
      !OWN.test(path) &&
      ![...BY_STEP, ...AS_OWNER, ...HARMLESS].includes(name),
  )
  expect(free.map(([name]) => name)).toEqual([])
})
