import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { describeProofRecord, describeRating } from '#domain/booking/review/rate-reviews.ts'
import { sellerRatingQuery } from './queries.ts'

/** "4.6 from 11 bookings · Proof on time: 19 of 20", beside a seller's name; nothing where nobody has written. */
export function SellerRating({ sellerId }: { sellerId: number }) {
  const { data } = useQuery(sellerRatingQuery(sellerId))
  const words = data && [describeRating(data), describeProofRecord(data.proof)].filter(Boolean).join(' · ')
  if (!words) return null
  return (
    <Link
      to="/sellers/$id"
      params={{ id: String(sellerId) }}
      hash={data?.count ? 'reviews' : undefined}
      className="block text-sm font-normal text-ink-soft underline-offset-2 hover:underline"
    >
      {words}
    </Link>
  )
}
