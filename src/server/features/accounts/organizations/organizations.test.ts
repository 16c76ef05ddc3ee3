import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OrganizationRole } from '#domain/roles.ts'
import { buildMember, PASSWORD } from '#test/support/accounts/members.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'
import { createSessionReader, startSession } from '../accounts/sessions.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '10' })
})

const read = (id: number) =>
  app.db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

let count = 0
/** A company of its own number, whose only member has this role. */
async function buildCompany(userId: number, role: OrganizationRole = 'owner'): Promise<number> {
  count += 1
  const values = { username: `company${count}`, company: `Alder Outdoor ${count}`, status: 'active' } as const
  const { id } = await app.db
    .insertInto('organizations')
    .values({ ...values, email: `office${count}@example.com` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('organization_members')
    .values({ organization_id: id, user_id: userId, role })
    .execute()
  return id
}

const actFor = (userId: number, organizationId: number | null) =>
  app.db
    .updateTable('sessions')
    .set({ organization_id: organizationId })
    .where('user_id', '=', userId)
    .execute()

const titlesOf = async (client: TestClient) => {
  const answer = await client.get('/api/my/spaces')
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
}

describe('a person alone', () => {
  it('has the organization of the same number, and owns it', async () => {
    const id = await buildUser(app.db, { name: 'Ida Berg', company: 'Berg Signs' })
    expect(await read(id)).toMatchObject({ person_id: id, name: 'Ida Berg', company: 'Berg Signs' })
    const members = app.db.selectFrom('organization_members').selectAll().where('organization_id', '=', id)
    expect(await members.execute()).toMatchObject([{ user_id: id, role: 'owner' }])
  })

  it('lends it names, address and standing', async () => {
    const id = await buildUser(app.db)
    const changes = {
      name: 'Ida Lund',
      phone: '206 555 0100',
      email: 'ida@lund.example',
      status: 'suspended',
    } as const
    await app.db
      .updateTable('users')
      .set({ ...changes, suspension_reason: 'spam' })
      .where('id', '=', id)
      .execute()
    expect(await read(id)).toMatchObject({ ...changes, suspension_reason: 'spam' })
  })

  it('is found by their new name in their spaces', async () => {
    const id = await buildUser(app.db, { name: 'Ida Berg' })
    const listing = await buildListing(app.db, { seller_id: id })
    await app.db.updateTable('users').set({ name: 'Zacharias Quill' }).where('id', '=', id).execute()
    const { search_words: words } = await app.db
      .selectFrom('listings')
      .select('search_words')
      .where('id', '=', listing)
      .executeTakeFirstOrThrow()
    expect(words).toContain('zacharias quill')
  })
})

describe('a company', () => {
  it('has a number that is no person, and keeps its own name', async () => {
    const { id: userId } = await buildMember(app)
    const id = await buildCompany(userId)
    const next = await buildUser(app.db)
    expect(new Set([userId, id, next]).size).toBe(3)
    await app.db.updateTable('users').set({ company: 'Else' }).where('id', '=', userId).execute()
    expect((await read(id)).company).toMatch(/^Alder Outdoor/)
  })

  it('sells: a person who has no organization cannot', async () => {
    const { id: userId } = await buildMember(app)
    const id = await buildCompany(userId)
    await expect(buildListing(app.db, { seller_id: id })).resolves.toBeGreaterThan(0)
    await app.db.deleteFrom('organizations').where('id', '=', userId).execute()
    await expect(buildListing(app.db, { seller_id: userId })).rejects.toThrow('listings_seller_fk')
  })

  it('is seen by its member while they act for it, and not a request after they have left', async () => {
    const { id: userId, client } = await buildMember(app)
    const id = await buildCompany(userId)
    await buildListing(app.db, { seller_id: id, title: 'Wall of the company' })
    await buildListing(app.db, { seller_id: userId, title: 'Wall of my own' })
    expect(await titlesOf(client)).toEqual(['Wall of my own'])
    await actFor(userId, id)
    expect(await titlesOf(client)).toEqual(['Wall of the company'])
    await app.db.deleteFrom('organization_members').where('organization_id', '=', id).execute()
    expect(await titlesOf(client)).toEqual(['Wall of my own'])
  })

  it('is left for one’s own organization, not for another company', async () => {
    const { id: founder } = await buildMember(app)
    const older = await buildCompany(founder)
    const { id: userId, client } = await buildMember(app)
    const left = await buildCompany(founder)
    for (const id of [older, left]) {
      await app.db
        .insertInto('organization_members')
        .values({ organization_id: id, user_id: userId, role: 'owner' })
        .execute()
      await buildListing(app.db, { seller_id: id, title: `Wall ${id}` })
    }
    await buildListing(app.db, { seller_id: userId, title: 'Wall of my own' })
    await actFor(userId, left)
    expect(await titlesOf(client)).toEqual([`Wall ${left}`])
    await app.db
      .deleteFrom('organization_members')
      .where('organization_id', '=', left)
      .where('user_id', '=', userId)
      .execute()
    expect(await titlesOf(client)).toEqual(['Wall of my own'])
  })

  it('is nothing to who only names it in their session', async () => {
    const { id: owner } = await buildMember(app)
    const { id: stranger, client } = await buildMember(app)
    const id = await buildCompany(owner)
    await buildListing(app.db, { seller_id: id, title: 'Wall of the company' })
    await actFor(stranger, id)
    expect(await titlesOf(client)).toEqual([])
  })

  it('gives a session what the role of its member includes', async () => {
    const userId = await buildUser(app.db)
    const id = await buildCompany(userId, 'sales')
    const from = { userAgent: null, address: null, requestId: null }
    const token = await app.db.transaction().execute((trx) => startSession(trx, userId, from))
    await actFor(userId, id)
    const { actor } = (await createSessionReader(app.db)(token))!
    expect(actor).toMatchObject({ personId: userId, organizationId: id })
    expect([...actor.may]).toEqual(['calendar', 'sell', 'talk', 'plan', 'buy', 'approve'])
    await app.db
      .updateTable('organization_members')
      .set({ role: 'viewer' })
      .where('organization_id', '=', id)
      .execute()
    expect([...(await createSessionReader(app.db)(token))!.actor.may]).toEqual([])
  })

  it('has API keys of its own, which end with the membership of who made them', async () => {
    const { id: userId, client } = await buildMember(app)
    const id = await buildCompany(userId)
    await buildListing(app.db, { seller_id: id, title: 'Wall of the company' })
    await actFor(userId, id)
    const wanted = { name: 'Inventory', scopes: ['inventory:read'], days: 30, password: PASSWORD }
    const { token } = await (await client.send('POST', '/api/keys', wanted)).json()
    expect(await titlesOf(app.byKey(token))).toEqual(['Wall of the company'])
    await actFor(userId, null)
    expect(await (await client.get('/api/keys')).json()).toEqual([])
    expect(await titlesOf(app.byKey(token))).toEqual(['Wall of the company'])
    await app.db.deleteFrom('organization_members').where('organization_id', '=', id).execute()
    expect((await app.byKey(token).get('/api/my/spaces')).status).toBe(401)
  })

  it('has spaces that its members save as their own: drafts, too, and nothing is counted', async () => {
    const [{ id: userId, client }, { client: stranger }] = [await buildMember(app), await buildMember(app)]
    const seller_id = await buildCompany(userId)
    const ids = [
      await buildListing(app.db, { seller_id }),
      await buildListing(app.db, { seller_id, status: 'draft' }),
    ]
    const savesOf = async () =>
      (await app.db.selectFrom('space_hours').select('saves').where('listing_id', 'in', ids).execute()).map(
        ({ saves }) => saves,
      )
    await client.send('POST', '/api/favorites', { ids })
    const kept = await app.db
      .selectFrom('favorites')
      .select('listing_id')
      .where('user_id', '=', userId)
      .execute()
    expect(kept.map(({ listing_id }) => listing_id).sort()).toEqual([...ids].sort())
    expect(await savesOf()).toEqual([])
    await stranger.send('POST', '/api/favorites', { ids })
    expect(await savesOf()).toEqual([1])
  })

  it('stays when the account of a member is gone', async () => {
    const userId = await buildUser(app.db)
    const id = await buildCompany(userId)
    await sql`delete from users where id = ${userId}`.execute(app.db)
    expect(await read(id)).toMatchObject({ id })
    const members = app.db.selectFrom('organization_members').select('user_id').where('user_id', '=', userId)
    expect(await members.execute()).toEqual([])
  })
})
