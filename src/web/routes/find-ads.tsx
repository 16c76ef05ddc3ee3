import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { FindAdsScreen } from '../features/assistants/find-ads-screen.tsx'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/find-ads')({
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
  return (
    <FindAdsScreen
      renderSave={(search) => (
        <Suspense fallback={null}>
          <SaveSearch state={search} />
        </Suspense>
      )}
    />
  )
}
