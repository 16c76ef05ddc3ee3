import { describe, expect, test } from 'vitest'
import { PASSWORD, readMail } from '#test/support/accounts/members.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { hashPassword } from './password.ts'

const password = await hashPassword(PASSWORD)
const hash = { password }
/** Scaled down: one attempt per account and address, ten from everywhere. */
const strictApp = () => createTestApp({ RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '1' })

interface Try {
  username: string
  password?: string
  code?: string
  from: string
  cookie?: string
}

function logIn(app: TestApp, { from, cookie, ...given }: Try) {
  const headers = { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) }
  return app.send('POST', '/api/auth/login', { password: PASSWORD, ...given }, { headers })
}

async function guessFrom(app: TestApp, username: string, count: number) {
  for (let index = 0; index < count; index++) {
    const answer = await logIn(app, { username, password: 'wrong', from: `198.51.100.${index}` })
    expect(answer.status).toBe(401)
  }
}

/** The cookies that an answer sets, as a browser would store them. */
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

describe('password attempts', () => {
  test('are counted for the account, however its name is spelled', async () => {
    const app = await createTestApp({ RATE_LIMIT_SCALE: '0.5', TRUST_PROXY: '1' })
    await buildUser(app.db, { username: 'civic-iii', email: 'civic@example.com', ...hash })
    const from = '192.0.2.1'
    const spellings = [
      'civic-iii',
      'CIVIC-III',
      'civ\u0130c-iii',
      'c\u0130v\u0130c-\u0130ii',
      'CIVIC@example.com',
    ]
    for (const username of spellings) {
      expect((await logIn(app, { username, password: 'wrong', from })).status).toBe(401)
    }
    for (const username of [...spellings, 'civic-\u0130\u0130\u0130']) {
      expect((await logIn(app, { username, from })).status, username).toBe(429)
    }
  })

  test('from one address do not lock out the owner at another', async () => {
    const app = await strictApp()
    await buildUser(app.db, { username: 'owner', ...hash })
    await logIn(app, { username: 'owner', password: 'wrong', from: '192.0.2.1' })
    expect((await logIn(app, { username: 'owner', from: '192.0.2.1' })).status).toBe(429)
    expect((await logIn(app, { username: 'owner', from: '192.0.2.2' })).status).toBe(200)
  })

  test('from one IPv6 network are counted together', async () => {
    const app = await strictApp()
    await buildUser(app.db, { username: 'six', ...hash })
    await logIn(app, { username: 'six', password: 'wrong', from: '2001:db8:1:2::1' })
    expect((await logIn(app, { username: 'six', from: '2001:db8:1:2:ffff::9' })).status).toBe(429)
    expect((await logIn(app, { username: 'six', from: '2001:db8:1:3::1' })).status).toBe(200)
  })

  test('from everywhere make the owner enter a mailed code, but never lock them out', async () => {
    const app = await strictApp()
    await buildUser(app.db, { username: 'hunted', email: 'hunted@example.com', ...hash })
    await guessFrom(app, 'hunted', 10)
    const asked = await logIn(app, { username: 'hunted', from: '192.0.2.1' })
    expect(asked.status).toBe(401)
    expect(await asked.json()).toMatchObject({
      code: 'second-factor-required',
      message: expect.stringContaining('We sent a code to its email address'),
    })
    const mail = await readMail(app, 'hunted@example.com')
    const code = /^Code: (\w{4}-\w{4}-\w{4})$/m.exec(mail!.text_body)![1]!
    const wrong = await logIn(app, { username: 'hunted', code: 'aaaa-bbbb-cccc', from: '192.0.2.2' })
    expect((await wrong.json()).code).toBe('wrong-code')
    await app.db.deleteFrom('rate_limits').where('key', 'like', 'code:%').execute()
    const right = { username: 'hunted', code: code.toUpperCase(), from: '192.0.2.3' }
    expect((await logIn(app, right)).status).toBe(200)
    expect((await logIn(app, { ...right, from: '192.0.2.4' })).status).toBe(401)
  })

  test('leave no code readable in the outbox of a site on the net', async () => {
    const app = await createTestApp({
      RATE_LIMIT_SCALE: '0.1',
      TRUST_PROXY: '1',
      PUBLIC_URL: 'https://placard.example',
    })
    await buildUser(app.db, { username: 'hunted', email: 'hunted@example.com', ...hash })
    await guessFrom(app, 'hunted', 10)
    await logIn(app, { username: 'hunted', from: '192.0.2.1' })
    const mail = await readMail(app, 'hunted@example.com')
    expect(mail!.subject).toBe('Your code to sign in')
    expect(mail!.text_body).toContain('Code: [masked]')
    expect(mail!.html_body).toContain('Code</td><td>[masked]')
  })

  test('reveal nothing new about who has an account', async () => {
    const app = await strictApp()
    await buildUser(app.db, { username: 'known', ...hash })
    await guessFrom(app, 'known', 10)
    await guessFrom(app, 'unknown', 10)
    const answers = await Promise.all(
      ['known', 'unknown'].map(async (username) => {
        const answer = await logIn(app, { username, password: 'wrong', from: '192.0.2.1' })
        const { requestId: _, ...body } = await answer.json()
        return { status: answer.status, body }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
  })

  test('do not affect a known browser', async () => {
    const app = await strictApp()
    await buildUser(app.db, { username: 'regular', ...hash })
    const cookie = cookiesOf(await logIn(app, { username: 'regular', from: '192.0.2.1' }))
    expect(cookie).toMatch(/placard_browser=[\w-]{43}/)
    await guessFrom(app, 'regular', 10)
    // even a stranger behind the same address
    await logIn(app, { username: 'regular', password: 'wrong', from: '192.0.2.1' })
    const again = await logIn(app, { username: 'regular', from: '192.0.2.1', cookie })
    expect(again.status).toBe(200)
    // the browser has its own counter, and its token stays the same
    expect(cookiesOf(again)).toContain(/placard_browser=[\w-]+/.exec(cookie)![0])
    const other = await buildUser(app.db, { username: 'other', ...hash })
    expect(other).toBeGreaterThan(0)
    await guessFrom(app, 'other', 10)
    const stranger = await logIn(app, { username: 'other', from: '192.0.2.9', cookie })
    expect((await stranger.json()).code).toBe('second-factor-required')
  })

  test('are refunded when right', async () => {
    const app = await strictApp()
    await buildUser(app.db, { username: 'busy', ...hash })
    for (let index = 0; index < 12; index++) {
      expect((await logIn(app, { username: 'busy', from: `203.0.113.${index}` })).status).toBe(200)
    }
  })

  test('with a forged browser token are counted as a stranger’s', async () => {
    const app = await strictApp()
    await buildUser(app.db, { username: 'planted', ...hash })
    const cookie = `placard_browser=${'A'.repeat(43)}`
    const answer = await logIn(app, { username: 'planted', from: '192.0.2.1', cookie })
    expect(answer.status).toBe(200)
    expect(cookiesOf(answer)).not.toContain(cookie)
  })
})

describe('link attempts', () => {
  test.each([
    ['/api/auth/verify-email', { token: 'x' }],
    ['/api/auth/undo-email-change', { token: 'x' }],
    ['/api/auth/reset-password/factors', { token: 'x' }],
    ['/api/auth/reset-password', { token: 'x', password: 'staple of it', passwordConfirm: 'staple of it' }],
  ])('%s is throttled by address', async (path, body) => {
    const app = await createTestApp({ RATE_LIMIT_SCALE: '0.04' })
    const statuses = []
    for (let index = 0; index < 3; index++) statuses.push((await app.send('POST', path, body)).status)
    expect(statuses).toEqual([400, 400, 429])
  })
})

describe('taken names', () => {
  const given = (username: string) => ({
    username,
    email: `${username}@example.com`,
    password: PASSWORD,
    passwordConfirm: PASSWORD,
  })

  test('are revealed a few times an hour, then requests are refused', async () => {
    const app = await createTestApp({ RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '1' })
    await buildUser(app.db, { username: 'taken-1' })
    const register = (username: string, from: string) =>
      app.send('POST', '/api/auth/register', given(username), { headers: { 'x-forwarded-for': from } })
    // successful registrations are not counted
    for (const name of ['rosa', 'nadia', 'maya']) expect((await register(name, '192.0.2.1')).status).toBe(201)
    for (const _ of [1, 2]) {
      const refused = await register('taken-1', '192.0.2.1')
      expect(refused.status).toBe(409)
      expect((await refused.json()).message).toBe('This username is already taken')
    }
    for (const name of ['taken-1', 'free-1']) expect((await register(name, '192.0.2.1')).status).toBe(429)
    expect((await register('free-1', '192.0.2.2')).status).toBe(201)
  })

  test('registered and deleted over and over do not flood a mailbox', async () => {
    const app = await createTestApp()
    for (let round = 0; round < 9; round++) {
      const made = await app.send('POST', '/api/auth/register', given('bomber'))
      expect(made.status).toBe(201)
      const client = await app.as((await made.json()).user.id)
      expect((await client.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
    }
    await app.runJobs()
    const mails = await app.db.selectFrom('outbox_messages').selectAll().execute()
    expect(mails).toHaveLength(6)
  })
})
