import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildMember, PASSWORD, readMail } from '#test/support/accounts/members.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { authenticatorPurpose } from '../../../platform/secrets/seal-stored.ts'

/** Account takeover: what an intruder with a session and the password retains once the owner recovers the account. */
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '10' })
})

const SECRET = 'JBSWY3DPEHPK3PXP'
const OTHER = 'staple of the harbour'
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const tokenFor = async (email: string) => tokenIn((await readMail(app, email))?.text_body)
const post = (path: string, body: unknown) => app.send('POST', path, body)
const emailOf = async (id: number) =>
  (await app.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

async function resetLink(email: string) {
  await post('/api/auth/forgot-password', { email })
  const mail = await readMail(app, email)
  return { token: tokenIn(mail?.text_body), text: mail?.text_body ?? '' }
}

async function reset(email: string, given = {}) {
  const { token } = await resetLink(email)
  return post('/api/auth/reset-password', { token, password: OTHER, passwordConfirm: OTHER, ...given })
}

const ask = (client: TestApp | Awaited<ReturnType<TestApp['as']>>, email: string, password = PASSWORD) =>
  client.send('POST', '/api/account/email', { email, password })

describe('a change of address', () => {
  test('that is pending is cancelled by a password reset', async () => {
    const { id, client } = await buildMember(app, { email: 'victim@example.com' })
    expect((await ask(client, 'intruder@example.com')).status).toBe(202)
    const link = await tokenFor('intruder@example.com')
    expect((await reset('victim@example.com')).status).toBe(200)
    expect((await post('/api/auth/verify-email', { token: link })).status).toBe(400)
    expect(await emailOf(id)).toBe('victim@example.com')
  })

  test('that is pending is cancelled by a password change, and pending users get a new link', async () => {
    const { client } = await buildMember(app, { email: 'fresh@example.com', status: 'pending' })
    await ask(client, 'elsewhere@example.com')
    const link = await tokenFor('elsewhere@example.com')
    const given = { currentPassword: PASSWORD, password: OTHER, passwordConfirm: OTHER }
    expect((await client.send('POST', '/api/account/password', given)).status).toBe(200)
    expect((await post('/api/auth/verify-email', { token: link })).status).toBe(400)
    await app.runJobs()
    const mails = await app.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('recipient', '=', 'fresh@example.com')
      .where('subject', '=', 'Confirm your email address')
      .execute()
    const anew = tokenIn(mails.at(-1)?.text_body)
    expect((await post('/api/auth/verify-email', { token: anew })).status).toBe(200)
  })

  test('revokes links to the old address and every session but the confirming one', async () => {
    const { id, client } = await buildMember(app, { email: 'leaving@example.com' })
    const elsewhere = await app.as(id)
    const { token: oldReset } = await resetLink('leaving@example.com')
    await ask(client, 'arriving@example.com')
    const link = await tokenFor('arriving@example.com')
    expect((await client.send('POST', '/api/auth/verify-email', { token: link })).status).toBe(200)
    expect((await client.get('/api/account')).status).toBe(200)
    expect((await elsewhere.get('/api/account')).status).toBe(401)
    const given = { token: oldReset, password: OTHER, passwordConfirm: OTHER }
    expect((await post('/api/auth/reset-password', given)).status).toBe(400)
  })
})

test('a reset and a change of address used concurrently: one of them wins', async () => {
  for (let round = 0; round < 5; round++) {
    const own = `racing-${round}@example.com`
    const { id, client } = await buildMember(app, { email: own })
    await ask(client, `rival-${round}@example.com`)
    const link = await tokenFor(`rival-${round}@example.com`)
    const { token } = await resetLink(own)
    const given = { token, password: OTHER, passwordConfirm: OTHER }
    const answers = await Promise.all([
      post('/api/auth/verify-email', { token: link }),
      post('/api/auth/reset-password', given),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const isChanged = answers[0]!.status === 200
    expect(await emailOf(id)).toBe(isChanged ? `rival-${round}@example.com` : own)
  }
})

describe('the former address', () => {
  async function replaceBusyDays(name: string) {
    const old = `${name}@example.com`
    const { id, client } = await buildMember(app, { username: name, email: old })
    await ask(client, `thief-${name}@example.com`)
    const link = await tokenFor(`thief-${name}@example.com`)
    expect((await client.send('POST', '/api/auth/verify-email', { token: link })).status).toBe(200)
    const undo = await tokenFor(old)
    return { id, client, old, thief: `thief-${name}@example.com`, undo }
  }

  test('recovers the account, once, and gets a reset link', async () => {
    const { id, client, old, undo } = await replaceBusyDays('robbed')
    expect((await post('/api/auth/undo-email-change', { token: undo })).status).toBe(200)
    expect(await emailOf(id)).toBe(old)
    expect((await client.get('/api/account')).status).toBe(401)
    const mail = await readMail(app, old)
    expect(mail?.subject).toBe('Set a new password')
    const given = { token: tokenIn(mail?.text_body), password: OTHER, passwordConfirm: OTHER }
    expect((await post('/api/auth/reset-password', given)).status).toBe(200)
    expect((await post('/api/auth/undo-email-change', { token: undo })).status).toBe(400)
    const actions = await app.db
      .selectFrom('audit_events')
      .select('action')
      .where('actor_id', '=', id)
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.email-changed', 'user.email-change-undone', 'session.ended']),
    )
  })

  test('still can after the intruder reset the password and changed the address again', async () => {
    const { id, old, thief, undo } = await replaceBusyDays('pursued')
    expect((await reset(thief)).status).toBe(200)
    const intruder = await app.as(id)
    expect((await ask(intruder, 'thief-two@example.com', OTHER)).status).toBe(202)
    const link = await tokenFor('thief-two@example.com')
    expect((await post('/api/auth/verify-email', { token: link })).status).toBe(200)
    const intrudersUndo = await tokenFor(thief)
    expect((await post('/api/auth/undo-email-change', { token: undo })).status).toBe(200)
    expect(await emailOf(id)).toBe(old)
    expect((await post('/api/auth/undo-email-change', { token: intrudersUndo })).status).toBe(400)
  })

  test('is reserved meanwhile', async () => {
    const { id, old, undo } = await replaceBusyDays('reserved')
    const given = { username: 'squatter', email: old, password: PASSWORD, passwordConfirm: PASSWORD }
    const registered = await post('/api/auth/register', given)
    expect(registered.status).toBe(409)
    expect((await registered.json()).fields).toEqual({
      email: 'An account with this email address already exists',
    })
    const { client } = await buildMember(app)
    expect((await ask(client, old)).status).toBe(202)
    expect((await readMail(app, old))?.subject).toBe('Your Placard email address was changed')
    expect((await post('/api/auth/undo-email-change', { token: undo })).status).toBe(200)
    expect(await emailOf(id)).toBe(old)
  })

  test('can do so for three days', async () => {
    const { id, undo } = await replaceBusyDays('late')
    const expiry = await app.db
      .selectFrom('account_tokens')
      .select('expires_at')
      .where('user_id', '=', id)
      .where('kind', '=', 'undo-email-change')
      .executeTakeFirstOrThrow()
    expect(Math.round((expiry.expires_at.getTime() - Date.now()) / 3_600_000)).toBe(72)
    await app.db
      .updateTable('account_tokens')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', id)
      .execute()
    expect((await post('/api/auth/undo-email-change', { token: undo })).status).toBe(400)
  })
})

describe('a reset', () => {
  async function withFactors(name: string, addedAt: Date) {
    const email = `${name}@example.com`
    const { id, client } = await buildMember(app, { username: name, email })
    const key = { id: `key-${name}`, user_id: id, name: 'Laptop of a thief', public_key: Buffer.from('x') }
    await app.db.insertInto('passkeys').values(key).execute()
    await app.db
      .insertInto('authenticators')
      .values({
        user_id: id,
        secret: app.context.secrets.seal(SECRET, authenticatorPurpose(id)),
        confirmed_at: addedAt,
      })
      .execute()
    return { id, email, client }
  }
  const left = async (id: number) => ({
    passkeys: (await app.db.selectFrom('passkeys').select('id').where('user_id', '=', id).execute()).length,
    apps: (await app.db.selectFrom('authenticators').selectAll().where('user_id', '=', id).execute()).length,
  })

  test('names other sign-in methods in the mail, on the page and in the notice, and keeps them by default', async () => {
    const { id, email } = await withFactors('named', new Date())
    const { token, text } = await resetLink(email)
    expect(text).toContain('the passkey “Laptop of a thief”')
    expect(text).toContain('the authenticator app of')
    const factors = await (await post('/api/auth/reset-password/factors', { token })).json()
    expect(factors).toEqual({
      passkeys: [{ name: 'Laptop of a thief', createdAt: expect.any(String) }],
      authenticator: { addedAt: expect.any(String), needsCode: false },
    })
    const given = { token, password: OTHER, passwordConfirm: OTHER }
    expect((await post('/api/auth/reset-password', given)).status).toBe(200)
    expect((await readMail(app, email))?.text_body).toContain('the passkey “Laptop of a thief”')
    expect(await left(id)).toEqual({ passkeys: 1, apps: 1 })
  })

  test('removes passkeys and a new authenticator app on request', async () => {
    const { id, email } = await withFactors('cleaned', new Date())
    expect((await reset(email, { removePasskeys: true, removeAuthenticator: true })).status).toBe(200)
    expect(await left(id)).toEqual({ passkeys: 0, apps: 0 })
    expect((await post('/api/auth/login', { username: 'cleaned', password: OTHER })).status).toBe(200)
  })

  test('removes an established authenticator app only with its code: mailbox access does not suffice', async () => {
    const { id, email } = await withFactors('guarded', new Date('2025-01-01'))
    const { token } = await resetLink(email)
    expect(await (await post('/api/auth/reset-password/factors', { token })).json()).toMatchObject({
      authenticator: { needsCode: true },
    })
    const given = { token, password: OTHER, passwordConfirm: OTHER, removeAuthenticator: true }
    expect((await (await post('/api/auth/reset-password', given)).json()).code).toBe('second-factor-required')
    const wrong = await post('/api/auth/reset-password', { ...given, code: '000000' })
    expect((await wrong.json()).code).toBe('wrong-code')
    // nothing was changed, and the link is still valid
    expect((await post('/api/auth/login', { username: 'guarded', password: OTHER })).status).toBe(401)
    const code = new TOTP({ secret: SECRET }).generate()
    expect((await post('/api/auth/reset-password', { ...given, code })).status).toBe(200)
    expect(await left(id)).toEqual({ passkeys: 1, apps: 0 })
  })

  test('forgets known browsers', async () => {
    const { id, client } = await buildMember(app, { username: 'familiar', email: 'familiar@example.com' })
    await client.send('POST', '/api/auth/login', { username: 'familiar', password: PASSWORD })
    const known = () => app.db.selectFrom('known_browsers').selectAll().where('user_id', '=', id).execute()
    expect(await known()).toHaveLength(1)
    await reset('familiar@example.com')
    expect(await known()).toEqual([])
  })

  test('requested repeatedly by a stranger invalidates no link', async () => {
    await buildMember(app, { email: 'pestered@example.com' })
    const { token } = await resetLink('pestered@example.com')
    await resetLink('pestered@example.com')
    const given = { token, password: OTHER, passwordConfirm: OTHER }
    expect((await post('/api/auth/reset-password', given)).status).toBe(200)
  })

  test('is mailed a limited number of times an hour, for any requester and spelling', async () => {
    const strict = await createTestApp({ TRUST_PROXY: '1' })
    await buildUser(strict.db, { email: 'flooded@example.com' })
    for (let index = 0; index < 9; index++) {
      const headers = { 'x-forwarded-for': `192.0.2.${index}` }
      const answer = await strict.send(
        'POST',
        '/api/auth/forgot-password',
        { email: index % 2 ? 'Flooded@example.com' : 'flooded@EXAMPLE.com' },
        { headers },
      )
      expect(answer.status).toBe(202)
    }
    await strict.runJobs()
    expect(await strict.db.selectFrom('outbox_messages').select('id').execute()).toHaveLength(5)
  })
})
