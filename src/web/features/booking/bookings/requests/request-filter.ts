import type { BookingStatus } from '#domain/booking/lifecycle.ts'

/** Without `show` everything that is not over. */
export interface RequestFilter {
  show?: BookingStatus | 'over'
}

// words alone: this is read on every page, to know its address
const SHOWN = [
  'requested',
  'quoted',
  'held',
  'awaiting-payment',
  'booked',
  'in-flight',
  'over',
] as const satisfies readonly (BookingStatus | 'over')[]

/** Parses the search parameters; invalid values are ignored. */
export function parseRequestFilter({ show }: Record<string, unknown>): RequestFilter {
  const known = SHOWN.find((one) => one === show)
  return known ? { show: known } : {}
}
