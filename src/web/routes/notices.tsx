import { createFileRoute } from '@tanstack/react-router'
import { NoticesScreen } from '../features/ground/notices/notices-screen.tsx'
import { noticesQuery } from '../features/ground/notices/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const CURSOR = /^\d{1,16}$/

export const Route = createFileRoute('/notices')({
  validateSearch: ({ cursor }): { cursor?: string } =>
    CURSOR.test(String(cursor)) ? { cursor: String(cursor) } : {},
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  loader: async ({ context: { queryClient }, deps: { cursor } }) => {
    const renderedAt = Date.now()
    // in the browser the list loads on its own, and shows a failure with a retry button
    if (import.meta.env.SSR && (await findMe(queryClient)))
      await queryClient.infiniteQuery(noticesQuery(cursor)).catch(() => null)
    return { renderedAt }
  },
  component: withHead(
    {
      title: 'Notices',
      description: 'News of your spaces, messages and viewings.',
      path: '/notices',
      noindex: true,
    },
    NoticesPage,
  ),
})

function NoticesPage() {
  const { user } = useAuth()
  const { renderedAt } = Route.useLoaderData()
  const { cursor } = Route.useSearch()
  if (user) return <NoticesScreen cursor={cursor} now={new Date(renderedAt)} />
  return (
    <SignInFirst title="Notices" onSignIn={() => openAuthDialog('login')}>
      Sign in to see news of your spaces, messages and viewings.
    </SignInFirst>
  )
}
