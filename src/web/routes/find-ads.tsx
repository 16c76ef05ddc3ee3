import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { FindAdsScreen } from '../features/discovery/assistants/find-ads-screen.tsx'
import { type FindAdsSearch, parseFindAdsSearch } from '../features/discovery/assistants/find-ads-search.ts'
import { loadBuyerSearch } from '../features/discovery/assistants/load-buyer-search.ts'
import { AddToPlanHost } from '../features/planning/plans/add-to-plan-host.tsx'
import { CompareTray } from '../listing-parts/compare-tray.tsx'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/find-ads')({
  // read by the page: this file is part of every page
  validateSearch: (search: FindAdsSearch) => search,
  loaderDeps: ({ search }) => ({ ...search }),
  loader: ({ context, deps }) => loadBuyerSearch(context.queryClient, parseFindAdsSearch(deps)),
  component: withHead(
    {
      title: 'Find Ad Opportunities',
      description:
        'Describe your audience, place and budget. The AI Buyer Agent ranks the advertising spaces that fit, and says why.',
      path: '/find-ads',
    },
    FindAdsPage,
  ),
})

const SaveSearch = lazy(() => import('./-save-search.tsx').then((m) => ({ default: m.SaveSearch })))

function FindAdsPage() {
  const given = Route.useSearch()
  const asked = useMemo(() => parseFindAdsSearch({ ...given }), [given])
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
      <AddToPlanHost />
    </>
  )
}
