import { createFileRoute, getRouteApi, redirect } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isQuickAnswer } from '#domain/messaging/quick-answers.ts'
import { pickQuoteSearch } from '../features/booking/quotes/quote-search.ts'
import type { QuoteState } from '../features/booking/quotes/quote-state.ts'
import { parseThreadSearch, type ThreadSearch } from '../features/messaging/conversations/inbox-filter.ts'
import { spaceQuery, threadQuery } from '../features/messaging/conversations/queries.ts'
import { ThreadScreen } from '../features/messaging/conversations/thread-screen.tsx'
import { threadViewingsQuery } from '../features/messaging/viewings/queries.ts'
import { ViewingPanel } from '../features/messaging/viewings/viewing-panel.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { findMe } from '../platform/auth/me-query.ts'
import type { Page } from '../platform/head.ts'
import { orNotFound } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { randomId } from '../platform/random-id.ts'
import { ErrorState } from '../ui/error-state.tsx'

const inbox = getRouteApi('/inbox')

const ThreadDates = lazy(() =>
  import('../features/booking/quotes/thread-dates.tsx').then((m) => ({ default: m.ThreadDates })),
)

const OfferButton = lazy(() =>
  import('../features/booking/bookings/offer/offer-button.tsx').then((m) => ({ default: m.OfferButton })),
)

const HEAD = { title: 'Inbox', description: 'A conversation about a space.', path: '/inbox', noindex: true }

export const Route = createFileRoute('/inbox/$id')({
  validateSearch: (search: Record<string, unknown>): ThreadSearch & QuoteState => ({
    ...pickQuoteSearch(search),
    ...parseThreadSearch(search),
  }),
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { before } }) => {
    if (!(await findMe(queryClient))) return null
    const query = { ...threadQuery(id, before ?? null), staleTime: 'static' as const }
    const data = await orNotFound(queryClient.infiniteQuery(query))
    const [conversation] = data.pages
    // an enquiry's number, from before conversations
    if (conversation && String(conversation.id) !== id)
      throw redirect({ to: '/inbox/$id', params: { id: String(conversation.id) }, statusCode: 301 })
    if (conversation && import.meta.env.SSR)
      await Promise.allSettled([
        queryClient.query(spaceQuery(conversation.listing.id)),
        queryClient.query(threadViewingsQuery(conversation)),
      ])
    return { otherName: conversation?.other.name ?? '', formId: randomId() }
  },
  component: withHead(useHead, ThreadPage),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return (
    <ErrorState headingLevel={1} title="There is no such conversation">
      It may belong to another account.
    </ErrorState>
  )
}

function useHead(): Page {
  const data = Route.useLoaderData()
  return { ...HEAD, title: data ? `${data.otherName}, inbox` : HEAD.title }
}

function ThreadPage() {
  const { user } = useAuth()
  const { id } = Route.useParams()
  const { before, answer } = Route.useSearch()
  const data = Route.useLoaderData()
  const { renderedAt } = inbox.useLoaderData()
  const filter = inbox.useLoaderDeps()
  if (!user) return null
  return (
    <ThreadScreen
      {...{ id, before, filter }}
      answer={isQuickAnswer(answer) ? answer : undefined}
      formId={data?.formId ?? ''}
      userId={user.id}
      now={new Date(renderedAt)}
      dates={(conversation, ask) => (
        <Suspense>
          <ThreadDates conversation={conversation} onAsk={ask} />
        </Suspense>
      )}
      offer={(conversation) => (
        <Suspense>
          <OfferButton conversation={conversation} />
        </Suspense>
      )}
      viewings={(conversation) => <ViewingPanel conversation={conversation} />}
    />
  )
}
