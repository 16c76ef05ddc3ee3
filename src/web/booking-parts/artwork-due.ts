import type { BookingSummary } from '#contract/booking/bookings.ts'
import { toMonthDay } from '#domain/format-dates.ts'

interface ArtworkDueText {
  text: string
  /** The reader is waited for, or it is late. */
  isPressing: boolean
}

/** "Artwork due Mar 2": what is waited for; null where nothing is. */
export function describeArtwork({
  artwork,
  side,
}: Pick<BookingSummary, 'artwork' | 'side'>): ArtworkDueText | null {
  if (!artwork || artwork.state === 'approved') return null
  const { state, dueOn, isLate } = artwork
  if (state === 'waiting')
    return side === 'seller'
      ? { text: 'Artwork to approve', isPressing: true }
      : { text: 'Artwork sent, not approved yet', isPressing: false }
  const is = isLate ? 'is late, it was due' : 'due'
  const due = dueOn ? ` ${is} ${toMonthDay(dueOn)}` : ''
  const isRefused = state === 'rejected'
  const text = isRefused ? `Artwork refused${due && `, the next${due}`}` : `Artwork${due}`
  return { text, isPressing: isLate || (isRefused && side === 'buyer') }
}
