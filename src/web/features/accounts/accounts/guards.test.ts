import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { Account } from '#contract/accounts/accounts.ts'
import { meQuery } from '#web/platform/auth/me-query.ts'
import { requireAdmin } from './guards.ts'
import { isCancelled } from './sign-with-passkey.ts'

/** Where the guard of the admin pages sends somebody; what it hands on when they may stay. */
async function enter(me: Partial<Account> | null) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(meQuery.queryKey, me as Account | null)
  const { options, ...handed } = await requireAdmin({ context: { queryClient } }).catch((sent) => sent)
  return options ?? handed
}

describe('the admin pages', () => {
  it.each([
    ['a guest', null],
    ['somebody else', { role: 'user' }],
    ['somebody else who has a second factor to set up', { role: 'user', needsSecondFactor: true }],
  ] as const)('send %s home', async (_who, me) => {
    expect(await enter(me)).toMatchObject({ to: '/', replace: true })
  })

  it('send an admin who needs a second factor to where it is set up', async () => {
    const sent = await enter({ role: 'admin', needsSecondFactor: true })
    expect(sent).toMatchObject({ to: '/account', hash: 'two-step', replace: true })
  })

  it('let an admin in, and say who it is', async () => {
    const me = { role: 'admin', needsSecondFactor: false } as const
    expect(await enter(me)).toEqual({ me })
  })
})

it.each([
  ['NotAllowedError', true],
  ['AbortError', true],
  ['SecurityError', false],
])('a passkey that ends with %s is cancelled: %s', (name, expected) => {
  expect(isCancelled(Object.assign(new Error('x'), { name }))).toBe(expected)
  expect(isCancelled({ name })).toBe(false)
})
