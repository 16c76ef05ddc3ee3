import type { ReactNode } from 'react'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { openAuthDialog } from '#web/platform/auth/auth-dialog-store.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'

/** What follows belongs to somebody: guests are asked who they are, and stay on the page. */
export function SignInFirst({ children }: { children: ReactNode }) {
  const { user, isLoading } = useAuth()
  if (user) return children
  if (isLoading) return <LoadingState label="Loading..." />
  return (
    <EmptyState
      headingLevel={2}
      title="Sign in to see your spaces"
      action={<Button onClick={() => openAuthDialog('login')}>Sign In</Button>}
    >
      Your listings, their review and what to do next are kept with your account.
    </EmptyState>
  )
}
