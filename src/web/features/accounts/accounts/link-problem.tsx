import type { ReactNode } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { RecoveryPage } from './recovery-page.tsx'

interface LinkProblemProps {
  /** The page's heading. */
  title: string
  /** Without a token it was cut off on its way. */
  isIncomplete: boolean
  /** The way on. */
  children: ReactNode
}

/** A mailed link that cannot work, said before anything is asked for. */
export function LinkProblem({ title, isIncomplete, children }: LinkProblemProps) {
  return (
    <RecoveryPage title={title}>
      <Alert
        tone="danger"
        title={isIncomplete ? 'This link is incomplete' : 'This link has expired or was already used'}
      >
        {isIncomplete && 'Open it from the mail once more. '}
        {children}
      </Alert>
    </RecoveryPage>
  )
}
