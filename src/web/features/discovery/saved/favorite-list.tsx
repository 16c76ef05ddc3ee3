import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { favorites, useStoredSet } from '#web/listing-parts/listing-marks.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { FavoriteCard } from './favorite-card.tsx'
import { favoriteListingsQuery } from './favorite-listings.ts'

interface FavoriteListProps {
  /** Marked in the account, latest first: known before this browser's own marks are. */
  kept?: readonly number[]
  /** Only these of all that are marked. */
  among?: ReadonlySet<number> | undefined
  /** Said when none of them is marked. */
  whenEmpty?: ReactNode
  /** What is kept beside a mark, under its card's price. */
  renderKept?: (listing: Listing) => ReactNode
}

/** Favorites, latest first. One removed here stays visible until the page is left. */
export function FavoriteList(props: FavoriteListProps) {
  const { kept, among, whenEmpty = <NothingMarked />, renderKept } = props
  const marked = useStoredSet(favorites)
  const shown = useRef<readonly number[]>(kept ?? [])
  const fresh = [...marked].reverse().filter((id) => !shown.current.includes(id))
  shown.current = [...fresh, ...shown.current]
  const ids = among ? shown.current.filter((id) => among.has(id)) : shown.current
  const query = useInfiniteQuery({
    ...favoriteListingsQuery(ids),
    enabled: ids.length > 0,
    // a favorite added meanwhile adds a card without blanking the page
    placeholderData: keepPreviousData,
  })
  const isLive = useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer)
  // a guest's favorites are in local storage, which server rendering cannot read
  if (!isLive && !kept) return <LoadingState label="Loading favorites..." />
  if (ids.length === 0) return shown.current.length === 0 ? <NothingMarked /> : whenEmpty
  if (query.isPending) return <LoadingState label="Loading favorites..." />
  if (query.isError) return <ErrorState title={query.error.message} onRetry={() => void query.refetch()} />
  const listings = query.data.pages.flatMap((page) => page.listings)
  const asked = query.data.pages.reduce((sum, page) => sum + page.asked, 0)
  const gone = asked - listings.length
  return (
    <>
      {gone > 0 && (
        <p className="mb-4 text-ink-soft">
          {gone === 1 ? 'One space you marked is' : `${gone} spaces you marked are`} not on the market at the
          moment.
        </p>
      )}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2">
        {listings.map((listing) => (
          <li key={listing.id}>
            <FavoriteCard listing={listing}>{renderKept?.(listing)}</FavoriteCard>
          </li>
        ))}
      </ul>
      <NextPage query={query} progress={`Showing ${asked} of ${ids.length}`} />
    </>
  )
}

const subscribeToNothing = () => () => {}
const isInBrowser = () => true
const isOnServer = () => false

function NothingMarked() {
  return (
    <EmptyState title="No favorites yet" action={<Button render={<Link to="/" />}>Find spaces</Button>}>
      Press the heart on a space to find it here again.
    </EmptyState>
  )
}
