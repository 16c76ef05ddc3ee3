import { z } from 'zod'
import { BOOKING_STATUSES } from '#domain/booking/lifecycle.ts'

/** Plans of the buyer that bookings of a page came from, each with all of its bookings, listed or not. Empty for sellers. */
export const BookedPlans = z.array(
  z.object({
    id: z.number().int(),
    name: z.string(),
    bookings: z.array(
      z.object({
        id: z.number().int(),
        status: z.enum(BOOKING_STATUSES),
        /** Integer US cents. */
        totalCents: z.number().int(),
      }),
    ),
  }),
)
export type BookedPlan = z.infer<typeof BookedPlans>[number]
