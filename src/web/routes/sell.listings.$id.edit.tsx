import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { CrossPostSection } from '../features/listings/cross-posting/cross-post-section.tsx'
import { EditListingScreen } from '../features/listings/listings/edit/edit-listing-screen.tsx'
import { IfMay } from '../platform/auth/if-may.tsx'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/sell/listings/$id/edit')({
  component: withHead(
    {
      title: 'Edit your space',
      description: 'Change a listing of yours.',
      path: '/sell',
      noindex: true,
    },
    EditListingPage,
  ),
})

const SellerAdvice = lazy(() =>
  import('../features/discovery/assistants/seller-advice.tsx').then((m) => ({ default: m.SellerAdvice })),
)
const LateAdvice = () => (
  <Suspense fallback={null}>
    <SellerAdvice />
  </Suspense>
)

const TransferSection = lazy(() =>
  import('../features/listings/listings/transfer/transfer-section.tsx').then((m) => ({
    default: m.TransferSection,
  })),
)

const root = getRouteApi('__root__')

function EditListingPage() {
  const { id } = Route.useParams()
  const { tileUrl, satelliteUrl } = root.useLoaderData().settings
  const tileUrls = useMemo(() => ({ roadmap: tileUrl, satellite: satelliteUrl }), [tileUrl, satelliteUrl])
  return (
    <EditListingScreen
      id={id}
      tileUrls={tileUrls}
      advice={<LateAdvice />}
      CrossPosting={CrossPostSection}
      transfer={
        <IfMay needs="organization">
          <Suspense fallback={null}>
            <TransferSection id={Number(id)} />
          </Suspense>
        </IfMay>
      }
    />
  )
}
