import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, getRouteApi, Link, notFound, useRouter } from '@tanstack/react-router'
import { type ComponentProps, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { DraftInput } from '#contract/booking/bookings.ts'
import { listingPath } from '#domain/paths.ts'
import { ShownPhotosSection } from '../features/booking/proofs/shown-photos/shown-photos-section.tsx'
import { BookBar } from '../features/booking/quotes/book-bar.tsx'
import { QuotePanel } from '../features/booking/quotes/quote-panel.tsx'
import type { QuoteState } from '../features/booking/quotes/quote-state.ts'
import { SkipToDates } from '../features/booking/quotes/skip-to-dates.tsx'
import { BackToSearch } from '../features/discovery/search/back-to-search.tsx'
import { listingJsonLd } from '../features/listings/listings/view/json-ld.ts'
import { ListingProblem } from '../features/listings/listings/view/listing-problem.tsx'
import { ListingScreen } from '../features/listings/listings/view/listing-screen.tsx'
import { PageActions } from '../features/listings/listings/view/page-actions.tsx'
import { listingMarketQuery, listingQuery } from '../features/listings/listings/view/queries.ts'
import { useCountView } from '../features/listings/listings/view/use-count-view.ts'
import { reachQuery } from '../features/messaging/conversations/reach-query.ts'
import { ReportButton } from '../features/messaging/reports/report-button.tsx'
import { AddToPlanHost } from '../features/planning/plans/add-to-plan-host.tsx'
import { AddToPlanButton } from '../listing-parts/add-to-plan-button.tsx'
import { CompareTray } from '../listing-parts/compare-tray.tsx'
import { ApiError } from '../platform/api.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { IfMay, RoleNote } from '../platform/auth/if-may.tsx'
import { findMe } from '../platform/auth/me-query.ts'
import { useMay } from '../platform/auth/use-may.ts'
import { type Page, shorten } from '../platform/head.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/listing/$id')({
  // read by the panel: this file is part of every page
  validateSearch: (search: QuoteState) => search,
  loader: async ({ context, params, location }) => {
    try {
      const listing = await context.queryClient.query({ ...listingQuery(params.id), staleTime: 'static' })
      // in the browser the page shows at once, and asks on its own; this is then no part of its scripts
      if (import.meta.env.SSR) {
        const { loadPrice } = await import('../features/booking/quotes/load-price.ts')
        const { shownPhotosQuery } = await import('../features/booking/proofs/shown-photos/queries.ts')
        const { sellerRatingQuery } = await import('../features/booking/seller-reviews/queries.ts')
        const { standsWithQuery } = await import('../features/listings/listings/view/stands-with-query.ts')
        await Promise.all([
          context.queryClient.prefetchQuery(standsWithQuery(listing.id)),
          context.queryClient.prefetchQuery(shownPhotosQuery(listing.id)),
          loadPrice(context.queryClient, listing.id, location.search),
          context.queryClient.prefetchQuery(listingMarketQuery(params.id)),
          context.queryClient.prefetchQuery(sellerRatingQuery(listing.sellerId)),
        ])
        if (await findMe(context.queryClient))
          await context.queryClient.query(reachQuery(listing.sellerId)).catch(() => null)
      }
      return { listing, renderedAt: Date.now() }
    } catch (error) {
      if (error instanceof ApiError && [400, 404].includes(error.status)) throw notFound()
      throw error
    }
  },
  component: withHead(useHead, ListingPage),
  notFoundComponent: withHead(
    { title: 'Listing not found', description: '', path: '/', noindex: true },
    Missing,
  ),
  errorComponent: LoadProblem,
})

function Missing() {
  return <ListingProblem message="Listing not found" />
}

function useHead(): Page {
  const { listing } = Route.useLoaderData()
  return {
    title: `${listing.title}, ${listing.location.text}`,
    description: shorten(listing.description),
    path: listingPath(listing.id),
    images: listing.images.map((image) => ({ ...image, alt: image.alt || listing.title })),
    jsonLd: (publicUrl) => listingJsonLd(listing, publicUrl),
  }
}

const root = getRouteApi('__root__')
const SellerRating = lazy(() =>
  import('../features/booking/seller-reviews/seller-rating.tsx').then((m) => ({ default: m.SellerRating })),
)
const SingleMap = lazy(() => import('../map/single-map.tsx').then((m) => ({ default: m.SingleMap })))
const ContactDialog = lazy(() =>
  import('../features/messaging/conversations/contact-dialog.tsx').then((m) => ({
    default: m.ContactDialog,
  })),
)
const NoContact = lazy(() =>
  import('../features/messaging/conversations/no-contact.tsx').then((m) => ({ default: m.NoContact })),
)
const SlotPicker = lazy(() =>
  import('../features/messaging/viewings/slot-picker.tsx').then((m) => ({ default: m.SlotPicker })),
)
const PreviewNotice = lazy(() =>
  import('../features/listings/listings/own/preview-notice.tsx').then((m) => ({ default: m.PreviewNotice })),
)
const SaysTwoThings = lazy(() =>
  import('../features/listings/listings/own/says-two-things.tsx').then((m) => ({ default: m.SaysTwoThings })),
)
const ReportDialog = lazy(() =>
  import('../features/messaging/reports/report-dialog.tsx').then((m) => ({ default: m.ReportDialog })),
)
const ReviewBar = lazy(() =>
  import('../features/listings/reviews/review-bar.tsx').then((m) => ({ default: m.ReviewBar })),
)
type OpenDialog = 'message' | 'viewing' | 'call' | 'report'

function ListingPage(): ReactNode {
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const { renderedAt } = Route.useLoaderData()
  const { data: listing } = useSuspenseQuery(listingQuery(id))
  useCountView(listing)
  const { user } = useAuth()
  const { data: market } = useQuery({ ...listingMarketQuery(id), enabled: listing.status === 'active' })
  const { data } = useQuery({ ...reachQuery(listing.sellerId), enabled: user !== null })
  const reach = (user && data?.reach) ?? 'open'
  const isOwn = user?.actingFor === listing.sellerId
  const { tileUrl, satelliteUrl } = root.useLoaderData().settings
  const tileUrls = useMemo(() => ({ roadmap: tileUrl, satellite: satelliteUrl }), [tileUrl, satelliteUrl])
  const { coordinates } = listing
  const map = () =>
    coordinates && (
      <Suspense>
        <SingleMap listing={{ ...listing, coordinates }} tileUrls={tileUrls} className="h-full" />
      </Suspense>
    )
  // stays mounted while closed, so that input is still there when it reopens
  const mayWrite = useMay('talk')
  const [asked, setAsked] = useState<{ kind: OpenDialog; isOpen: boolean; words?: string } | null>(null)
  const dialog = (kinds: OpenDialog[]) => ({
    listing,
    isOpen: Boolean(asked?.isOpen && kinds.includes(asked.kind)),
    onClose: () => setAsked((before) => before && { ...before, isOpen: false }),
  })
  const ask = (words: string) => setAsked({ kind: 'message', isOpen: true, words })
  return (
    <>
      <SkipToDates listingId={listing.id} />
      {user?.role === 'admin' && (
        <Suspense>
          <ReviewBar key={listing.id} listing={listing} />
        </Suspense>
      )}
      {isOwn && <OwnNotices listing={listing} />}
      <ListingScreen
        listing={listing}
        market={market}
        now={new Date(renderedAt)}
        map={map}
        back={<BackToSearch />}
        actions={
          <>
            <ReportButton onClick={() => setAsked({ kind: 'report', isOpen: true })} />
            <PageActions listing={listing} />
          </>
        }
        rating={
          <Suspense>
            <SellerRating sellerId={listing.sellerId} />
          </Suspense>
        }
        shown={<ShownPhotosSection key={listing.id} listing={listing} />}
        sellerLink={(name) => (
          <Link to="/sellers/$id" params={{ id: String(listing.sellerId) }} className="link">
            {name}
          </Link>
        )}
        booking={
          <QuotePanel
            listingId={listing.id}
            isOwn={isOwn}
            onAsk={reach === 'open' && !isOwn && mayWrite ? ask : undefined}
            plan={(line) => <AddToPlanButton space={toPlanned(line, listing.title)} />}
          />
        }
        bar={(parts) => <BookBar listingId={listing.id} isOwn={isOwn} {...parts} />}
        noContact={
          (reach !== 'open' || !mayWrite) && (
            <OutOfReach seller={listing.seller} isBlockedByMe={reach === 'blocked-by-me'} />
          )
        }
        onContact={(kind) => setAsked({ kind, isOpen: true })}
      />
      <CompareTray />
      <AddToPlanHost />
      {asked && (
        <Suspense>
          {asked.kind === 'report' ? (
            <ReportDialog {...dialog(['report'])} />
          ) : (
            <ContactDialog
              kind={asked.kind}
              words={asked.words}
              dates={search}
              {...dialog(['message', 'viewing', 'call'])}
              times={(field) => <SlotPicker listingId={listing.id} {...field} />}
            />
          )}
        </Suspense>
      )}
    </>
  )
}

/** To its seller. */
function OwnNotices({ listing }: Pick<ComponentProps<typeof PreviewNotice>, 'listing'>) {
  return (
    <>
      {listing.status !== 'active' && (
        <Suspense>
          <PreviewNotice listing={listing} />
        </Suspense>
      )}
      <Suspense>
        <SaysTwoThings listingId={listing.id} />
      </Suspense>
    </>
  )
}

function LoadProblem() {
  const router = useRouter()
  const message = 'Failed to load listing details. Please try again later.'
  return (
    <>
      <title>Listing | Placard</title>
      <ListingProblem message={message} onRetry={() => void router.invalidate()} />
    </>
  )
}

function toPlanned({ listingId, unitId, from, to, quantity }: DraftInput, title: string) {
  return { listingId, title, unitId, days: { first: from, last: to }, quantity }
}

/** Why nobody can be written to from here. */
function OutOfReach(props: { seller: { id: number; name: string }; isBlockedByMe: boolean }) {
  return (
    <IfMay needs="talk" otherwise={<RoleNote needs="talk" />}>
      <Suspense>
        <NoContact {...props} />
      </Suspense>
    </IfMay>
  )
}
