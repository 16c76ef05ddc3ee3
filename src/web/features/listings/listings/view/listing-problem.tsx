import { Link } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

/** Error state for a space that does not exist or failed to load. */
export function ListingProblem({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <ErrorState
      headingLevel={1}
      title="Oops! Something went wrong"
      className="py-20"
      {...(onRetry ? { onRetry } : {})}
      action={
        <Button variant={onRetry ? 'outline' : 'default'} render={<Link to="/" />}>
          Go back to home
        </Button>
      }
    >
      {message}
    </ErrorState>
  )
}
