import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PageHead } from '#web/platform/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const Art = lazy(async () => ({
  default: (await import('#web/ui/illustrations/nothing-yet-art.tsx')).NothingYetArt,
}))

export function NotFoundScreen() {
  return (
    <>
      <PageHead title="404 Page Not Found" description="There is nothing at this address." noindex />
      <EmptyState
        headingLevel={1}
        title="404 Page Not Found"
        className="py-16 [&_h1]:text-4xl"
        art={
          <Suspense fallback={<div className="aspect-[24/17]" />}>
            <Art />
          </Suspense>
        }
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
    </>
  )
}
