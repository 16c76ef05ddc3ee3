import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'
import { createLog } from './log.ts'
import { maskSecrets } from './mask-secrets.ts'

const TOKEN = 'Zx9_kQ4vT1mB7nR2sW8yL5cF0hJ3pD6gA-uEiOaNqXe'

it.each([
  [`open https://placard.example/reset-password?token=${TOKEN} now`, TOKEN],
  ['550 5.1.1 <rosa@example.com> is not known here', 'rosa@example.com'],
  ['answers to support+0b9d6f0e-1111-4222-8333-abcdefabcdef@placard.example', '0b9d6f0e'],
  ['connect postgres://placard:pa55word@db.example:5432/x', 'pa55word'],
  [`cookie placard_session=${TOKEN}`, TOKEN],
])('masks what nobody else may see in %j', (text, secret) => {
  expect(maskSecrets(text)).not.toContain(secret)
  expect(maskSecrets(text)).toContain('[masked]')
})

it('leaves plain text, ids and long slugs readable', () => {
  const text =
    'job 42 of /blog/how-to-choose-a-billboard-that-people-really-look-at failed at src/server/tasks.ts:12'
  expect(maskSecrets(text)).toBe(text)
})

it('runs in linear time on a hostile text', () => {
  for (const hostile of [
    'a'.repeat(200_000),
    '@'.repeat(200_000),
    '?token='.repeat(30_000),
    'a@'.repeat(100_000),
  ])
    expect(maskSecrets(hostile).length).toBeLessThanOrEqual(20_000)
})

it('describes what failed and where, without user data', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email)=(rosa@example.com) already exists.',
    cause: new Error('for rosa@example.com'),
  })
  const facts = describeError(error)
  expect(facts).toMatchObject({ type: 'Error', code: '23505', constraint: 'users_email_key' })
  expect(facts.stack).toContain('log.test.ts')
  expect(JSON.stringify(facts)).not.toContain('rosa')
  const unread = Object.assign(new Error('invalid input syntax for type integer: "my password"'), {
    code: '22P02',
  })
  expect(describeError(unread).message).toBe('invalid input syntax for type integer')
  let broken: unknown
  try {
    JSON.parse('dear sir, my password')
  } catch (thrown) {
    broken = thrown
  }
  expect(JSON.stringify(describeError(broken))).not.toContain('dear')
})

it('redacts secrets at any depth, from any caller', () => {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const job = { id: 1, payload: { to: 'rosa@example.com', text: 'canary words', nested: { token: TOKEN } } }
  log.info({ job, a: { b: { c: { password: 'canary-password' } } } }, `mail to rosa@example.com`)
  log.error(new Error(`token=${TOKEN} of rosa@example.com`))
  log.warn({ err: Object.assign(new Error('no'), { response: `<rosa@example.com> canary` }) }, 'failed')
  log.debug({ reason: `see /verify-email?token=${TOKEN}` }, 'reason')
  expect(lines).toHaveLength(4)
  expect(lines.join('')).not.toMatch(new RegExp(`canary|rosa|${TOKEN}`))
  expect(JSON.parse(lines[2]!).err).toMatchObject({ type: 'Error', message: 'no' })
})
