import { createFileRoute, Link } from '@tanstack/react-router'
import type { SavedSearch } from '#contract/discovery/saved.ts'
import { AlertSettings } from '../features/discovery/alerts/alert-settings.tsx'
import { loadSaved } from '../features/discovery/saved/load-saved.ts'
import { SavedScreen } from '../features/discovery/saved/saved-screen.tsx'
import { SearchCount } from '../features/discovery/search/search-count.tsx'
import { parseSearchState } from '../features/discovery/search/search-state.ts'
import { suggestName } from '../features/discovery/search/suggest-name.ts'
import { AddToPlanHost } from '../features/planning/plans/add-to-plan-host.tsx'
import { CompareTray } from '../listing-parts/compare-tray.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/saved')({
  validateSearch: ({ tab }): { tab?: 'searches' } => (tab === 'searches' ? { tab } : {}),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    // in the browser the list loads on its own, and shows a failure with a retry button
    if (import.meta.env.SSR && (await findMe(queryClient)))
      await loadSaved(queryClient, deps.tab ?? 'favorites').catch(() => null)
    return { renderedAt: Date.now() }
  },
  component: withHead(
    {
      title: 'Saved',
      description: 'The spaces you marked and the searches you keep.',
      path: '/saved',
      noindex: true,
    },
    SavedPage,
  ),
})

function SavedPage() {
  const { user } = useAuth()
  const { renderedAt } = Route.useLoaderData()
  const { tab } = Route.useSearch()
  return (
    <>
      <SavedScreen
        isSignedIn={user !== null}
        now={new Date(renderedAt)}
        onSignIn={() => openAuthDialog('login')}
        tab={tab ?? 'favorites'}
        present={presentSearch}
      />
      <CompareTray />
      <AddToPlanHost />
    </>
  )
}

function presentSearch({ id, name, search, alert }: SavedSearch) {
  const state = parseSearchState(search)
  const words = suggestName(state)
  return {
    // a search keeps the suggested name unless somebody chose another
    words: words === name ? null : words,
    count: <SearchCount state={state} />,
    link: (
      <Link to="/" search={state} className="link">
        {name}
      </Link>
    ),
    alert: alert && (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to="/saved/searches/$id" params={{ id: String(id) }} className="link text-sm">
          {alert.news > 0 ? `${alert.news} new` : 'What it found'}
          <span className="sr-only"> for {name}</span>
        </Link>
        <AlertSettings searchId={id} alert={alert} name={name} isShort />
      </div>
    ),
  }
}
