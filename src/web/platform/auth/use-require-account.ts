import { useCallback } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import { useAuth } from './auth-context.ts'
import { promptSignIn, type SignInRequest } from './auth-dialog-store.ts'

type Action<T> = (user: Account) => Promise<T> | T

/**
 * `const withAccount = useRequireAccount()`, then at submit: `await withAccount((user) => save(values))`. Guests are
 * prompted to sign in first and the action then continues. Page state is kept. `asked` says how, and stays the same object.
 * Resolves to undefined when the dialog was closed instead. A session that expired meanwhile: `whileSignedIn`.
 */
export function useRequireAccount(asked?: SignInRequest) {
  const { user } = useAuth()
  return useCallback(
    async <T>(action: Action<T>): Promise<T | undefined> => {
      const known = user ?? (await promptSignIn(asked))
      if (!known) return undefined
      return action(known)
    },
    [user, asked],
  )
}
