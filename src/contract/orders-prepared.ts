import { z } from 'zod'
import { BookedListing } from './bookings.ts'
import { defineRoutes } from './route.ts'

/** Of a link: whoever holds it may read what was prepared. */
export const PreparedToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a link of ours')

/** What an agent has put together: a wish, which claims nothing and binds nobody. */
export const PreparedBooking = z.object({
  /** Which agent, by its own word. */
  preparedBy: z.string(),
  expiresAt: z.string(),
  listing: BookedListing,
  wish: z.object({
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
