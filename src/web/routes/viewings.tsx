import { createFileRoute } from '@tanstack/react-router'
import { viewingsQuery } from '../features/messaging/viewings/queries.ts'
import { ViewingsScreen } from '../features/messaging/viewings/viewings-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/viewings')({
  validateSearch: ({ when }: Record<string, unknown>) => (when === 'past' ? { when: 'past' as const } : {}),
  loaderDeps: ({ search: { when } }) => ({ when: when ?? ('upcoming' as const) }),
  loader: async ({ context: { queryClient }, deps: { when } }) => {
    // in the browser the list loads on its own, and shows a failure with a retry button
    if (import.meta.env.SSR && (await findMe(queryClient)))
      await queryClient.infiniteQuery(viewingsQuery(when)).catch(() => null)
  },
  component: withHead(
    {
      title: 'Viewings',
      description: 'Whom you meet at which space, and when.',
      path: '/viewings',
      noindex: true,
    },
    ViewingsPage,
  ),
})

function ViewingsPage() {
  const { user } = useAuth()
  const { when } = Route.useLoaderDeps()
  if (user) return <ViewingsScreen when={when} />
  return (
    <SignInFirst title="Viewings" onSignIn={() => openAuthDialog('login')}>
      Sign in to see whom you meet, and when.
    </SignInFirst>
  )
}
