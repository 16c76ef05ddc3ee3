import type { Floor } from '#contract/booking/bookings-fields.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'

interface FloorWords {
  /** For whoever may not send it. */
  error?: string
  hint?: string
}

/** Under a price by hand, before it is sent; nothing where it is not below what the rate card asks at least. */
export function describeFloor(floor: Floor | null | undefined, mayGoBelow: boolean): FloorWords {
  if (!floor) return {}
  const least =
    floor.cents === null ? 'the minimum of the rate card' : `the minimum of ${formatShortCents(floor.cents)}`
  return mayGoBelow
    ? { hint: `Below ${least}. You can send it.` }
    : { error: `Below ${least}. A manager can send it.` }
}
