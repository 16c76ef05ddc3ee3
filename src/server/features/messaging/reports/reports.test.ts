import { expect, it } from 'vitest'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
const admin = await app.as(await buildUser(db, { role: 'admin', username: 'boss' }))
const user = await app.as(await buildUser(db, { username: 'watchful' }))
const listingId = await buildListing(db)
const report = (body: unknown, client: Pick<typeof app, 'send'> = app, id = listingId) =>
  client.send('POST', `/api/listings/${id}/reports`, body)

it('anyone can report, an admin resolves once, and it is audited', async () => {
  expect((await report({ reason: 'spam' })).status).toBe(201)
  expect((await report({ reason: 'misleading', details: 'The photo is of another wall' }, user)).status).toBe(
    201,
  )
  const [latest, first] = await (await admin.get('/api/admin/reports?status=open')).json()
  expect(first).toMatchObject({ reason: 'spam', reporter: null, status: 'open' })
  expect(latest).toMatchObject({ reporter: 'watchful', details: 'The photo is of another wall' })
  const path = `/api/admin/reports/${latest.id}`
  expect((await admin.send('PATCH', path, { resolution: ' ' })).status).toBe(400)
  const done = await admin.send('PATCH', path, { resolution: 'Asked for a new photo' })
  expect(await done.json()).toMatchObject({ status: 'resolved', resolvedBy: 'boss' })
  expect((await admin.send('PATCH', path, { resolution: 'Again' })).status).toBe(409)
  const audit = await db
    .selectFrom('audit_events')
    .selectAll()
    .where('action', '=', 'report.resolved')
    .execute()
  expect(audit.length).toBe(1)
})

it('refuses invalid input and other users', async () => {
  expect((await report({})).status).toBe(400)
  expect((await report({ reason: 'boring' })).status).toBe(400)
  expect((await report({ reason: 'other', details: 'x'.repeat(1001) })).status).toBe(400)
  const hidden = await buildListing(db, { status: 'pending' })
  expect((await report({ reason: 'spam' }, app, hidden)).status).toBe(404)
  expect((await app.get('/api/admin/reports')).status).toBe(401)
  expect((await user.get('/api/admin/reports')).status).toBe(403)
  expect((await admin.send('PATCH', '/api/admin/reports/999999', { resolution: 'No' })).status).toBe(404)
})
