import { createFileRoute, Link } from '@tanstack/react-router'
import type { SavedSearch } from '#contract/saved.ts'
import { SavedScreen } from '../features/saved/saved-screen.tsx'
import { parseSearchState } from '../features/search/search-state.ts'
import { suggestName } from '../features/search/suggest-name.ts'
import { CompareTray } from '../listing-parts/compare-tray.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/saved')({
  loader: () => ({ renderedAt: Date.now() }),
  head: (context) =>
    pageHead(context, {
      title: 'Saved',
      description: 'The spaces you marked and the searches you keep.',
      path: '/saved',
      noindex: true,
    }),
  component: SavedPage,
})

function SavedPage() {
  const { user } = useAuth()
  const { renderedAt } = Route.useLoaderData()
  return (
    <>
      <SavedScreen
        isSignedIn={user !== null}
        now={new Date(renderedAt)}
        onSignIn={() => openAuthDialog('login')}
        present={presentSearch}
      />
      <CompareTray />
    </>
  )
}

function presentSearch({ name, search }: SavedSearch) {
  const state = parseSearchState(search)
  return {
    words: suggestName(state),
    link: (
      <Link to="/" search={state} className="link">
        {name}
      </Link>
    ),
  }
}
