import { beforeAll, describe, expect, test } from 'vitest'
import { buildMember, PASSWORD, readMail } from '#test/support/accounts/members.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '10' })
})

const OTHER = 'staple of the harbour'
const statusOf = async (id: number) =>
  (await app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).status

const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const logIn = (username: string, password: string) =>
  app.send('POST', '/api/auth/login', { username, password })

describe('email address', () => {
  const register = (username: string) =>
    app.send('POST', '/api/auth/register', {
      username,
      email: `${username}@example.com`,
      password: PASSWORD,
      passwordConfirm: PASSWORD,
    })

  test('is verified by the link in the mail, once', async () => {
    const { user } = await (await register('verifying')).json()
    const mail = await readMail(app, 'verifying@example.com')
    expect(mail?.subject).toBe('Confirm your email address')
    const token = tokenIn(mail?.text_body)
    expect((await app.send('POST', '/api/auth/verify-email', { token })).status).toBe(200)
    expect(await statusOf(user.id)).toBe('active')
    const again = await app.send('POST', '/api/auth/verify-email', { token })
    expect(again.status).toBe(400)
    expect((await again.json()).message).toMatch(/expired or was already used/)
    const client = await app.as(user.id)
    expect((await client.send('POST', '/api/account/verification')).status).toBe(409)
  })

  test('gets another verification mail on request, and only the latest link works', async () => {
    const { user } = await (await register('forgetful')).json()
    const first = tokenIn((await readMail(app, 'forgetful@example.com'))?.text_body)
    expect((await (await app.as(user.id)).send('POST', '/api/account/verification')).status).toBe(202)
    const second = tokenIn((await readMail(app, 'forgetful@example.com'))?.text_body)
    expect(second).not.toBe(first)
    expect((await app.send('POST', '/api/auth/verify-email', { token: first })).status).toBe(400)
    expect((await app.send('POST', '/api/auth/verify-email', { token: second })).status).toBe(200)
  })

  test('changes once the new one is verified, and the old one is notified', async () => {
    const { client } = await buildMember(app, { username: 'moving', email: 'old@example.com' })
    const given = { email: 'new-home@example.com', password: PASSWORD }
    expect((await client.send('POST', '/api/account/email', given)).status).toBe(202)
    expect(await (await client.get('/api/account')).json()).toMatchObject({
      user: { email: 'old@example.com' },
      pendingEmail: 'new-home@example.com',
    })
    const token = tokenIn((await readMail(app, 'new-home@example.com'))?.text_body)
    expect((await readMail(app, 'old@example.com'))?.subject).toMatch(/asked to change/)
    await client.send('POST', '/api/auth/verify-email', { token })
    expect(await (await client.get('/api/account')).json()).toMatchObject({
      user: { email: 'new-home@example.com' },
      pendingEmail: null,
    })
    expect((await readMail(app, 'old@example.com'))?.subject).toMatch(/was changed/)
  })

  test('cannot become one that was taken meanwhile', async () => {
    const { client } = await buildMember(app, { email: 'racer@example.com' })
    const given = { email: 'wanted@example.com', password: PASSWORD }
    await client.send('POST', '/api/account/email', given)
    const token = tokenIn((await readMail(app, 'wanted@example.com'))?.text_body)
    await buildUser(app.db, { email: 'wanted@example.com' })
    expect((await app.send('POST', '/api/auth/verify-email', { token })).status).toBe(409)
  })

  test('does not reveal whether it is taken; only its owner is notified', async () => {
    const { client } = await buildMember(app)
    await buildUser(app.db, { email: 'owned@example.com' })
    const ask = (email: string) => client.send('POST', '/api/account/email', { email, password: PASSWORD })
    const [taken, free] = [await ask('owned@example.com'), await ask('unowned@example.com')]
    expect([taken.status, free.status]).toEqual([202, 202])
    const words = async (answer: Response) =>
      (await answer.text()).replaceAll(/(un)?owned@example.com/g, 'address')
    expect(await words(taken)).toBe(await words(free))
    const mail = await readMail(app, 'owned@example.com')
    expect(mail?.subject).toBe('You already have a Placard account')
    expect(mail?.text_body).not.toContain('verify-email')
  })
})

describe('password', () => {
  test('changes with the current one and ends the other sessions', async () => {
    const { id, client } = await buildMember(app, { username: 'changer' })
    const elsewhere = await app.as(id)
    const given = { currentPassword: PASSWORD, password: OTHER, passwordConfirm: OTHER }
    const wrong = await client.send('POST', '/api/account/password', { ...given, currentPassword: 'no' })
    expect((await wrong.json()).fields).toEqual({ currentPassword: 'That password is not right.' })
    const unequal = await client.send('POST', '/api/account/password', { ...given, passwordConfirm: 'no' })
    expect((await unequal.json()).message).toBe('Passwords do not match')
    expect((await client.send('POST', '/api/account/password', given)).status).toBe(200)
    expect((await client.get('/api/account')).status).toBe(200)
    expect((await elsewhere.get('/api/account')).status).toBe(401)
    expect((await logIn('changer', PASSWORD)).status).toBe(401)
    expect((await logIn('changer', OTHER)).status).toBe(200)
  })

  test('is reset by mail, which ends every session and verifies the address', async () => {
    const { id, client } = await buildMember(app, {
      username: 'lost',
      email: 'lost@example.com',
      status: 'pending',
    })
    await app.send('POST', '/api/auth/forgot-password', { email: 'LOST@example.com' })
    const token = tokenIn((await readMail(app, 'lost@example.com'))?.text_body)
    const weak = { token, password: 'password123', passwordConfirm: 'password123' }
    expect((await app.send('POST', '/api/auth/reset-password', weak)).status).toBe(400)
    const given = { token, password: OTHER, passwordConfirm: OTHER }
    expect((await app.send('POST', '/api/auth/reset-password', given)).status).toBe(200)
    expect((await app.send('POST', '/api/auth/reset-password', given)).status).toBe(400)
    expect((await client.get('/api/account')).status).toBe(401)
    expect((await logIn('lost', OTHER)).status).toBe(200)
    expect(await statusOf(id)).toBe('active')
    expect((await readMail(app, 'lost@example.com'))?.subject).toBe('Your Placard password was changed')
  })

  test('a reset request does not reveal who has an account', async () => {
    await buildMember(app, { email: 'exists@example.com' })
    const answers = await Promise.all(
      ['exists@example.com', 'nobody-here@example.com'].map(async (email) => {
        const response = await app.send('POST', '/api/auth/forgot-password', { email })
        return { status: response.status, text: await response.text() }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]!.status).toBe(202)
    expect(await readMail(app, 'nobody-here@example.com')).toBeUndefined()
  })

  test('repeated requests are rate limited', async () => {
    const strict = await createTestApp({ RATE_LIMIT_SCALE: '0.4' })
    const ask = () => strict.send('POST', '/api/auth/forgot-password', { email: 'x@example.com' })
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([202, 202, 429])
  })
})
