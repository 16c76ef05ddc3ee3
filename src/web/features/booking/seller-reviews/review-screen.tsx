import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { BookingReview } from '#contract/booking/seller-reviews.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { bookingReviewQuery } from './queries.ts'
import { ReplyForm } from './reply-form.tsx'
import { ReportReview } from './report-review.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewItem } from './review-item.tsx'
import { describeClosed, describePrompt, describeStanding } from './review-state.ts'

/** What both sides of a booking say of each other. */
export function ReviewScreen({ id }: { id: string }) {
  const { data, isError, error, refetch } = useQuery(bookingReviewQuery(id))
  if (isError && !data)
    return <ErrorState headingLevel={1} title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading the reviews..." />
  return <LoadedReview id={id} review={data} />
}

function LoadedReview({ id, review }: { id: string; review: BookingReview }) {
  const { title, other, side, canWrite, canReply, mine, theirs } = review
  const closed = describeClosed(review)
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-4 md:px-6 md:py-6">
      <header className="flex flex-col gap-1">
        <p>
          <Link to="/bookings/$id" params={{ id }} className="link">
            Back to the booking
          </Link>
        </p>
        <h1 className="text-3xl">{canWrite ? `How was it with ${other}?` : 'Reviews'}</h1>
        <p className="text-ink-soft" dir="auto">
          {title}
        </p>
      </header>
      {closed && <p>{closed}</p>}
      {canWrite && side && (
        <>
          <p className="text-ink-soft">{describePrompt(review)?.text}</p>
          <IfMay needs="talk" otherwise={<RoleNote needs="talk" />}>
            <ReviewForm key={mine ? 'mine' : 'new'} id={id} side={side} review={review} />
          </IfMay>
        </>
      )}
      {mine && !canWrite && (
        <PageSection title={side === null ? 'One side' : 'Your review'}>
          <ReviewItem review={mine} replier={other} standing={describeStanding(mine)} />
        </PageSection>
      )}
      {theirs && (
        <PageSection title={side === null ? 'The reviews' : `By ${other}`}>
          <ReviewItem review={theirs} replier="You" standing={describeStanding(theirs)}>
            {side !== null && theirs.state === 'shown' && <ReportReview id={theirs.id} />}
          </ReviewItem>
          {canReply && (
            <IfMay needs="talk">
              <ReplyForm bookingId={id} reviewId={theirs.id} />
            </IfMay>
          )}
        </PageSection>
      )}
    </div>
  )
}
