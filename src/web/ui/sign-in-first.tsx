import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

type SignInFirstProps = Pick<EmptyStateProps, 'headingLevel'> & {
  title: string
  children: ReactNode
  onSignIn: () => void
}

/** Sign-in prompt in place of a personal page. */
export function SignInFirst({ headingLevel = 1, title, children, onSignIn }: SignInFirstProps) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={title}
      action={<Button onClick={onSignIn}>Sign In</Button>}
    >
      {children}
    </EmptyState>
  )
}
