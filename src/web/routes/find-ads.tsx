import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { FindAdsScreen } from '../features/discovery/assistants/find-ads-screen.tsx'
import { parseFindAdsSearch } from '../features/discovery/assistants/find-ads-search.ts'
import { loadBuyerSearch } from '../features/discovery/assistants/load-buyer-search.ts'
import { CompareTray } from '../listing-parts/compare-tray.tsx'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/find-ads')({
  validateSearch: parseFindAdsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadBuyerSearch(context.queryClient, deps),
  head: (context) =>
    pageHead(context, {
      title: 'Find Ad Opportunities',
      description:
        'Describe your audience, place and budget. The AI Buyer Agent ranks the advertising spaces that fit, and says why.',
      path: '/find-ads',
    }),
  component: FindAdsPage,
})

const SaveSearch = lazy(() => import('./-save-search.tsx').then((m) => ({ default: m.SaveSearch })))

function FindAdsPage() {
  const asked = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <FindAdsScreen
        asked={asked}
        onAsk={(next) => void navigate({ search: next, resetScroll: false })}
        renderSave={(search) => (
          <Suspense fallback={null}>
            <SaveSearch state={search} />
          </Suspense>
        )}
      />
      <CompareTray />
    </>
  )
}
