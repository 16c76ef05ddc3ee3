import { beforeAll, describe, expect, test } from 'vitest'
import { buildMember, PASSWORD, readMail } from '#test/support/accounts/members.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { hashPassword } from './password.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '10' })
})

const OTHER = 'staple of the harbour'
const logIn = (username: string, password: string) =>
  app.send('POST', '/api/auth/login', { username, password })

describe('profile', () => {
  test('updates the given fields, in any script, and clears blank ones', async () => {
    const { client } = await buildMember(app, { company: 'Old', phone: '1' })
    const given = { name: '  Zoë 🌲 مها  ', company: '' }
    const { user } = await (await client.send('PATCH', '/api/account', given)).json()
    expect(user).toMatchObject({ name: 'Zoë 🌲 مها', company: null, phone: '1' })
  })

  test.each([
    [{ name: 'x'.repeat(81) }, 'Name must be at most 80 characters'],
    [{ phone: 'a\0b' }, 'Phone must not contain unprintable characters'],
    [{ company: 7 }, 'Company must be text'],
  ])('refuses %j', async (given, message) => {
    const { client } = await buildMember(app)
    const response = await client.send('PATCH', '/api/account', given)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toBe(message)
  })
})

describe('names of the people who run the site', () => {
  const OFFICIAL = 'This name is kept for the people who run Placard'

  test.each([{ name: 'Placard admin' }, { name: 'SUPPORT' }, { company: 'Pl\u00e1card' }])(
    'are not taken by others: %j',
    async (given) => {
      const { client } = await buildMember(app)
      const refused = await client.send('PATCH', '/api/account', given)
      expect(refused.status).toBe(400)
      expect((await refused.json()).fields).toEqual({ [Object.keys(given)[0]!]: OFFICIAL })
    },
  )

  test('are reserved for admins', async () => {
    const { client: admin } = await buildMember(app, { role: 'admin' })
    expect((await admin.send('PATCH', '/api/account', { name: 'Placard admin' })).status).toBe(200)
    const { client } = await buildMember(app)
    expect((await client.send('PATCH', '/api/account', { company: 'Tripla Cards' })).status).toBe(200)
  })

  test('S14: are given to nobody who only looks like them', async () => {
    const { id, client } = await buildMember(app)
    const mixed = 'Please do not mix letters of different alphabets in one word'
    const kept = 'This name is kept for the people who run Placard'
    for (const [change, message] of [
      [{ name: 'Pl\u0430card team' }, mixed],
      [{ company: 'Placard Trust & Safety' }, kept],
      [{ company: 'Placard Signs' }, kept],
      [{ name: 'PIacard' }, kept],
      [{ name: 'P\u200blacard' }, kept],
    ] as const) {
      const answer = await client.send('PATCH', '/api/account', change)
      expect([answer.status, (await answer.json()).message]).toEqual([400, message])
    }
    const before = { name: 'Rоsa', company: 'Placard Signs' }
    await app.db.updateTable('users').set(before).where('id', '=', id).execute()
    const phone = { ...before, phone: '(206) 555-0101' }
    expect((await client.send('PATCH', '/api/account', phone)).status).toBe(200)
    expect((await client.send('PATCH', '/api/account', { company: 'Rоsa' })).status).toBe(400)
  })

  test('PB-11: of characters that nobody sees are none', async () => {
    const { client } = await buildMember(app)
    const answer = await client.send('PATCH', '/api/account', { name: '\u200b\u2800\u3164' })
    expect((await answer.json()).user.name).toBeNull()
  })
})

describe('leaving', () => {
  test('exports everything as JSON, without secrets', async () => {
    const { id, client } = await buildMember(app, { username: 'exporter' })
    await buildListing(app.db, { seller_id: id, title: 'My wall' })
    const response = await client.send('POST', '/api/account/export', { password: PASSWORD })
    expect(response.headers.get('content-disposition')).toContain(`placard-account-${id}.json`)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      account: [{ username: 'exporter' }],
      listings: [{ title: 'My wall' }],
      sessions: [{ user_agent: 'test' }],
    })
    expect(text).not.toContain('argon2id')
  })

  test('archives the listings, erases the person and ends the sessions', async () => {
    const { id, client } = await buildMember(app, {
      username: 'leaver',
      email: 'leaver@example.com',
      phone: '206 555 0100',
    })
    const listing = await buildListing(app.db, { seller_id: id })
    expect((await client.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
    expect((await client.get('/api/account')).status).toBe(401)
    expect((await app.get(`/api/listings/${listing}`)).status).toBe(404)
    expect((await logIn('leaver', PASSWORD)).status).toBe(401)
    const row = await app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toMatch(/leaver|555 0100/)
    const events = await app.db
      .selectFrom('listing_events')
      .select(['to_status', 'reason'])
      .where('listing_id', '=', listing)
      .execute()
    expect(events).toEqual([{ to_status: 'archived', reason: 'The seller left' }])
    expect((await readMail(app, 'leaver@example.com'))?.subject).toBe('Your Placard account was deleted')
    // the username is available again
    const given = {
      username: 'leaver',
      email: 'leaver@example.com',
      password: OTHER,
      passwordConfirm: OTHER,
    }
    expect((await app.send('POST', '/api/auth/register', given)).status).toBe(201)
  })

  test('is refused for the last admin', async () => {
    const lonely = await createTestApp()
    const id = await buildUser(lonely.db, { role: 'admin', password: await hashPassword(PASSWORD) })
    const client = await lonely.as(id)
    const refused = await client.send('DELETE', '/api/account', { password: PASSWORD })
    expect(refused.status).toBe(409)
    await buildUser(lonely.db, { role: 'admin' })
    expect((await client.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
  })
})
