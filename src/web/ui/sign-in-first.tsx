import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type SignInFirstProps = { title: string; children: ReactNode; onSignIn: () => void }

/** In place of a page that is somebody's own. */
export function SignInFirst({ title, children, onSignIn }: SignInFirstProps) {
  return (
    <EmptyState headingLevel={1} title={title} action={<Button onClick={onSignIn}>Sign In</Button>}>
      {children}
    </EmptyState>
  )
}
