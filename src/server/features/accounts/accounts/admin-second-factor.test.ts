import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '#contract/index.ts'
import { buildMember, PASSWORD } from '#test/support/accounts/members.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'

const SETUP_REQUIRED = 'second-factor-setup-required'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100', ADMIN_SECOND_FACTOR: 'required' })
})

/** An admin who signed in by password alone. */
async function buildAdmin(site: TestApp, values: { username?: string } = {}) {
  const { id } = await buildMember(site, { role: 'admin', ...values })
  return { id, client: await site.as(id, { hasSecondFactor: false }) }
}

/** Taken once the one before was used, also where half a minute ends in between. */
const nextCode = (totp: TOTP) => totp.generate({ timestamp: Date.now() + 30_000 })
const codeOf = async (answer: Response) => (await answer.json()).code
const needs = async (client: TestClient) =>
  (await (await client.get('/api/auth/me')).json()).user.needsSecondFactor

async function setUp(client: TestClient) {
  const { secret } = await (await client.send('POST', '/api/account/totp', { password: PASSWORD })).json()
  const totp = new TOTP({ secret })
  const code = totp.generate()
  expect((await client.send('POST', '/api/account/totp/confirm', { code })).status).toBe(200)
  return totp
}

describe('where admins need a second factor', () => {
  const desk = Object.values(allRoutes).filter(
    ({ path }) => path.startsWith('/api/admin/') || path === '/api/users',
  )

  test.each(desk.map(({ method, path }) => [method, path]))('%s %s is closed', async (method, path) => {
    const { client } = await buildAdmin(app)
    const answer = await client.send(method, path.replace(/:\w+/g, '1'), method === 'GET' ? undefined : {})
    // input is validated before authorization: either way nothing happens
    expect([400, 403]).toContain(answer.status)
    if (answer.status === 403) expect(await codeOf(answer)).toBe(SETUP_REQUIRED)
  })

  test('all admin rights are suspended, and the account may set one up', async () => {
    const { client } = await buildAdmin(app)
    for (const path of ['/api/users', '/api/listings?includeStatus=all', '/api/admin/newsletter.csv']) {
      const answer = await client.get(path)
      expect(answer.status, path).toBe(403)
      expect(await codeOf(answer)).toBe(SETUP_REQUIRED)
    }
    const draft = await buildListing(app.db, { status: 'draft' })
    expect((await client.get(`/api/listings/${draft}`)).status).toBe(404)
    expect(await needs(client)).toBe(true)
    expect((await client.get('/api/account')).status).toBe(200)
    await setUp(client)
    expect(await needs(client)).toBe(false)
    expect((await client.get('/api/users')).status).toBe(200)
    expect((await client.get(`/api/listings/${draft}`)).status).toBe(200)
  })

  test('is per session: a code at sign-in grants access, removing the app revokes it', async () => {
    const { client } = await buildAdmin(app, { username: 'chief' })
    const totp = await setUp(client)
    const given = { username: 'chief', password: PASSWORD, code: nextCode(totp) }
    const answer = await app.send('POST', '/api/auth/login', given)
    expect((await answer.json()).user).toMatchObject({ role: 'admin', needsSecondFactor: false })
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
    const headers = { cookie }
    expect((await app.get('/api/users', { headers })).status).toBe(200)
    await app.send('DELETE', '/api/account/totp', { password: PASSWORD }, { headers })
    expect(await codeOf(await app.get('/api/users', { headers }))).toBe(SETUP_REQUIRED)
  })

  test('a passkey that was not used to sign in grants nothing', async () => {
    const { id } = await buildAdmin(app, { username: 'keyholder' })
    const key = { id: 'key', user_id: id, name: 'Laptop', public_key: Buffer.from('x') }
    await app.db.insertInto('passkeys').values(key).execute()
    const given = { username: 'keyholder', password: PASSWORD }
    const { user } = await (await app.send('POST', '/api/auth/login', given)).json()
    expect(user).toMatchObject({ role: 'admin', needsSecondFactor: true })
  })

  test('other users are not affected', async () => {
    const { client } = await buildMember(app)
    expect(await needs(client)).toBe(false)
    expect(await codeOf(await client.get('/api/users'))).toBe('forbidden')
    expect(await codeOf(await app.get('/api/users'))).toBe('sign-in-required')
  })
})

describe('it is required', () => {
  test.each([
    [{ PUBLIC_URL: 'https://placard.example' }, true],
    [{ PUBLIC_URL: 'https://placard.example', ADMIN_SECOND_FACTOR: 'optional' }, false],
    [{ PUBLIC_URL: 'http://placard.example' }, false],
    [{}, false],
    [{ ADMIN_SECOND_FACTOR: 'required' }, true],
  ] as const)('with %j: %s', async (settings, expected) => {
    const site = await createTestApp(settings)
    const { client } = await buildAdmin(site)
    expect(await needs(client)).toBe(expected)
    expect((await client.get('/api/users')).status).toBe(expected ? 403 : 200)
  })
})
