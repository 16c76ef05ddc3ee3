import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildMember, PASSWORD } from '#test/support/accounts/members.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { accountTasks } from './tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '10' })
})

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ago = (ms: number) => new Date(Date.now() - ms)

async function setMoment(userId: number, column: string, moment: Date) {
  await sql`update sessions set ${sql.ref(column)} = ${moment} where user_id = ${userId}`.execute(app.db)
}

describe('a session ends', () => {
  test.each([
    ['user', 'created_at', ago(89 * DAY), 200],
    ['user', 'created_at', ago(91 * DAY), 401],
    ['user', 'last_seen_at', ago(29 * DAY), 200],
    ['user', 'expires_at', ago(1), 401],
    ['admin', 'created_at', ago(6 * DAY), 200],
    ['admin', 'created_at', ago(8 * DAY), 401],
    ['admin', 'last_seen_at', ago(11 * HOUR), 200],
    ['admin', 'last_seen_at', ago(13 * HOUR), 401],
  ] as const)('of a %s with %s %s: %i', async (role, column, moment, expected) => {
    const { id, client } = await buildMember(app, { role })
    await setMoment(id, column, moment)
    expect((await client.get('/api/account')).status).toBe(expected)
    const other = await app.as(id)
    const listed = await (await other.get('/api/account/sessions')).json()
    expect(listed).toHaveLength(expected === 200 ? 2 : 1)
  })

  test('and is deleted by the sweep', async () => {
    const { id } = await buildMember(app)
    await setMoment(id, 'created_at', ago(91 * DAY))
    await app.as(id)
    await accountTasks(app.context)['sweep-accounts']()
    expect(await app.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toHaveLength(
      1,
    )
  })
})

describe('other sessions end, with an audit event, when', () => {
  async function ended(id: number) {
    const rows = await app.db
      .selectFrom('audit_events')
      .select(['after', 'actor_id'])
      .where('action', '=', 'session.ended')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
    return rows.map(({ after, actor_id }) => ({ ...after, by: actor_id === id ? 'owner' : 'admin' }))
  }

  test('one is ended, and then all others', async () => {
    const { id, client } = await buildMember(app)
    const [first, second, third] = [await app.as(id), await app.as(id), await app.as(id)]
    const sessions = await (await first.get('/api/account/sessions')).json()
    const current = sessions.find((session: { isCurrent: boolean }) => session.isCurrent)
    await client.send('DELETE', `/api/account/sessions/${current.id}`)
    await client.send('DELETE', '/api/account/sessions')
    expect(await ended(id)).toEqual([
      { count: 1, by: 'owner' },
      { count: 2, by: 'owner' },
    ])
    for (const other of [first, second, third]) expect((await other.get('/api/account')).status).toBe(401)
    expect((await client.send('POST', '/api/auth/logout')).status).toBe(200)
    expect(await ended(id)).toHaveLength(3)
  })

  test('an authenticator app is added or removed', async () => {
    const { id, client } = await buildMember(app, { username: 'strengthened' })
    const before = await app.as(id)
    const { secret } = await (await client.send('POST', '/api/account/totp', { password: PASSWORD })).json()
    expect((await before.get('/api/account')).status).toBe(200)
    const code = new TOTP({ secret }).generate()
    expect((await client.send('POST', '/api/account/totp/confirm', { code })).status).toBe(200)
    expect((await before.get('/api/account')).status).toBe(401)
    const later = await app.as(id)
    expect((await client.send('DELETE', '/api/account/totp', { password: PASSWORD })).status).toBe(200)
    expect((await later.get('/api/account')).status).toBe(401)
    expect((await client.get('/api/account')).status).toBe(200)
    expect(await ended(id)).toHaveLength(2)
  })

  test('a passkey is removed, with the password alone', async () => {
    const { id, client } = await buildMember(app)
    const key = { id: 'key', user_id: id, name: 'Laptop', public_key: Buffer.from('x') }
    await app.db.insertInto('passkeys').values(key).execute()
    const elsewhere = await app.as(id)
    const stranger = await buildMember(app)
    const remove = (by: typeof client, password: string) =>
      by.send('DELETE', '/api/account/passkeys/key', { password })
    expect((await remove(stranger.client, PASSWORD)).status).toBe(404)
    expect((await remove(client, 'wrong')).status).toBe(403)
    expect((await elsewhere.get('/api/account')).status).toBe(200)
    expect((await remove(client, PASSWORD)).status).toBe(200)
    expect((await elsewhere.get('/api/account')).status).toBe(401)
  })

  test('an admin suspends the account', async () => {
    const { id } = await buildMember(app)
    const { client: admin } = await buildMember(app, { role: 'admin' })
    await admin.send('PATCH', `/api/admin/users/${id}`, { status: 'suspended', reason: 'Spam' })
    expect(await ended(id)).toEqual([{ count: 1, by: 'admin' }])
  })
})

test('a data export is audited', async () => {
  const { id, client } = await buildMember(app)
  await client.send('POST', '/api/account/export', { password: PASSWORD })
  const events = await app.db.selectFrom('audit_events').select('action').where('actor_id', '=', id).execute()
  expect(events).toEqual([{ action: 'user.exported' }])
})

describe('cookies', () => {
  const logIn = (site: TestApp, cookie = '') =>
    site.send('POST', '/api/auth/login', { username: 'cookied', password: PASSWORD }, { headers: { cookie } })

  test('are bound to the host over https, and no other name is accepted', async () => {
    const tls = await createTestApp({ PUBLIC_URL: 'https://placard.example' })
    await buildMember(tls, { username: 'cookied' })
    const cookies = (await logIn(tls)).headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-placard_(session|browser)=/)
      expect(cookie).toMatch(/; Path=\/.*; HttpOnly; Secure; SameSite=Lax$/)
      expect(cookie).not.toMatch(/Domain/)
    }
    const token = /=([\w-]+)/.exec(cookies[0]!)![1]!
    const me = async (cookie: string) =>
      (await (await tls.get('/api/auth/me', { headers: { cookie } })).json()).success
    expect(await me(`__Host-placard_session=${token}`)).toBe(true)
    expect(await me(`placard_session=${token}`)).toBe(false)
    const out = await tls.send('POST', '/api/auth/logout', undefined, {
      headers: { cookie: `__Host-placard_session=${token}` },
    })
    expect(out.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-placard_session=;.*Max-Age=0.*Secure/),
    ])
    expect(await me(`__Host-placard_session=${token}`)).toBe(false)
  })

  test('have plain names without TLS', async () => {
    await buildMember(app, { username: 'cookied' })
    const cookies = (await logIn(app)).headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['placard_session', 'placard_browser'])
  })
})
