import { isOnBehalf, type Reader } from '#domain/booking/booking-reader.ts'
import { ARTWORK_STATUSES } from '#domain/booking/creative/limits.ts'
import type { BookingOrigin, BookingStatus } from '#domain/booking/lifecycle.ts'

interface Subject {
  status: BookingStatus
  origin: BookingOrigin
  conversation_id: number | null
}

/** Whose artwork is to send: the buyer's, and for a client without an account, who cannot, the seller's. */
export function senderOf(booking: Pick<Subject, 'origin' | 'conversation_id'>): 'buyer' | 'seller' {
  return isOnBehalf(booking) ? 'seller' : 'buyer'
}

/** From when both have agreed until it has run. */
export function canSendArtwork(reader: Reader, booking: Subject): boolean {
  return reader === senderOf(booking) && ARTWORK_STATUSES.includes(booking.status)
}

/** What a space shows is its seller's to decide. */
export function canDecideArtwork(reader: Reader, status: BookingStatus): boolean {
  return reader === 'seller' && ARTWORK_STATUSES.includes(status)
}

/** Files are the two sides' alone: an admin reads what was said of them. */
export function canReadArtworkFile(reader: Reader): boolean {
  return reader !== 'admin'
}
