import { Link } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function NotFoundScreen() {
  return (
    <EmptyState
      headingLevel={1}
      title="404 Page Not Found"
      className="py-24"
      action={
        <>
          <Button render={<Link to="/" />}>Search advertising spaces</Button>
          <Button variant="outline" render={<Link to="/help" />}>
            Help center
          </Button>
        </>
      }
    >
      There is nothing at this address. It may have moved, or the link has a typing error.
    </EmptyState>
  )
}
