import type { SellerProfile } from '#contract/listings/sellers.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import { sellerPath } from '#domain/paths.ts'

/** What the head of a seller's page says. Made with its data: the head itself is part of every page's scripts. */
export interface SellerHead {
  title: string
  description: string
  path: string
  /** schema.org, with addresses relative to the page's own. */
  data: object
}

interface Rated {
  count: number
  /** Null under three. */
  average: number | null
}

/** Nothing that nobody checks; a rating of what schema.org rates: organizations, from three reviews on. */
export function describeSeller(
  { id, name, company, memberSince, spaces }: SellerProfile,
  { count, average }: Rated,
): SellerHead {
  const path = sellerPath(id)
  const known = sellerLabel({ name, company })
  return {
    title: `${known}: advertising spaces`,
    description: `${known} offers ${spaces === 1 ? 'one advertising space' : `${spaces} advertising spaces`} on Placard.`,
    path,
    data: {
      '@type': 'ProfilePage',
      '@id': path,
      dateCreated: memberSince,
      mainEntity: {
        '@type': company ? 'Organization' : 'Person',
        '@id': `${path}#seller`,
        name: known,
        url: path,
        ...(company &&
          average !== null && {
            aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
          }),
      },
    },
  }
}
