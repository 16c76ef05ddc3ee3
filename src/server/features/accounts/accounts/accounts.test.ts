import { beforeAll, describe, expect, test } from 'vitest'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { hashPassword } from './password.ts'

const PASSWORD = 'correct horse battery'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

const registration = (given: Record<string, unknown> = {}) => ({
  username: 'rosa',
  email: 'rosa@example.com',
  password: PASSWORD,
  passwordConfirm: PASSWORD,
  ...given,
})

const cookieOf = (response: Response) => response.headers.get('set-cookie') ?? ''
const pairOf = (response: Response) => cookieOf(response).split(';')[0]!
const meWith = async (cookie: string) => (await app.get('/api/auth/me', { headers: { cookie } })).json()

async function buildMember(values: Parameters<typeof buildUser>[1] = {}) {
  return buildUser(app.db, { password: await hashPassword(PASSWORD), ...values })
}

describe('GET /api/auth/me', () => {
  test('answers a guest without an error', async () => {
    const response = await app.get('/api/auth/me')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: false, user: null })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('returns the signed-in user without the password', async () => {
    const id = await buildUser(app.db, { username: 'Nadia', role: 'admin' })
    const { success, user } = await (await (await app.as(id)).get('/api/auth/me')).json()
    expect(success).toBe(true)
    expect(user).toMatchObject({ id, username: 'Nadia', role: 'admin', status: 'active' })
    expect(user).not.toHaveProperty('password')
  })

  test.each(['placard_session=nonsense', 'placard_session=', 'placard_session=%00'])(
    'takes the cookie %s for a guest',
    async (cookie) => {
      expect(await meWith(cookie)).toEqual({ success: false, user: null })
    },
  )

  test('ends with the session', async () => {
    const id = await buildUser(app.db)
    const client = await app.as(id)
    await app.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', id)
      .execute()
    expect(await (await client.get('/api/auth/me')).json()).toEqual({ success: false, user: null })
  })
})

describe('POST /api/auth/register', () => {
  test('creates a pending user, signs in and does not store the token', async () => {
    const response = await app.send('POST', '/api/auth/register', registration())
    expect(response.status).toBe(201)
    const body = await response.json()
    expect(body).toMatchObject({ success: true, message: expect.any(String) })
    expect(body.user).toMatchObject({
      id: expect.any(Number),
      username: 'rosa',
      role: 'user',
      status: 'pending',
    })
    expect(cookieOf(response)).toMatch(/HttpOnly/)
    expect(cookieOf(response)).toMatch(/SameSite=Lax/)
    expect(cookieOf(response)).not.toMatch(/Secure/)
    expect((await meWith(pairOf(response))).user.username).toBe('rosa')
    const token = pairOf(response).split('=')[1]!
    const sessions = await app.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(sessions)).not.toContain(token)
  })

  test('says which of name and address is taken, whatever its case', async () => {
    await buildUser(app.db, { username: 'taken', email: 'taken@example.com' })
    const name = await app.send('POST', '/api/auth/register', registration({ username: 'TAKEN' }))
    expect(name.status).toBe(409)
    expect(await name.json()).toMatchObject({
      message: 'This username is already taken',
      fields: { username: expect.any(String) },
    })
    const given = registration({ username: 'someone', email: 'Taken@Example.com' })
    const email = await app.send('POST', '/api/auth/register', given)
    expect(email.status).toBe(409)
    expect((await email.json()).fields).toEqual({
      email: 'An account with this email address already exists',
    })
  })

  test.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: '   a   ' }, 'username', 'Username must be at least 3 characters'],
    [{ username: undefined }, 'username', 'Username must be at least 3 characters'],
    [{ username: 7 }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'a\0bc' }, 'username', 'Username must not contain unprintable characters'],
    [{ username: 'me@home' }, 'username', 'Username must not contain @'],
    [{ username: 'x'.repeat(41) }, 'username', 'Username must be at most 40 characters'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ email: undefined }, 'email', 'Please enter a valid email address'],
    [
      { password: 'short77', passwordConfirm: 'short77' },
      'password',
      'Password must be at least 8 characters',
    ],
    [{ passwordConfirm: 'something else' }, 'passwordConfirm', 'Passwords do not match'],
    [{ passwordConfirm: undefined }, 'passwordConfirm', 'Passwords do not match'],
    [
      { password: 'Password123', passwordConfirm: 'Password123' },
      'password',
      'This password is too common. Please choose another one',
    ],
    [
      { username: 'rosalind.unique', password: 'rosalind.unique', passwordConfirm: 'rosalind.unique' },
      'password',
      'Password must not be your username or email address',
    ],
    [{ username: 'pаypаl' }, 'username', 'Username must not mix letters of different alphabets'],
    [{ username: 'Adm1n' }, 'username', 'This username is reserved. Please choose another one'],
    [{ username: 'placard-support' }, 'username', 'This username is reserved. Please choose another one'],
  ])('refuses %j', async (given, field, message) => {
    const response = await app.send('POST', '/api/auth/register', registration(given))
    expect(response.status).toBe(400)
    const body = await response.json()
    expect(body.fields[field]).toBe(message)
    expect(body.success).toBe(false)
  })

  test('reports all errors at once', async () => {
    const given = { username: 'a', email: 'b', password: 'c', passwordConfirm: 'd' }
    const { fields } = await (await app.send('POST', '/api/auth/register', given)).json()
    expect(Object.keys(fields)).toEqual(['username', 'email', 'password', 'passwordConfirm'])
  })

  test('takes names in any script and never a role', async () => {
    const given = registration({
      username: 'نادية 🌊',
      email: 'n@example.com',
      role: 'admin',
      status: 'active',
    })
    const { user } = await (await app.send('POST', '/api/auth/register', given)).json()
    expect(user).toMatchObject({ username: 'نادية 🌊', role: 'user', status: 'pending' })
  })
})

describe('POST /api/auth/login', () => {
  test.each(['Maya', 'maya', 'MAYA@example.com'])('lets %s in by name or address', async (username) => {
    if (username === 'Maya') await buildMember({ username: 'Maya', email: 'maya@example.com' })
    const response = await app.send('POST', '/api/auth/login', { username, password: PASSWORD })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      success: true,
      user: { username: 'Maya', role: 'user' },
      message: 'You have been logged in successfully.',
    })
  })

  test('starts a new session and ends the browser’s previous one', async () => {
    await buildMember({ username: 'rotating' })
    const credentials = { username: 'rotating', password: PASSWORD }
    const first = pairOf(await app.send('POST', '/api/auth/login', credentials))
    const again = await app.send('POST', '/api/auth/login', credentials, { headers: { cookie: first } })
    expect(pairOf(again)).not.toBe(first)
    expect((await meWith(first)).user).toBeNull()
    expect((await meWith(pairOf(again))).user.username).toBe('rotating')
  })

  test('gives the same answer to an unknown name, a wrong password and a locked account', async () => {
    await buildMember({ username: 'known' })
    await buildUser(app.db, { username: 'locked' })
    const answers = await Promise.all(
      ['known', 'locked', 'unknown'].map(async (username) => {
        const response = await app.send('POST', '/api/auth/login', { username, password: 'not it' })
        const { requestId: _, ...body } = await response.json()
        return { status: response.status, body, cookie: cookieOf(response) }
      }),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({
      status: 401,
      body: { message: 'Login failed. Please check your credentials.' },
      cookie: '',
    })
  })

  test.each([
    [{}, 'Username is required'],
    [{ username: '', password: 'x' }, 'Username is required'],
    [{ username: 'x', password: '' }, 'Password is required'],
    [{ username: ['x'], password: 'x' }, 'Username is required'],
    [{ username: 'zero\0byte', password: 'x' }, 'username: contains characters that cannot be kept'],
    [null, 'not valid'],
  ])('refuses %j', async (given, message) => {
    const response = await app.send('POST', '/api/auth/login', given)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toContain(message === 'not valid' ? '' : message)
  })

  test('refuses suspended users, and ends their sessions', async () => {
    const id = await buildMember({ username: 'suspended' })
    const client = await app.as(id)
    await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute()
    const response = await app.send('POST', '/api/auth/login', { username: 'suspended', password: PASSWORD })
    expect(response.status).toBe(403)
    expect((await response.json()).message).toBe('This account is suspended. Please contact support.')
    expect((await (await client.get('/api/auth/me')).json()).user).toBeNull()
    const wrong = await app.send('POST', '/api/auth/login', { username: 'suspended', password: 'wrong' })
    expect(wrong.status).toBe(401)
  })

  test('rate limits one account with Retry-After, and resets on success', async () => {
    const strict = await createTestApp({ RATE_LIMIT_SCALE: '0.3' })
    await buildUser(strict.db, { username: 'forgetful', password: await hashPassword(PASSWORD) })
    const attempt = (password: string, username = 'forgetful') =>
      strict.send('POST', '/api/auth/login', { username, password })
    for (const _ of [1, 2]) expect((await attempt('wrong')).status).toBe(401)
    expect((await attempt(PASSWORD)).status).toBe(200)
    for (const _ of [1, 2, 3]) expect((await attempt('wrong')).status).toBe(401)
    const refused = await attempt(PASSWORD, 'FORGETFUL')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(100)
    expect((await refused.json()).message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/)
    expect((await attempt('wrong', 'someone else')).status).toBe(401)
  })

  test('marks the cookie Secure over TLS', async () => {
    const tls = await createTestApp({ PUBLIC_URL: 'https://placard.example' })
    expect(cookieOf(await tls.send('POST', '/api/auth/register', registration()))).toMatch(/Secure/)
    const proxied = await createTestApp({ TRUST_PROXY: '1' })
    const headers = { 'x-forwarded-proto': 'https' }
    const response = await proxied.send('POST', '/api/auth/register', registration(), { headers })
    expect(cookieOf(response)).toMatch(/Secure/)
  })
})

describe('POST /api/auth/logout', () => {
  test('ends the session and clears the cookie', async () => {
    const client = await app.as(await buildUser(app.db))
    const response = await client.send('POST', '/api/auth/logout')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ success: true })
    expect(cookieOf(response)).toMatch(/placard_session=;.*Max-Age=0/)
    expect((await (await client.get('/api/auth/me')).json()).user).toBeNull()
  })

  test('succeeds without a session', async () => {
    expect(await (await app.send('POST', '/api/auth/logout')).json()).toMatchObject({ success: true })
  })

  test('is refused from another site', async () => {
    const client = await app.as(await buildUser(app.db))
    const init = { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } }
    expect((await client.send('POST', '/api/auth/logout', undefined, init)).status).toBe(403)
    expect((await (await client.get('/api/auth/me')).json()).success).toBe(true)
  })
})

test('the audit log records sign-ins and is append-only', async () => {
  const id = await buildMember({ username: 'audited' })
  await app.send('POST', '/api/auth/login', { username: 'audited', password: 'wrong' })
  await app.send('POST', '/api/auth/login', { username: 'audited', password: PASSWORD })
  const events = await app.db
    .selectFrom('audit_events')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(events).toEqual([
    { action: 'session.refused', actor_id: null },
    { action: 'session.started', actor_id: id },
  ])
  await expect(app.db.deleteFrom('audit_events').execute()).rejects.toThrow(
    'permission denied for table audit_events',
  )
})
