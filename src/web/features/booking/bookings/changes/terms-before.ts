import type { Change } from '#contract/booking/booking-changes.ts'
import type { Booking, Terms } from '#contract/booking/bookings.ts'

/** The terms that a change would replace or has replaced. */
export function termsBefore(
  { versions }: Pick<Booking, 'versions'>,
  { version }: Pick<Change, 'version'>,
): Terms | null {
  return versions.find((one) => one.version === version)?.terms ?? null
}
