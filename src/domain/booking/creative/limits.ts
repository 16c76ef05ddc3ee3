import type { BookingStatus } from '../lifecycle.ts'

export const ARTWORK_LIMITS = {
  bytes: 200 * 1024 * 1024,
  /** Of one placement. */
  versions: 50,
  /** Of other bookings, offered to be sent again. */
  earlier: 3,
  /** Characters of a script. */
  script: 5000,
  /** Of pictures: a bulletin at 1/10 and 300 dpi has 94 million. */
  pixels: 250_000_000,
  /** All files of one buyer that are kept at once. */
  storedBytes: 4 * 1024 * 1024 * 1024,
  /** A file goes so many days after its booking is over, or after another took its place. */
  keptDays: 90,
  /** A seller who has not decided on a file is reminded after so many days, once. */
  decideDays: 2,
} as const

/** Where artwork is sent and decided on. */
export const ARTWORK_STATUSES: readonly BookingStatus[] = ['awaiting-payment', 'booked', 'in-flight']

/** What is expected of a booking's buyer, and reminded of. */
export const EXPECTING_STATUSES: readonly BookingStatus[] = ['booked', 'in-flight']
