import { z } from 'zod'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { asName, DateOnly, IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Booking } from './bookings.ts'
import { bookingText, extras, inOrder, NOT_IN_ORDER, quantity, unitId } from './bookings-fields.ts'
import { Agreed } from './bookings-terms.ts'

/** What a seller offers somebody who has asked for nothing yet. */
export const Offered = z
  .object({
    /** Null: the first unit. */
    unitId: unitId.nullable().default(null),
    from: DateOnly,
    to: DateOnly,
    quantity: quantity.default(1),
    extras: extras.default([]),
    /** For the space, in place of rate and discounts; null: at the seller's own prices. */
    spaceCents: z.number().int().min(0).max(BOOKING_LIMITS.cents).nullable().default(null),
    /** What is advertised, as the insertion order names it. */
    brand: asName(bookingText(BOOKING_TEXTS.brand).min(1, 'Please say what is advertised'), 'thing'),
    note: bookingText(BOOKING_TEXTS.note).default(''),
  })
  .refine(inOrder, NOT_IN_ORDER)
export type OfferedInput = z.input<typeof Offered>

const refusals = [
  'wrong-step',
  'listing-not-found',
  'not-bookable',
  'term-not-sold',
  'dates-taken',
  'verify-email-first',
  'below-minimum',
] as const

export const offerRoutes = defineRoutes({
  makeOffer: {
    method: 'POST',
    path: '/api/conversations/:id/offers',
    summary:
      'Offer the buyer of a conversation dates of my space at a price, before anything was asked for; it is booked only when the buyer accepts',
    needsAccount: true,
    needs: 'sell',
    isIdempotent: true,
    changesListings: true,
    params: IdParams,
    body: z.object({
      terms: Offered,
      /** Keeps the dates for the buyer until the offer ends. */
      holdsDates: z.boolean().default(true),
    }),
    /** The offer, a booking of its own with a thread of its own. */
    output: Booking,
    status: 201,
    refusals: [...refusals, 'conflict'],
  },
  previewOffer: {
    method: 'POST',
    path: '/api/conversations/:id/offers/previews',
    summary: 'The terms that an offer would make; sends nothing',
    needsAccount: true,
    needs: 'sell',
    isCostly: true,
    changesListings: true,
    params: IdParams,
    body: Offered,
    output: Agreed,
    refusals: [...refusals],
  },
})
