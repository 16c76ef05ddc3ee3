import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import { ApiError } from '#web/platform/api.ts'
import { useAuth } from './auth-context.ts'
import { promptSignIn, type SignInRequest } from './auth-dialog-store.ts'
import { meQuery } from './me-query.ts'

type Action<T> = (user: Account) => Promise<T> | T

/**
 * `const withAccount = useRequireAccount()`, then at submit: `await withAccount((user) => save(values))`. Guests are
 * prompted to sign in first and the action then continues; so are people whose session expired meanwhile. Page state is
 * kept. `asked` says how, and stays the same object. Resolves to undefined when the dialog was closed instead.
 */
export function useRequireAccount(asked?: SignInRequest) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  return useCallback(
    async <T>(action: Action<T>): Promise<T | undefined> => {
      const known = user ?? (await promptSignIn(asked))
      if (!known) return undefined
      try {
        return await action(known)
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error
        queryClient.setQueryData(meQuery.queryKey, null)
        const again = await promptSignIn()
        return again ? action(again) : undefined
      }
    },
    [user, queryClient, asked],
  )
}
