import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type ErrorStateProps = {
  /** What happened. */
  title: ReactNode
  children?: ReactNode
  art?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  action?: ReactNode
  headingLevel?: 1 | 2 | 3 | 4
  className?: string
}

export function ErrorState({ onRetry, retryLabel = 'Try Again', action, ...rest }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        action={
          (onRetry || action) && (
            <>
              {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
              {action}
            </>
          )
        }
      />
    </div>
  )
}
