import { Match, Outlet, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'

/**
 * The page below the root, and the mark that it is hydrated. The framework's own outlet is a boundary that React
 * hydrates after everything around it: a mark set outside would come too early, and input made in between is lost.
 * What stands around or in place of a page is within it.
 */
export function LiveOutlet({ frame }: { frame: (page: ReactNode) => ReactNode }) {
  const pageId = useRouterState({
    select: ({ matches: [root, page] }) => (isWhole(root) ? page?.routeId : undefined),
  })
  return (
    <Suspense>
      {frame(pageId === undefined ? <Outlet /> : <Match routeId={pageId} />)}
      <LiveMark />
    </Suspense>
  )
}

/** Whether the root shows a page rather than "not found". */
function isWhole(root: object | undefined): boolean {
  return !(root as { _notFound?: boolean } | undefined)?._notFound
}

function LiveMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return null
}
