import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import { onMembershipLost, setActingFor } from '#web/platform/acting-for.ts'
import { api } from '#web/platform/api.ts'
import { type Auth, AuthContext, type AuthResult } from '#web/platform/auth/auth-context.ts'
import { promptSignIn } from '#web/platform/auth/auth-dialog-store.ts'
import { meQuery } from '#web/platform/auth/me-query.ts'
import { onSessionEnded } from '#web/platform/auth/session-ended.ts'
import { findNamedOrganization } from '#web/platform/auth/use-api-href.ts'
import { clearTyped } from '#web/platform/clear-typed.ts'
import { reportError, setErrorUser } from '#web/platform/report-error.ts'
import { attempt, LOGIN_WORDS, REGISTER_WORDS } from './attempt.ts'
import { signWithPasskey } from './sign-with-passkey.ts'

/** Provides the current user. Server rendering already knows it; the browser revalidates it once on hydration. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const me = useQuery({ ...meQuery, refetchOnMount: 'always' })
  const { actions, error, isBusy } = useAuthActions()
  useEffect(() => {
    if (!me.error) return
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged, and nothing else
    console.warn('Fetching the current user failed:', me.error.message)
  }, [me.error])
  const user = me.data ?? null
  useRenewSession(user)
  useActingFor(user)
  useEffect(() => setErrorUser(user && { id: String(user.id), role: user.role }), [user])
  const isLoading = me.isPending || isBusy
  const auth = useMemo<Auth>(
    () => ({ user, isLoading, error, ...actions }),
    [user, isLoading, error, actions],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

const SIGNED_OUT = {
  tab: 'login',
  reason: 'You have been signed out. Sign in, and what you pressed goes on.',
} as const

/** Whoever was signed in when the page was opened signs in again where they are. */
function useRenewSession(user: Account | null): void {
  useEffect(() => {
    if (!user) return
    return onSessionEnded(async () => {
      const again = await promptSignIn(SIGNED_OUT)
      if (!again) return 'nobody'
      return again.id === user.id ? 'same' : 'other'
    })
  }, [user])
}

/** What this tab asks for is asked for the organization that it shows; of one that is lost nothing is read again. */
function useActingFor(user: Account | null): void {
  const queryClient = useQueryClient()
  const id = findNamedOrganization(user)
  useEffect(() => setActingFor(id), [id])
  const before = useRef<Account | null>(null)
  useEffect(() => {
    const earlier = before.current
    before.current = user
    if (earlier && user && earlier.actingFor !== user.actingFor)
      void import('./describe-loss.ts').then((m) => m.sayLoss(earlier, user))
  }, [user])
  useEffect(
    () =>
      onMembershipLost(() => {
        // what was typed stays on the page: it is drawn anew when they go elsewhere
        void queryClient.invalidateQueries({ refetchType: 'none' })
        void queryClient.refetchQueries({ queryKey: meQuery.queryKey })
      }),
    [queryClient],
  )
}

type Actions = Pick<Auth, 'login' | 'register' | 'loginWithPasskey' | 'logout'>

function useAuthActions() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [busy, setBusy] = useState(0)
  const [error, setError] = useState<string | null>(null)
  const actions = useRef<Actions>(null)
  actions.current ??= build()
  return { actions: actions.current, error, isBusy: busy > 0 }

  function build(): Actions {
    const enter = async (call: () => Promise<AuthResult>) => {
      setError(null)
      const result = await whileBusy(call)
      if (!result.user) return result
      await changeUser(queryClient, result.user)
      void router.invalidate()
      return result
    }
    return {
      login: (body) =>
        enter(() => attempt(() => api('POST /api/auth/login', { body }), LOGIN_WORDS, setError)),
      register: (body) =>
        enter(() => attempt(() => api('POST /api/auth/register', { body }), REGISTER_WORDS, setError)),
      loginWithPasskey: () => enter(() => attempt(signWithPasskey, LOGIN_WORDS, setError)),
      logout: () =>
        whileBusy(async () => {
          await api('POST /api/auth/logout', {}).catch((problem) => reportError(problem, 'logout'))
          clearTyped()
          await changeUser(queryClient, null)
          void router.invalidate()
        }),
    }
  }

  async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
    setBusy((count) => count + 1)
    try {
      return await work()
    } finally {
      setBusy((count) => count - 1)
    }
  }
}

/** On a change of user, cached data of the previous one is dropped, or refetched where it is on screen. */
async function changeUser(queryClient: QueryClient, user: Account | null): Promise<void> {
  await queryClient.cancelQueries(meQuery)
  queryClient.setQueryData(meQuery.queryKey, user)
  const others = { predicate: (query: { queryKey: readonly unknown[] }) => query.queryKey[0] !== 'auth' }
  queryClient.removeQueries({ ...others, type: 'inactive' })
  void queryClient.invalidateQueries(others)
}
