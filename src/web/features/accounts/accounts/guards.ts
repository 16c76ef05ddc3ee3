import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Account } from '#contract/accounts/accounts.ts'
import { findMe } from '#web/platform/auth/me-query.ts'

interface Guarded {
  context: { queryClient: QueryClient }
}

/**
 * `beforeLoad` guard of the admin pages: redirects others home, and admins without the required second factor to its
 * setup. The API enforces this itself.
 */
export async function requireAdmin({ context }: Guarded): Promise<{ me: Account }> {
  const me = await findMe(context.queryClient)
  if (me?.role !== 'admin') throw redirect({ to: '/', replace: true })
  if (me.needsSecondFactor) throw redirect({ to: '/account', hash: 'two-step', replace: true })
  return { me }
}
