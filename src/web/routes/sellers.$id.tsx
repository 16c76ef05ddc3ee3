import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { describeSeller } from '../features/listings/sellers/describe-seller.ts'
import { sellerQuery, sellerSpacesQuery } from '../features/listings/sellers/queries.ts'
import { SellerScreen } from '../features/listings/sellers/seller-screen.tsx'
import type { Page } from '../platform/head.ts'
import { orNotFound } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/sellers/$id')({
  validateSearch: (search: { cursor?: string }) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { id }, deps: { cursor } }) =>
    orNotFound(
      Promise.all([
        queryClient.query({ ...sellerQuery(id), staleTime: 'static' }),
        queryClient.query({ ...sellerSpacesQuery(id, cursor), staleTime: 'static' }),
      ]).then(([seller]) => describeSeller(seller)),
    ),
  component: withHead(useHead, SellerPage),
})

function useHead(): Page {
  const { data, ...head } = Route.useLoaderData()
  return { ...head, jsonLd: () => data }
}

function SellerPage() {
  const { id } = Route.useParams()
  const { cursor } = Route.useSearch()
  const { data: seller } = useSuspenseQuery(sellerQuery(id))
  const { data: page } = useSuspenseQuery(sellerSpacesQuery(id, cursor))
  return <SellerScreen seller={seller} spaces={page.spaces} cursor={cursor} nextCursor={page.nextCursor} />
}
