import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Booking } from '#contract/booking/bookings.ts'
import { describeRating } from '#domain/booking/review/rate-reviews.ts'
import { bookingReviewQuery } from './queries.ts'
import { describePrompt } from './review-state.ts'

/** Over, or asked for: of what runs nothing is written yet. */
const SHOWN: readonly Booking['status'][] = ['completed', 'cancelled', 'requested', 'quoted', 'held']

/** Part of what happens next: to say how it went; to a seller who is asked, what sellers say of this buyer. */
export function ReviewPrompt({ booking }: { booking: Booking }) {
  const { status, side } = booking
  const isShown = side !== null && SHOWN.includes(status) && (side === 'seller' || isOver(status))
  const { data } = useQuery({ ...bookingReviewQuery(booking.id), enabled: isShown })
  if (!isShown || !data) return null
  const prompt = isOver(status) ? describePrompt(data) : null
  const rated = !isOver(status) && data.ofBuyer && describeRating(data.ofBuyer)
  if (!prompt && !rated) return null
  return (
    <p className="border-t border-rule pt-3 text-ink-soft">
      {rated && `${data.other}, rated by sellers: ${rated}.`}
      {prompt && (
        <>
          {prompt.text}{' '}
          <Link to="/bookings/$id/review" params={{ id: String(booking.id) }} className="link">
            {prompt.label}
          </Link>
        </>
      )}
    </p>
  )
}

const isOver = (status: Booking['status']) => status === 'completed' || status === 'cancelled'
