import { useQuery } from '@tanstack/react-query'
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { ChangeNotice } from '../features/listings/listings/own/change-notice.tsx'
import { SignedInOnly } from '../features/listings/listings/own/signed-in-only.tsx'
import { ListingScreen } from '../features/listings/listings/view/listing-screen.tsx'
import { waitingChangeQuery } from '../features/listings/listings/view/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { withHead } from '../platform/page-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadingState } from '../ui/loading-state.tsx'

export const Route = createFileRoute('/listing/$id_/change')({
  component: withHead({ title: 'A change in review', description: '', path: '/sell', noindex: true }, Page),
})

const root = getRouteApi('__root__')
const SingleMap = lazy(() => import('../map/single-map.tsx').then((m) => ({ default: m.SingleMap })))

function Page() {
  const { id } = Route.useParams()
  return (
    <SignedInOnly>
      <Change id={id} />
    </SignedInOnly>
  )
}

/** A public space as it will be once its waiting change is approved. */
function Change({ id }: { id: string }) {
  const { user } = useAuth()
  const { data: change, isPending } = useQuery(waitingChangeQuery(id))
  const { tileUrl, satelliteUrl } = root.useLoaderData().settings
  const tileUrls = useMemo(() => ({ roadmap: tileUrl, satellite: satelliteUrl }), [tileUrl, satelliteUrl])
  const [now] = useState(() => new Date())
  if (isPending) return <LoadingState label="Loading the change..." />
  if (!change)
    return (
      <EmptyState headingLevel={1} title="No change waits" className="py-24">
        It was decided or taken back meanwhile.{' '}
        <Link to="/listing/$id" params={{ id }} className="link">
          See the page as it is
        </Link>
      </EmptyState>
    )
  const { coordinates } = change.proposed
  return (
    <>
      <ChangeNotice change={change} isAdmin={user?.role === 'admin'} />
      <ListingScreen
        listing={change.proposed}
        market={undefined}
        now={now}
        map={() =>
          coordinates && (
            <Suspense>
              <SingleMap
                listing={{ ...change.proposed, coordinates }}
                tileUrls={tileUrls}
                className="h-full"
              />
            </Suspense>
          )
        }
        back={null}
        actions={null}
        booking={null}
        bar={({ price }) => price}
        sellerLink={(name) => name}
        noContact={<p className="text-ink-soft">Buyers contact the seller from here.</p>}
        onContact={() => {}}
      />
    </>
  )
}
