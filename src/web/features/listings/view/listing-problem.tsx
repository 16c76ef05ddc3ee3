import { Link } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

/** What stands in place of a space that is not there or could not be loaded. */
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
