import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SessionAnswer } from '#contract/accounts/accounts.ts'
import { ApiError } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { listBreadcrumbs } from '#web/platform/breadcrumbs.ts'
import { attempt, LOGIN_WORDS, REGISTER_WORDS } from './attempt.ts'

const user = { id: 7, username: 'rosa', role: 'user' } as SessionAnswer['user']

async function run(call: () => Promise<unknown>, words = LOGIN_WORDS) {
  const said: string[] = []
  const result = await attempt(call as () => Promise<SessionAnswer>, words, (text) => said.push(text)).catch(
    (error: Error) => error,
  )
  return { result, said: said[0] }
}

describe('one sign-in attempt', () => {
  test('succeeds only with success true and a user present', async () => {
    expect((await run(async () => ({ success: true, user }))).result).toMatchObject({ success: true, user })
    for (const answer of [{ success: true }, { success: false, user }, { user }, {}, null]) {
      const { result, said } = await run(async () => answer)
      expect(result).toMatchObject({ success: false, user: null })
      expect(said).toBe('Login failed')
    }
  })

  test.each([
    [{ message: 'Not you' }, 'Not you', 'Not you'],
    [{}, undefined, 'Registration failed'],
  ] as [{ message?: string }, string | undefined, string][])(
    'takes the refusal %j for a reply',
    async (reply, message, expected) => {
      const refuse = async () => {
        throw new ApiError(reply.message ?? 'API request failed', 409, reply)
      }
      const { result, said } = await run(refuse, REGISTER_WORDS)
      expect(result).toMatchObject({ success: false, message })
      expect(said).toBe(expected)
    },
  )

  test.each([
    [new Error('Failed to fetch'), 'Failed to fetch', LOGIN_WORDS],
    [new Error(''), 'An error occurred during login', LOGIN_WORDS],
    [new Error(''), 'An error occurred during registration', REGISTER_WORDS],
  ])('throws on when no answer came: %s → %s', async (error, expected, words) => {
    const { result, said } = await run(async () => Promise.reject(error), words)
    expect(result).toBe(error)
    expect(said).toBe(expected)
  })

  test('leaves breadcrumbs of the attempt and its failure, without any input', async () => {
    await run(async () => ({ success: false, message: 'Not you' }))
    const trail = listBreadcrumbs().slice(-2)
    expect(trail).toMatchObject([
      { category: 'auth', message: 'Login attempt', level: 'info' },
      { category: 'auth', message: 'Login failure', level: 'error', data: { message: 'Not you' } },
    ])
  })
})

function Reader() {
  return useAuth().user?.username
}

test('throws when the session is read outside its provider', () => {
  expect(() => renderToStaticMarkup(<Reader />)).toThrow('useAuth must be used within an AuthProvider')
})
