import { z } from 'zod'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { asName } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { BookedListing, bookingText } from './bookings-fields.ts'

/** Of a link: whoever holds it may read what was prepared. */
export const PreparedToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a link of ours')

/** What an agent writes itself. */
export const PREPARED_TEXTS = {
  brand: asName(bookingText(BOOKING_TEXTS.brand), 'thing').default('').describe('What is advertised'),
  note: bookingText(BOOKING_TEXTS.note).default('').describe('For the seller'),
  agent: asName(bookingText(80).min(1), 'person').describe(
    'Your name, as the person knows you: it stands on the page',
  ),
}

const PreparedLine = z.object({
  listing: BookedListing,
  request: z.object({
    listingId: z.number().int(),
    /** Null: the first one. */
    unitId: z.number().int().nullable(),
    from: z.string(),
    to: z.string(),
    quantity: z.number().int(),
    extras: z.array(z.string()),
    isAgency: z.boolean().optional(),
    brand: z.string(),
    note: z.string(),
  }),
})
export type PreparedLine = z.infer<typeof PreparedLine>

/** What an agent has put together: requests, which claim nothing and bind nobody. */
export const PreparedBooking = PreparedLine.extend({
  /** Which agent, by its own word. */
  preparedBy: z.string(),
  expiresAt: z.string(),
  /** All of them, in the agent's order; the first stands above them too. */
  lines: z.array(PreparedLine),
  /** How many more it had put together that are not on the market any more. */
  gone: z.number().int(),
})
export type PreparedBooking = z.infer<typeof PreparedBooking>

export const preparedBookingRoutes = defineRoutes({
  getPreparedBooking: {
    method: 'GET',
    path: '/api/prepared-bookings/:token',
    summary: 'What an agent has put together; no account needed to read it',
    params: z.object({ token: PreparedToken }),
    output: PreparedBooking,
    refusals: ['link-expired'],
  },
})
