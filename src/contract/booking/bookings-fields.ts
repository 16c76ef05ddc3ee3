import { z } from 'zod'
import { BOOKING_LIMITS, BOOKING_MODES } from '#domain/booking/booking-terms.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { MAX_ID } from '#domain/limits.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { asName, toWords } from '../common.ts'

export const bookingText = (max: number) =>
  z.string().overwrite(toWords).trim().max(max, `At most ${max} characters`)

/** To the colleagues who decide. */
export const approvalMessage = bookingText(BOOKING_TEXTS.reason).default('')

export const unitId = z.number().int().min(1).max(MAX_ID)
export const quantity = z.number().int('must be a whole number').min(1).max(BOOKING_LIMITS.capacity)
export const extras = z.array(z.string().max(40)).max(BOOKING_LIMITS.extras)
/** Of a price by hand that is below what the rate card asks at least. */
export const Floor = z.object({
  /** Before tax, integer US cents; null: the reader does not see rate cards. */
  cents: z.number().int().nullable(),
})
export type Floor = z.infer<typeof Floor>
export const inOrder = ({ from, to }: { from: string; to: string }) => from <= to
export const NOT_IN_ORDER = { message: 'The last day is before the first', path: ['to'] }

/** What is advertised, and by whom. */
export const details = {
  brand: asName(bookingText(BOOKING_TEXTS.brand), 'thing').default(''),
  note: bookingText(BOOKING_TEXTS.note).default(''),
  sponsor: asName(bookingText(BOOKING_TEXTS.sponsor), 'thing').nullable().default(null),
}

/** A space as it stands in lists of bookings. */
export const BookedListing = z.object({
  id: z.number().int(),
  title: z.string(),
  location: z.string(),
  imageUrl: z.string(),
  medium: z.enum(AD_TYPES),
  mode: z.enum(BOOKING_MODES),
})
