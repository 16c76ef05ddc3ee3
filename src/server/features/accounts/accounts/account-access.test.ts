import { beforeAll, describe, expect, test } from 'vitest'
import { buildMember, PASSWORD } from '#test/support/accounts/members.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '10' })
})

const OTHER = 'staple of the harbour'

describe('who may', () => {
  const ROUTES: [string, string, unknown, number][] = [
    ['GET', '/api/account', undefined, 200],
    ['PATCH', '/api/account', { name: 'X' }, 200],
    ['POST', '/api/account/export', { password: 'wrong' }, 403],
    ['POST', '/api/account/export', { password: PASSWORD }, 200],
    ['GET', '/api/account/sessions', undefined, 200],
    ['POST', '/api/account/email', { email: 'x' }, 400],
    ['POST', '/api/account/email', { email: 'new@example.com', password: 'wrong' }, 403],
    ['POST', '/api/account/password', {}, 400],
    [
      'POST',
      '/api/account/password',
      { currentPassword: 'wrong', password: OTHER, passwordConfirm: OTHER },
      403,
    ],
    ['POST', '/api/account/totp', { password: 'wrong' }, 403],
    ['POST', '/api/account/totp/confirm', { code: '123456' }, 400],
    ['DELETE', '/api/account/totp', { password: 'wrong' }, 403],
    ['POST', '/api/account/passkeys/options', { password: 'wrong' }, 403],
    ['POST', '/api/account/passkeys', { name: '' }, 400],
    ['DELETE', '/api/account/passkeys/none', undefined, 400],
    ['DELETE', '/api/account/passkeys/none', { password: 'wrong' }, 403],
    ['DELETE', '/api/account/passkeys/none', { password: PASSWORD }, 404],
    ['DELETE', '/api/account/sessions/3f0e8a52-5f6e-4b8e-9c55-0f4f4a4b0c11', undefined, 404],
    ['DELETE', '/api/account/sessions/nonsense', undefined, 400],
    ['DELETE', '/api/account', { password: 'wrong' }, 403],
    ['DELETE', '/api/account/sessions', undefined, 200],
  ]
  const clients: Record<string, TestClient> = {}
  beforeAll(async () => {
    clients.guest = app
    clients.user = (await buildMember(app)).client
    clients.pending = (await buildMember(app, { status: 'pending' })).client
    clients.admin = (await buildMember(app, { role: 'admin' })).client
    const suspended = await buildMember(app)
    await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute()
    clients.suspended = suspended.client
  })

  for (const [method, path, body, own] of ROUTES) {
    test.each([
      ['guest', 401],
      ['suspended', 403],
      ['user', own],
      ['pending', own],
      ['admin', own],
    ] as const)(`${method} ${path} ${JSON.stringify(body) ?? ''}: %s %i`, async (who, expected) => {
      const response = await clients[who]!.send(method, path, body)
      expect(response.status).toBe(expected)
      if (who === 'suspended') expect((await response.json()).code).toBe('account-suspended')
      else if (expected === own) expect(response.headers.get('cache-control')).toBe('no-store')
    })
  }

  test("another user's session is not there", async () => {
    const owner = await buildMember(app)
    const other = await buildMember(app)
    const [session] = await (await owner.client.get('/api/account/sessions')).json()
    expect((await other.client.send('DELETE', `/api/account/sessions/${session.id}`)).status).toBe(404)
    expect((await owner.client.send('DELETE', `/api/account/sessions/${session.id}`)).status).toBe(200)
    expect((await owner.client.get('/api/account')).status).toBe(401)
  })
})
