import type { BookingSummary } from '#contract/booking/bookings.ts'
import { DEADLINES } from '#domain/booking/deadlines.ts'
import { formatDeadline, toMonthDay } from '#domain/format-dates.ts'

type BookingState = Pick<
  BookingSummary,
  'status' | 'side' | 'other' | 'waiting' | 'steps' | 'timeZone' | 'artwork'
>

/** What happens next, to its reader; empty where nothing does. */
export function describeNext(booking: BookingState): string {
  if (booking.status === 'draft' && booking.waiting) return describeWaiting(booking)
  const { seller, buyer } = NEXT[booking.status] ?? {}
  return (booking.side === 'seller' ? seller : buyer)?.(booking) ?? ''
}

function describeWaiting({ waiting, timeZone }: BookingState): string {
  if (waiting?.offeredUntil)
    return `The dates are free now, and yours to take until ${formatDeadline(new Date(waiting.offeredUntil), timeZone)}.`
  return `You are number ${waiting?.rank} on the waiting list. When the dates are freed and it is your turn, you have ${DEADLINES.turnHours} hours to take them.`
}

type Words = (booking: BookingState) => string

/** What its artwork waits for; empty where none is expected. */
const ARTWORK_NEXT: Record<'buyer' | 'seller', Words> = {
  buyer({ artwork, other }) {
    if (artwork?.state === 'missing') return `Send your artwork below${byWhen(artwork)}.`
    if (artwork?.state === 'rejected')
      return `${other.name} has refused your artwork: send another file below${byWhen(artwork)}.`
    if (artwork?.state === 'waiting') return `${other.name} looks at your artwork.`
    return artwork ? 'Your artwork is approved.' : ''
  },
  seller({ artwork, other }) {
    if (artwork?.state === 'missing') return `${other.name} sends the artwork${byWhen(artwork)}.`
    if (artwork?.state === 'rejected') return `${other.name} sends other artwork${byWhen(artwork)}.`
    if (artwork?.state === 'waiting')
      return 'Artwork waits for you below: approve it, or refuse it and say why.'
    return artwork ? 'The artwork is approved.' : ''
  },
}

function byWhen({ dueOn, isLate }: NonNullable<BookingState['artwork']>): string {
  if (!dueOn) return ''
  return isLate ? `, it was due on ${toMonthDay(dueOn)}` : ` by ${toMonthDay(dueOn)}`
}

const NEXT: { [Status in BookingSummary['status']]?: { buyer?: Words; seller?: Words } } = {
  draft: { buyer: () => 'Nothing is sent yet. Read the terms at the checkout, then book or ask.' },
  requested: {
    buyer: ({ other }) =>
      `${other.name} reads your request and accepts it, sends a quote or declines. The dates are not reserved yet.`,
    seller: ({ other }) =>
      `${other.name} asks for these dates. Accept the terms, send a quote of your own, or decline.`,
  },
  quoted: {
    buyer: ({ other }) => `${other.name} offers you these terms. Accept them, or answer with your own.`,
    seller: ({ other }) => `${other.name} has your quote and accepts it, or answers with other terms.`,
  },
  held: {
    buyer: ({ steps, other }) =>
      steps.includes('accept')
        ? 'The dates are kept for you. Accept the terms to book them.'
        : `You have accepted. The dates are kept while ${other.name} decides.`,
    seller: ({ steps, other }) =>
      steps.includes('accept')
        ? `The dates are kept for ${other.name}. Accept the terms, or decline.`
        : `The dates are kept while ${other.name} decides.`,
  },
  'awaiting-payment': {
    buyer: ({ other }) =>
      `Both of you have agreed, and the dates are yours. Pay ${other.name} what is due first. Where you pay directly, say that you have sent it.`,
    seller: ({ other }) =>
      `Both of you have agreed, and the dates are taken. ${other.name} pays you directly: say when it has arrived.`,
  },
  booked: {
    buyer: (booking) => `It is booked. ${ARTWORK_NEXT.buyer(booking)}`.trim(),
    seller: (booking) => `It is booked. ${ARTWORK_NEXT.seller(booking)}`.trim(),
  },
  'in-flight': {
    buyer: ({ other }) => `It runs. ${other.name} sends you proof in the conversation.`,
    seller: ({ other }) => `It runs. Send ${other.name} proof in the conversation.`,
  },
  completed: {
    buyer: () =>
      `It is over. If something was not as agreed, say so within ${DEADLINES.disputeDays} days of its end.`,
    seller: () => 'It is over.',
  },
}
