import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { describeProofRecord, describeRating } from '#domain/booking/review/rate-reviews.ts'
import { sellerReviewsQuery } from '../features/booking/seller-reviews/queries.ts'
import { SellerReviews } from '../features/booking/seller-reviews/seller-reviews.tsx'
import { describeSeller } from '../features/listings/sellers/describe-seller.ts'
import { sellerQuery, sellerSpacesQuery } from '../features/listings/sellers/queries.ts'
import { SellerScreen } from '../features/listings/sellers/seller-screen.tsx'
import { AddToPlanHost } from '../features/planning/plans/add-to-plan-host.tsx'
import type { Page } from '../platform/head.ts'
import { orNotFound } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/sellers/$id')({
  validateSearch: (search: { cursor?: string; reviews?: string }) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { id }, deps: { cursor, reviews } }) =>
    orNotFound(
      Promise.all([
        queryClient.query({ ...sellerQuery(id), staleTime: 'static' }),
        queryClient.query({ ...sellerSpacesQuery(id, cursor), staleTime: 'static' }),
        queryClient.query({ ...sellerReviewsQuery(id, reviews), staleTime: 'static' }),
      ]).then(([seller, , { rating }]) => describeSeller(seller, rating)),
    ),
  component: withHead(useHead, SellerPage),
})

function useHead(): Page {
  const { data, ...head } = Route.useLoaderData()
  return { ...head, jsonLd: () => data }
}

function SellerPage() {
  const { id } = Route.useParams()
  const { cursor, reviews } = Route.useSearch()
  const { data: seller } = useSuspenseQuery(sellerQuery(id))
  const { data: page } = useSuspenseQuery(sellerSpacesQuery(id, cursor))
  const { data: written } = useSuspenseQuery(sellerReviewsQuery(id, reviews))
  return (
    <>
      <SellerScreen
        seller={seller}
        spaces={page.spaces}
        cursor={cursor}
        nextCursor={page.nextCursor}
        rating={
          [describeRating(written.rating), describeProofRecord(written.proof)].filter(Boolean).join(' · ') ||
          null
        }
        reviews={<SellerReviews sellerId={id} name={seller.company ?? seller.name} cursor={reviews} />}
      />
      <AddToPlanHost />
    </>
  )
}
