import { z } from 'zod'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { asName, IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Booking } from './bookings.ts'
import { bookingText } from './bookings-fields.ts'

export const waitlistRoutes = defineRoutes({
  joinWaitlist: {
    method: 'POST',
    path: '/api/bookings/:id/waitlist',
    summary: 'Wait with a draft of mine for dates that others have',
    needsAccount: true,
    needs: 'buy',
    isIdempotent: true,
    params: IdParams,
    /** What is advertised, where the draft does not say it yet: its turn comes without another question. */
    body: z.object({ brand: asName(bookingText(BOOKING_TEXTS.brand), 'thing').optional() }),
    output: Booking,
    refusals: ['booking-not-found', 'wrong-step', 'verify-email-first'],
  },
  leaveWaitlist: {
    method: 'DELETE',
    path: '/api/bookings/:id/waitlist',
    summary: 'Wait no longer; the draft stays',
    needsAccount: true,
    needs: 'buy',
    params: IdParams,
    output: Booking,
    refusals: ['booking-not-found'],
  },
})
