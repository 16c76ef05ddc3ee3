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
import { PageHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const VIEWPORT = 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'

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
  // the composer stays above a phone's keyboard; the router lets it stand for the other pages'
  head: () => ({ meta: [{ name: 'viewport', content: VIEWPORT }] }),
  component: InboxPage,
})

function InboxPage() {
  const { user } = useAuth()
  const { renderedAt } = Route.useLoaderData()
  const filter = Route.useLoaderDeps()
  const { id } = useParams({ strict: false })
  const isThreadOpen = id !== undefined
  // a thread has its own
  const head = !(user && isThreadOpen) && (
    <PageHead title="Inbox" description="Your conversations with sellers and buyers." path="/inbox" noindex />
  )
  if (!user)
    return (
      <>
        {head}
        <SignInFirst title="Inbox" onSignIn={() => openAuthDialog('login')}>
          Sign in to read and answer your messages.
        </SignInFirst>
      </>
    )
  const openId = isThreadOpen ? Number(id) : null
  return (
    <>
      {head}
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
