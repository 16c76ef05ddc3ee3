import { z } from 'zod'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Booking } from './bookings.ts'
import { Proposed } from './bookings-steps.ts'

export const renewalRoutes = defineRoutes({
  offerRenewal: {
    method: 'POST',
    path: '/api/bookings/:id/renewals',
    summary:
      'Offer the buyer of a booking of mine that runs the next term; it is booked only when the buyer accepts',
    needsAccount: true,
    needs: 'sell',
    isIdempotent: true,
    changesListings: true,
    params: IdParams,
    body: z.object({
      terms: Proposed,
      /** Keeps the dates for the buyer until the offer ends. */
      holdsDates: z.boolean().default(true),
    }),
    /** The renewal, a booking of its own. */
    output: Booking,
    status: 201,
    refusals: [
      'booking-not-found',
      'wrong-step',
      'term-not-sold',
      'dates-taken',
      'not-bookable',
      'listing-not-found',
      'verify-email-first',
      'below-minimum',
    ],
  },
})
