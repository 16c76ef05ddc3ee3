import { expect, it } from 'vitest'
import { buildMember, PASSWORD } from '#test/support/accounts/members.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
const { client: admin } = await buildMember(app, { role: 'admin', username: 'keeper' })

it('shows who did what to whom, to admins only', async () => {
  const id = await buildUser(db)
  await admin.send('PATCH', `/api/admin/users/${id}`, { role: 'admin', password: PASSWORD })
  const found = await (await admin.get(`/api/admin/audit?q=user%23${id}`)).json()
  expect(found).toMatchObject([
    { actor: 'keeper', action: 'user.role-changed', before: { role: 'user' }, after: { role: 'admin' } },
  ])
  expect((await (await admin.get('/api/admin/audit?q=keeper')).json()).length).toBe(1)
  expect((await (await admin.get('/api/admin/audit?q=user.')).json()).length).toBe(1)
  expect(await (await admin.get(`/api/admin/audit?before=${found[0].id}`)).json()).toEqual([])
  expect((await app.get('/api/admin/audit')).status).toBe(401)
  expect((await (await app.as(await buildUser(db))).get('/api/admin/audit')).status).toBe(403)
})

it('is paginated', async () => {
  const many = Array.from({ length: 130 }, (_, n) => ({
    action: 'bulk.tested',
    subject_type: 'bulk',
    subject_id: String(n),
  }))
  await db.insertInto('audit_events').values(many).execute()
  const first = await admin.get('/api/admin/audit?q=bulk.')
  expect(await first.json()).toHaveLength(100)
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!
  const second = await admin.get(next)
  expect(await second.json()).toHaveLength(30)
  expect(second.headers.get('link')).toBeNull()
})

it('is append-only, even for SQL', async () => {
  const change = db.updateTable('audit_events').set({ action: 'nothing' }).execute()
  await expect(change).rejects.toThrow('permission denied for table audit_events')
  await expect(db.deleteFrom('audit_events').execute()).rejects.toThrow(
    'permission denied for table audit_events',
  )
})
