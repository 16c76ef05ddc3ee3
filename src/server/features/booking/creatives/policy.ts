import type { Reader } from '#domain/booking/booking-reader.ts'
import { ARTWORK_STATUSES } from '#domain/booking/creative/limits.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'

/** Artwork is the buyer's to send, from when both have agreed until it has run. */
export function canSendArtwork(reader: Reader, status: BookingStatus): boolean {
  return reader === 'buyer' && ARTWORK_STATUSES.includes(status)
}

/** What a space shows is its seller's to decide. */
export function canDecideArtwork(reader: Reader, status: BookingStatus): boolean {
  return reader === 'seller' && ARTWORK_STATUSES.includes(status)
}

/** Files are the two sides' alone: an admin reads what was said of them. */
export function canReadArtworkFile(reader: Reader): boolean {
  return reader !== 'admin'
}
