import { expect, it } from 'vitest'
import type { ManagedCompany } from '#contract/accounts/organizations-companies.ts'
import { buildMember, readMail } from '#test/support/accounts/members.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

async function startCompany() {
  const email = `owner${Math.random()}@alder.example`
  const owner = await buildMember(app, { name: 'Olive Owner', email })
  const { id } = await db
    .insertInto('organizations')
    .values({
      username: `alder${owner.id}`,
      company: `Alder Outdoor ${owner.id}`,
      status: 'active',
      email: `office${owner.id}@alder.example`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('organization_members')
    .values({ organization_id: id, user_id: owner.id, role: 'owner' })
    .execute()
  const listingId = await buildListing(db, { seller_id: id, status: 'active', title: 'Alder wall' })
  await db.updateTable('sessions').set({ organization_id: id }).where('user_id', '=', owner.id).execute()
  const admin = await buildMember(app, { role: 'admin' })
  const change = (body: object) => admin.client.send('PATCH', `/api/admin/companies/${id}`, body)
  return { ...owner, email, companyId: id, listingId, admin: admin.client, change }
}

const statusOf = async (listingId: number) =>
  (await db.selectFrom('listings').select('status').where('id', '=', listingId).executeTakeFirstOrThrow())
    .status

async function block(client: TestClient, listingId: number) {
  const days = { unitId: null, from: '2027-03-01', to: '2027-03-28' }
  const answer = await client.send('POST', `/api/my/listings/${listingId}/blocks`, days)
  return { status: answer.status, body: await answer.text() }
}

it('is suspended: its team reads and changes nothing, its spaces leave the market, its people act elsewhere', async () => {
  const { id, client, companyId, listingId, change, email } = await startCompany()
  expect((await change({ isSuspended: true })).status).toBe(400)
  const answer = await change({ isSuspended: true, reason: 'Sells walls of others' })
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect(await answer.json()).toMatchObject({ isSuspended: true, suspensionReason: 'Sells walls of others' })
  expect(await statusOf(listingId)).toBe('paused')
  for (const path of ['/api/my/spaces', '/api/my/payments', '/api/my/sales'])
    expect((await client.get(path)).status, path).toBe(200)
  const refused = await block(client, listingId)
  expect(refused).toMatchObject({ status: 403, body: expect.stringContaining('is suspended') })
  const mail = await readMail(app, email)
  expect(mail?.subject).toMatch(/^Alder Outdoor \d+ is suspended on Placard$/)
  expect(mail?.text_body).toContain('Sells walls of others')
  const me = (await (await client.get('/api/auth/me')).json()) as { user: { organizations: object[] } }
  expect(me.user.organizations).toContainEqual(expect.objectContaining({ id: companyId, isSuspended: true }))
  // for themselves they work as before
  await db.updateTable('sessions').set({ organization_id: null }).where('user_id', '=', id).execute()
  const own = await buildListing(db, { seller_id: id, status: 'active' })
  expect((await block(client, own)).status).toBe(201)
})

it('is restored, and works as before; twice the same changes nothing', async () => {
  const { client, listingId, change, email, companyId } = await startCompany()
  await change({ isSuspended: true, reason: 'Spam' })
  for (const _ of [1, 2]) expect((await change({ isSuspended: false })).status).toBe(200)
  expect(await statusOf(listingId)).toBe('active')
  expect((await block(client, listingId)).status).toBe(201)
  await app.runJobs()
  const mails = await db
    .selectFrom('outbox_messages')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
  expect(mails.map(({ subject }) => subject.replace(/^Alder Outdoor \d+ /, ''))).toEqual([
    'is suspended on Placard',
    'is restored on Placard',
  ])
  const acts = await db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_type', '=', 'organization')
    .where('subject_id', '=', String(companyId))
    .orderBy('id')
    .execute()
  expect(acts.map(({ action }) => action)).toEqual(['company.suspended', 'company.restored'])
})

it('has nothing approved while it is suspended, whichever way an admin approves', async () => {
  const { admin, companyId, change } = await startCompany()
  const waiting = await buildListing(db, { seller_id: companyId, status: 'pending', title: 'Alder bench' })
  const seen = async () => {
    const { updated_at } = await db
      .selectFrom('listings')
      .select('updated_at')
      .where('id', '=', waiting)
      .executeTakeFirstOrThrow()
    return updated_at.toISOString()
  }
  const decide = async (status: string) =>
    admin.send('PATCH', `/api/admin/listings/${waiting}`, { updatedAt: await seen(), status })
  const many = async () => {
    const listings = [{ id: waiting, updatedAt: await seen() }]
    return (await admin.send('POST', '/api/admin/listings/decide', { status: 'active', listings })).json()
  }
  await change({ isSuspended: true, reason: 'Spam' })
  const refused = await decide('active')
  expect(refused.status).toBe(409)
  expect((await refused.json()).message).toContain('Its seller is suspended')
  expect(await many()).toMatchObject({ decided: [], refused: [{ id: waiting }] })
  expect(await statusOf(waiting)).toBe('pending')
  await change({ isSuspended: false })
  expect((await decide('active')).status).toBe(200)
  expect(await statusOf(waiting)).toBe('active')
})

it('is not approved beside its suspension: whichever comes first, nothing of it stays public', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { admin, companyId, change } = await startCompany()
    const waiting = await buildListing(db, { seller_id: companyId, status: 'pending' })
    const [suspended, approved] = await Promise.all([
      change({ isSuspended: true, reason: 'Spam' }),
      admin.send('PATCH', `/api/admin/listings/${waiting}`, { status: 'active' }),
    ])
    expect(suspended.status).toBe(200)
    expect([200, 409]).toContain(approved.status)
    expect(await statusOf(waiting)).toBe(approved.status === 200 ? 'paused' : 'pending')
  }
})

it('is listed for admins, with its owners; neither people alone nor kept clients are', async () => {
  const { admin, companyId, change, id } = await startCompany()
  const answer = await admin.get(`/api/admin/companies?q=Outdoor%20${id}`)
  expect(answer.headers.get('x-total-count')).toBe('1')
  expect(await answer.json()).toMatchObject([
    { id: companyId, owners: ['Olive Owner'], members: 1, listingCount: 1, isSuspended: false },
  ] satisfies Partial<ManagedCompany>[])
  const alone = await admin.send('PATCH', `/api/admin/companies/${id}`, { isSuspended: true, reason: 'x' })
  expect(alone.status).toBe(404)
  expect((await change({ isSuspended: false })).status).toBe(200)
})
