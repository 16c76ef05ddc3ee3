import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { parseInboxFilter } from '../features/messaging/conversations/inbox-filter.ts'
import { InboxHead } from '../features/messaging/conversations/inbox-head.tsx'
import { InboxScreen } from '../features/messaging/conversations/inbox-screen.tsx'
import { LiveInbox } from '../features/messaging/conversations/live-inbox.tsx'
import { conversationsQuery } from '../features/messaging/conversations/queries.ts'
import { ThreadList } from '../features/messaging/conversations/thread-list.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { pageHead } from '../platform/head.ts'
import { SignInFirst } from '../ui/sign-in-first.tsx'

/** The list, beside every page of the inbox. */
export const Route = createFileRoute('/inbox')({
  validateSearch: parseInboxFilter,
  loaderDeps: ({ search }) => parseInboxFilter({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    const renderedAt = Date.now()
    // in the browser the list loads on its own, and shows a failure with a retry button
    if (import.meta.env.SSR && (await findMe(queryClient)))
      await queryClient.infiniteQuery(conversationsQuery(deps)).catch(() => null)
    return { renderedAt }
  },
  head: (context) => {
    const { meta, ...head } = pageHead(context, {
      title: 'Inbox',
      description: 'Your conversations with sellers and buyers.',
      path: '/inbox',
      noindex: true,
    })
    // the composer stays above a phone's keyboard
    const viewport =
      'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'
    return { ...head, meta: [...meta, { name: 'viewport', content: viewport }] }
  },
  component: InboxPage,
})

function InboxPage() {
  const { user } = useAuth()
  const { renderedAt } = Route.useLoaderData()
  const filter = Route.useLoaderDeps()
  const { id } = useParams({ strict: false })
  if (!user)
    return (
      <SignInFirst title="Inbox" onSignIn={() => openAuthDialog('login')}>
        Sign in to read and answer your messages.
      </SignInFirst>
    )
  const isThreadOpen = id !== undefined
  const openId = isThreadOpen ? Number(id) : null
  return (
    <>
      <LiveInbox openId={openId} />
      <InboxScreen
        isThreadOpen={isThreadOpen}
        list={
          <>
            <InboxHead filter={filter} isThreadOpen={isThreadOpen} />
            <ThreadList filter={filter} openId={openId} now={new Date(renderedAt)} />
          </>
        }
      >
        <Outlet />
      </InboxScreen>
    </>
  )
}
