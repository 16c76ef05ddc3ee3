import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RatingSummary } from '#contract/booking/seller-reviews.ts'
import { describeRating } from '#domain/booking/review/rate-reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { sellerReviewsQuery } from './queries.ts'
import { ReportReview } from './report-review.tsx'
import { ReviewItem } from './review-item.tsx'

/** `cursor`: of the page in view; none for the first. */
type SellerReviewsProps = { sellerId: string; name: string; cursor: string | undefined }

/** What buyers say of a seller after their bookings; nothing where there is none. */
export function SellerReviews({ sellerId, name, cursor }: SellerReviewsProps) {
  const { data } = useQuery(sellerReviewsQuery(sellerId, cursor))
  if (!data || (data.items.length === 0 && !cursor)) return null
  const { rating, items, nextCursor } = data
  return (
    <PageSection
      id="reviews"
      title="Reviews"
      lead="By buyers of bookings that are over, published together with the seller’s own. Placard edits none."
    >
      <RatingLine rating={rating} />
      <ul className="flex flex-col gap-6">
        {items.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} replier={name} hidesPoints={rating.average === null}>
              <ReportReview id={review.id} />
            </ReviewItem>
          </li>
        ))}
      </ul>
      {nextCursor && (
        <Button
          variant="outline"
          className="self-start"
          render={
            <Link
              to="/sellers/$id"
              params={{ id: sellerId }}
              search={{ reviews: nextCursor }}
              hash="reviews"
            />
          }
        >
          Older reviews
        </Button>
      )}
    </PageSection>
  )
}

function RatingLine({ rating }: { rating: RatingSummary }) {
  const words = describeRating(rating)
  return (
    <div className="flex flex-col gap-2">
      {words && <p className="text-lg font-semibold">{words}</p>}
      {rating.distribution && (
        <ul className="flex flex-wrap gap-x-4 text-sm text-ink-soft tabular-nums">
          {rating.distribution
            .map((many, at) => ({ many, points: at + 1 }))
            .toReversed()
            .map(({ many, points }) => (
              <li key={points}>{`${points} ${points === 1 ? 'star' : 'stars'}: ${many}`}</li>
            ))}
        </ul>
      )}
    </div>
  )
}
