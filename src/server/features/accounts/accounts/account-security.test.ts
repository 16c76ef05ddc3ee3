import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildMember, PASSWORD } from '#test/support/accounts/members.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '10' })
})

const logIn = (username: string, password: string, code?: string) =>
  app.send('POST', '/api/auth/login', { username, password, ...(code ? { code } : {}) })

describe('two-factor', () => {
  async function setUp(username: string) {
    const member = await buildMember(app, { username })
    const started = await member.client.send('POST', '/api/account/totp', { password: PASSWORD })
    const { secret, uri, qrSvg } = await started.json()
    expect(uri).toMatch(/^otpauth:\/\/totp\/Placard:/)
    expect(qrSvg).toMatch(/^<svg/)
    const totp = new TOTP({ secret })
    const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
    const confirmed = await member.client.send('POST', '/api/account/totp/confirm', { code: code(-1) })
    expect(confirmed.status).toBe(200)
    const { recoveryCodes } = await confirmed.json()
    return { ...member, code, recoveryCodes: recoveryCodes as string[] }
  }

  test('requires a code after the right password, and each works once', async () => {
    const { client, code } = await setUp('careful')
    expect((await client.get('/api/auth/me').then((r) => r.json())).user.hasSecondFactor).toBe(true)
    const asked = await logIn('careful', PASSWORD)
    expect(asked.status).toBe(401)
    expect(await asked.json()).toMatchObject({
      code: 'second-factor-required',
      message: 'Enter the code from your authenticator app.',
    })
    expect((await (await logIn('careful', 'wrong')).json()).code).toBe('wrong-credentials')
    expect((await (await logIn('careful', PASSWORD, '000000')).json()).code).toBe('wrong-code')
    const now = code()
    expect((await logIn('careful', PASSWORD, now)).status).toBe(200)
    expect((await logIn('careful', PASSWORD, now)).status).toBe(401)
  })

  test('accepts a recovery code once, in any case', async () => {
    const { client, recoveryCodes } = await setUp('phoneless')
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await logIn('phoneless', PASSWORD, recoveryCodes[0]!.toUpperCase())).status).toBe(200)
    expect((await logIn('phoneless', PASSWORD, recoveryCodes[0])).status).toBe(401)
    expect(await (await client.get('/api/account')).json()).toMatchObject({
      hasTotp: true,
      recoveryCodesLeft: 9,
    })
  })

  test('is inactive until confirmed by a first code', async () => {
    const { client } = await buildMember(app, { username: 'halfway' })
    await client.send('POST', '/api/account/totp', { password: PASSWORD })
    expect((await client.send('POST', '/api/account/totp/confirm', { code: '000000' })).status).toBe(400)
    expect((await logIn('halfway', PASSWORD)).status).toBe(200)
  })

  test('is not set up twice, and is removed with the password', async () => {
    const { client } = await setUp('remover')
    expect((await client.send('POST', '/api/account/totp', { password: PASSWORD })).status).toBe(409)
    expect((await client.send('DELETE', '/api/account/totp', { password: PASSWORD })).status).toBe(200)
    expect((await logIn('remover', PASSWORD)).status).toBe(200)
    const mail = await app.db.selectFrom('audit_events').select('action').execute()
    expect(mail.map((event) => event.action)).toEqual(
      expect.arrayContaining(['user.totp-added', 'user.totp-removed']),
    )
  })
})

describe('passkeys', () => {
  test('reject a forged answer', async () => {
    const { client } = await buildMember(app)
    const options = await (
      await client.send('POST', '/api/account/passkeys/options', { password: PASSWORD })
    ).json()
    expect(options).toMatchObject({ rp: { id: 'localhost' }, challenge: expect.any(String) })
    const answer = { id: 'abc', rawId: 'abc', type: 'public-key', response: {}, clientExtensionResults: {} }
    const made = await client.send('POST', '/api/account/passkeys', { name: 'Laptop', answer })
    expect(made.status).toBe(400)
    expect((await made.json()).message).toMatch(/passkey could not be used/)
    expect((await app.send('POST', '/api/auth/passkey/options')).status).toBe(200)
    expect((await app.send('POST', '/api/auth/passkey', answer)).status).toBe(400)
    expect((await app.send('POST', '/api/auth/passkey', { ...answer, id: '\0' })).status).toBe(400)
  })
})
