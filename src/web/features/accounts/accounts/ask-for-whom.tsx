import { useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { findWanted } from './wanted-organization.ts'

const OpenAs = lazy(() => import('./open-as.tsx').then((m) => ({ default: m.OpenAs })))
const WhosePage = lazy(() => import('./whose-page.tsx').then((m) => ({ default: m.WhosePage })))

/**
 * Asks whoever belongs to several organizations before a link of another one than they act for is opened, and where a page that was not
 * found is another one's. Following a link changes nothing: only the press does.
 */
export function AskForWhom({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const as = useRouterState({ select: (state) => (state.location.search as { as?: unknown }).as })
  const isMissing = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'notFound'),
  })
  if (!user || user.organizations.length < 2) return children
  const wanted = findWanted(user, { pathname, as })
  if (wanted)
    return (
      <Suspense>
        <OpenAs organization={wanted} user={user} />
      </Suspense>
    )
  if (!isMissing) return children
  return (
    <Suspense fallback={children}>
      <WhosePage path={pathname} user={user}>
        {children}
      </WhosePage>
    </Suspense>
  )
}
