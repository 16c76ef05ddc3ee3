import { createFileRoute, Link } from '@tanstack/react-router'
import type { SearchNews } from '#contract/discovery/alerts.ts'
import { NewsScreen } from '../features/discovery/alerts/news-screen.tsx'
import { searchNewsQuery } from '../features/discovery/alerts/queries.ts'
import { parseSearchState } from '../features/discovery/search/search-state.ts'
import { suggestName } from '../features/discovery/search/suggest-name.ts'
import { AddToPlanHost } from '../features/planning/plans/add-to-plan-host.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import type { Page } from '../platform/head.ts'
import { orNotFound } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const CURSOR = /^\d{1,10}$/

const HEAD = {
  title: 'Saved search',
  description: 'What a saved search has found.',
  path: '/saved',
  noindex: true,
}

export const Route = createFileRoute('/saved_/searches/$id')({
  validateSearch: ({ cursor }): { cursor?: string } =>
    CURSOR.test(String(cursor)) ? { cursor: String(cursor) } : {},
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { cursor } }) => {
    const renderedAt = Date.now()
    if (!(await findMe(queryClient))) return { renderedAt, name: null }
    const news = await orNotFound(queryClient.query(searchNewsQuery(Number(id), cursor)))
    return { renderedAt, name: news.name }
  },
  component: withHead(useHead, SearchNewsPage),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return (
    <ErrorState headingLevel={1} title="There is no such saved search">
      It may belong to another account.
    </ErrorState>
  )
}

function useHead(): Page {
  const data = Route.useLoaderData()
  return { ...HEAD, title: data?.name ?? HEAD.title }
}

function SearchNewsPage() {
  const { user } = useAuth()
  const { id } = Route.useParams()
  const { cursor } = Route.useSearch()
  const { renderedAt } = Route.useLoaderData()
  if (user)
    return (
      <>
        <NewsScreen id={Number(id)} cursor={cursor} now={new Date(renderedAt)} present={presentNews} />
        <AddToPlanHost />
      </>
    )
  return (
    <SignInFirst title="Saved search" onSignIn={() => openAuthDialog('login')}>
      Sign in to see what your search has found.
    </SignInFirst>
  )
}

function presentNews({ search }: SearchNews) {
  const state = parseSearchState(search)
  return {
    words: suggestName(state),
    link: (
      <Link to="/" search={state} className="link">
        See all that fit now
      </Link>
    ),
  }
}
