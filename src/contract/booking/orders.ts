import { z } from 'zod'
import { defineRoutes } from '../route.ts'
import { Booking, DraftInput } from './bookings.ts'
import { PreparedToken } from './orders-prepared.ts'

/** What is booked together: drafts, of one seller or of several. */
export const Order = z.object({
  /** Null: nothing is put together yet. */
  id: z.number().int().nullable(),
  bookings: z.array(Booking),
  /** Integer US cents, of the bookings that can be booked as they are. */
  totalCents: z.number().int(),
})
export type Order = z.infer<typeof Order>

/** Bookings in one order. */
export const ORDER_SIZE = 20

export const orderRoutes = defineRoutes({
  getCurrentOrder: {
    method: 'GET',
    path: '/api/orders/current',
    summary: 'What I am putting together, priced as of now',
    needsAccount: true,
    output: Order,
  },
  addOrderItem: {
    method: 'POST',
    path: '/api/orders/items',
    summary: 'Put a space and some dates into my open order; takes nothing and binds nobody',
    needsAccount: true,
    needs: 'buy',
    isIdempotent: true,
    changesListings: true,
    /** With the token of the link of an agent that put it together, the draft names who prepared it. */
    body: z.intersection(DraftInput, z.object({ prepared: PreparedToken.optional() })),
    output: Order,
    status: 201,
    refusals: ['listing-not-found', 'not-bookable', 'term-not-sold', 'conflict', 'link-expired'],
  },
})
