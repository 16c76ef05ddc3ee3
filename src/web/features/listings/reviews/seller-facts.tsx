import { Link } from '@tanstack/react-router'
import type { ListingReview } from '#contract/listings/reviews.ts'
import { formatDay } from '#domain/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TrustControl } from './trust-control.tsx'

type SellerFactsProps = { seller: ListingReview['seller']; name: string }

export function SellerFacts({ seller, name }: SellerFactsProps) {
  const counts = Object.entries(seller.listings).map(([status, count]) => `${count} ${status}`)
  return (
    <section aria-labelledby="seller-facts" className="border-t border-rule pt-4">
      <h3 id="seller-facts" className="text-base">
        Seller
      </h3>
      <p className="mt-1">
        {name} ({seller.username}), {seller.email}{' '}
        {seller.status === 'pending' && <Badge variant="accent">Unverified</Badge>}
        {seller.status === 'suspended' && <Badge variant="danger">Suspended</Badge>}
      </p>
      <p className="text-sm text-ink-faint">
        Since {formatDay(seller.createdAt)} · {counts.join(', ')} ·{' '}
        <Link to="/admin/users" search={{ q: seller.username }} className="link">
          Account
        </Link>{' '}
        ·{' '}
        <Link to="/admin/listings" search={{ q: seller.username }} className="link">
          All listings
        </Link>
      </p>
      <TrustControl sellerId={seller.id} trust={seller.trust} />
    </section>
  )
}
