import type { Reader } from '#domain/booking/booking-reader.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { isPastKeeping } from '#domain/booking/proof/keeping.ts'
import { CODE_STATUSES } from '#domain/booking/response/response-code.ts'

/** A code is its buyer's to make, once the booking is secured and until it is over. */
export function canMakeCode(reader: Reader, status: BookingStatus): boolean {
  return reader === 'buyer' && CODE_STATUSES.includes(status)
}

/**
 * Where it leads is its buyer's to change, as long as it leads on: what is printed stays printed. Of a booking that was cancelled
 * it stays as it is: nobody books to have an address here.
 */
export function canEditCode(
  reader: Reader,
  { status, last_day }: { status: BookingStatus; last_day: string },
  now: Date,
): boolean {
  return reader === 'buyer' && status !== 'cancelled' && !isPastKeeping(last_day, now)
}
