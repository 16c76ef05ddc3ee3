import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useSyncExternalStore } from 'react'
import type { Listing } from '#contract/listings.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { CardFrame } from '#web/listing-parts/card-frame.tsx'
import { setCompared } from '#web/listing-parts/compare-toggle.tsx'
import { compared } from '#web/listing-parts/compared.ts'
import { ListingLink } from '#web/listing-parts/listing-link.tsx'
import { favorites, useStoredSet } from '#web/listing-parts/listing-marks.ts'
import { ListingPlace } from '#web/listing-parts/listing-place.tsx'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'

/** Favorites, latest first. One removed here stays visible until the page is left. */
export function FavoriteList() {
  const marked = useStoredSet(favorites)
  const shown = useRef<number[]>([])
  const fresh = [...marked].reverse().filter((id) => !shown.current.includes(id))
  shown.current = [...fresh, ...shown.current]
  const ids = shown.current
  const query = useListings(ids)
  const isLive = useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer)
  // favorites are in local storage, which server rendering cannot read
  if (!isLive) return <LoadingState label="Loading favorites..." />
  if (ids.length === 0) return <NothingMarked />
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
            <FavoriteCard listing={listing} />
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

function useListings(ids: number[]) {
  return useInfiniteQuery({
    queryKey: ['saved', 'listings', ids],
    enabled: ids.length > 0,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const some = ids.slice(pageParam, pageParam + PAGE_SIZE)
      const listings = await api('GET /api/favorites/listings', { query: { ids: some.join() }, signal })
      return { listings, asked: some.length, next: pageParam + PAGE_SIZE }
    },
    getNextPageParam: ({ next }) => (next < ids.length ? next : undefined),
    // a favorite added meanwhile adds a card without blanking the page
    placeholderData: (before) => before,
  })
}

function NothingMarked() {
  return (
    <EmptyState title="No favorites yet" action={<Button render={<Link to="/" />}>Find spaces</Button>}>
      Press the heart on a space to find it here again.
    </EmptyState>
  )
}

const PICTURE = {
  sizes: '(min-width: 1024px) 22rem, (min-width: 640px) 50vw, 100vw',
  className: 'aspect-[16/10]',
}

function FavoriteCard({ listing }: { listing: Listing }) {
  const isCompared = useStoredSet(compared).has(listing.id)
  return (
    <CardFrame
      listing={listing}
      hasCompare={false}
      picture={PICTURE}
      className="wrap-anywhere h-full break-inside-avoid"
    >
      <TypeBadge adType={listing.adType} className="self-start" />
      <h2 className="line-clamp-2 text-[1.0625rem] leading-snug">
        <ListingLink
          id={listing.id}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {listing.title}
        </ListingLink>
      </h2>
      <ListingPlace>
        <span className="line-clamp-1">{listing.location.text}</span>
      </ListingPlace>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-1.5">
        <PriceText price={listing.price} interval={listing.interval} size="lg" />
        <Checkbox
          label={
            <>
              Compare<span className="sr-only"> {listing.title}</span>
            </>
          }
          checked={isCompared}
          onChange={(event) => setCompared(listing.id, event.target.checked)}
          className="relative z-10 print:hidden"
        />
      </div>
    </CardFrame>
  )
}
