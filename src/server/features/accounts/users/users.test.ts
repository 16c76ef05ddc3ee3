import { beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/support/accounts/members.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { hashPassword } from '../accounts/password.ts'

const app = await createTestApp()
const { db } = app
let admin: TestClient
let adminId: number

beforeEach(async () => {
  await db.updateTable('users').set({ role: 'user' }).execute()
  adminId = await buildUser(db, { role: 'admin', password: await hashPassword(PASSWORD) })
  admin = await app.as(adminId)
})

const change = (id: number, body: unknown, client = admin) =>
  client.send('PATCH', `/api/admin/users/${id}`, body)
const status = async (id: number) =>
  (await db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

describe('GET /api/users', () => {
  it('is for admins alone', async () => {
    expect((await app.get('/api/users')).status).toBe(401)
    expect((await (await app.as(await buildUser(db))).get('/api/users')).status).toBe(403)
  })

  it('pages, searches and never shows a password', async () => {
    const id = await buildUser(db, { username: 'ludmila', company: 'Ferry Lines' })
    await buildListing(db, { seller_id: id })
    const response = await admin.get('/api/users?q=ferry')
    const [found] = await response.json()
    expect(response.headers.get('x-total-count')).toBe('1')
    expect(found).toMatchObject({ id, username: 'ludmila', role: 'user', status: 'active', listingCount: 1 })
    expect(Object.keys(found).filter((key) => /password/i.test(key))).toEqual([])
    const seen: number[] = []
    let path: string | undefined = '/api/users?limit=1'
    while (path) {
      const page = await admin.get(path)
      seen.push(...((await page.json()) as { id: number }[]).map((user) => user.id))
      path = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1]
    }
    const all = await db.selectFrom('users').select('id').execute()
    expect(new Set(seen).size).toBe(all.length)
    expect(seen.length).toBe(all.length)
  })
})

describe('PATCH /api/admin/users/{id}', () => {
  it('suspends with a reason: signed out, listings paused, audited; restoring reverts that', async () => {
    const id = await buildUser(db, { status: 'pending', email: 'gone@example.com' })
    const listing = await buildListing(db, { seller_id: id })
    const paused = await buildListing(db, { seller_id: id, status: 'paused' })
    const client = await app.as(id)
    expect((await change(id, { status: 'suspended' })).status).toBe(400)
    const answer = await change(id, { status: 'suspended', reason: 'Sells what is not theirs' })
    expect(await answer.json()).toMatchObject({
      status: 'suspended',
      suspensionReason: 'Sells what is not theirs',
    })
    expect((await client.get('/api/auth/me').then((r) => r.json())).user).toBeNull()
    expect(await db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toEqual([])
    expect((await app.get(`/api/listings/${listing}`)).status).toBe(404)
    const audit = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'user.suspended')
      .where('subject_id', '=', String(id))
      .executeTakeFirstOrThrow()
    expect(audit).toMatchObject({
      actor_id: adminId,
      before: { status: 'pending' },
      after: { reason: 'Sells what is not theirs' },
    })
    await change(id, { status: 'active' })
    expect(await status(id)).toBe('pending')
    // what the suspension paused is public again; what its seller had paused stays
    expect((await app.get(`/api/listings/${listing}`)).status).toBe(200)
    expect((await app.get(`/api/listings/${paused}`)).status).toBe(404)
  })

  it('promotes to admin and demotes', async () => {
    const id = await buildUser(db)
    expect(await (await change(id, { role: 'admin', password: PASSWORD })).json()).toMatchObject({
      role: 'admin',
    })
    expect(await (await change(id, { role: 'user', password: PASSWORD })).json()).toMatchObject({
      role: 'user',
    })
  })

  it('asks for the password of the admin before a role changes', async () => {
    const id = await buildUser(db)
    for (const password of [undefined, 'wrong']) {
      const refused = await change(id, { role: 'admin', password })
      expect(refused.status).toBe(403)
      expect((await refused.json()).fields).toEqual({ password: 'That password is not right.' })
    }
    expect(JSON.stringify(await db.selectFrom('audit_events').select('after').execute())).not.toContain(
      PASSWORD,
    )
  })

  it('keeps the last admin', async () => {
    for (const body of [
      { role: 'user', password: PASSWORD },
      { status: 'suspended', reason: 'Oops' },
    ]) {
      const answer = await change(adminId, body)
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({ message: 'The last admin cannot be demoted or suspended.' })
    }
  })

  it('keeps one of two admins who demote each other concurrently', async () => {
    const secondId = await buildUser(db, { role: 'admin', password: await hashPassword(PASSWORD) })
    const second = await app.as(secondId)
    const demotion = { role: 'user', password: PASSWORD }
    await Promise.all([change(secondId, demotion), change(adminId, demotion, second)])
    const admins = await db.selectFrom('users').select('id').where('role', '=', 'admin').execute()
    expect(admins.length).toBe(1)
  })

  it('refuses other users and invalid changes', async () => {
    const id = await buildUser(db)
    expect((await change(id, { role: 'admin' }, app)).status).toBe(401)
    expect((await change(id, { role: 'admin' }, await app.as(id))).status).toBe(403)
    expect((await change(id, {})).status).toBe(400)
    expect((await change(id, { role: 'owner' })).status).toBe(400)
    expect((await change(999_999, { role: 'admin', password: PASSWORD })).status).toBe(404)
  })
})
