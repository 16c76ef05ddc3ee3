import type { ReactNode } from 'react'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { openAuthDialog } from '#web/platform/auth/auth-dialog-store.ts'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { SignInFirst } from '#web/ui/sign-in-first.tsx'

/** Gate for personal content: guests get a sign-in prompt in place. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { user, isLoading } = useAuth()
  if (user) return children
  if (isLoading) return <LoadingState label="Loading..." />
  return (
    <SignInFirst headingLevel={2} title="Sign in to see your spaces" onSignIn={() => openAuthDialog('login')}>
      Your listings, their review and what to do next are kept with your account.
    </SignInFirst>
  )
}
