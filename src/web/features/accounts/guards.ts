import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Account } from '#contract/accounts.ts'
import { findMe } from '#web/platform/auth/me-query.ts'

interface Guarded {
  context: { queryClient: QueryClient }
}

/** `beforeLoad` of the admin pages: anyone else is sent home, and an admin without the second factor they need to where it is set up. The API refuses for itself. */
export async function requireAdmin({ context }: Guarded): Promise<{ me: Account }> {
  const me = await findMe(context.queryClient)
  if (me?.role !== 'admin') throw redirect({ to: '/', replace: true })
  if (me.needsSecondFactor) throw redirect({ to: '/account', hash: 'two-step', replace: true })
  return { me }
}
