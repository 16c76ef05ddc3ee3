import { z } from 'zod'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { DEADLINES } from '#domain/booking/deadlines.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { asName, DateOnly } from '../common.ts'
import { bookingText, extras, inOrder, NOT_IN_ORDER, quantity, unitId } from './bookings-fields.ts'

/** What a side proposes in place of the terms. */
export const Proposed = z
  .object({
    unitId,
    from: DateOnly,
    to: DateOnly,
    quantity,
    extras,
    /**
     * For the space, in place of rate and discounts; null: at the rate that the terms before agree on, else the seller's own
     * prices.
     */
    spaceCents: z.number().int().min(0).max(BOOKING_LIMITS.cents).nullable(),
    note: bookingText(BOOKING_TEXTS.note).default(''),
  })
  .refine(inOrder, NOT_IN_ORDER)

/** Said with a step, in place of what was said with the draft. */
export const saidAnew = {
  brand: asName(bookingText(BOOKING_TEXTS.brand), 'thing').optional(),
  note: bookingText(BOOKING_TEXTS.note).optional(),
  sponsor: asName(bookingText(BOOKING_TEXTS.sponsor), 'thing').nullable().optional(),
}

/** Version and hash of what the person has read; 0 and the hash of the draft's terms while it is one. */
export const read = {
  version: z.number().int().min(0).max(32_767),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'is not a hash'),
}
const reason = bookingText(BOOKING_TEXTS.reason)

const step = <S extends string, T extends z.ZodRawShape>(name: S, more: T) =>
  z.object({ step: z.literal(name), ...more })

export const Step = z.discriminatedUnion('step', [
  step('request', {
    ...read,
    ...saidAnew,
    /** The buyer's own price for the space, in place of the seller's that was read. */
    spaceCents: z.number().int().min(1).max(BOOKING_LIMITS.cents).optional(),
  }),
  step('book', { ...read, ...saidAnew }),
  step('accept', read),
  step('quote', {
    version: read.version,
    terms: Proposed,
    /** Keeps the dates for the buyer until the quote ends. */
    holdsDates: z.boolean().default(true),
  }),
  step('counter', { version: read.version, terms: Proposed }),
  step('hold', {
    version: read.version,
    ...saidAnew,
    days: z.number().int().min(DEADLINES.holdDays.min).max(DEADLINES.holdDays.max).default(3),
  }),
  // of a client without an account: what was agreed elsewhere, and how
  step('record', {
    version: read.version,
    reason: reason.min(1, 'Please say how it was agreed'),
    /** Agreed for the space, in place of rate and discounts; null: as it was held. */
    spaceCents: z.number().int().min(0).max(BOOKING_LIMITS.cents).nullable().default(null),
  }),
  step('challenge', { version: read.version }),
  step('decline', { version: read.version, reason }),
  step('withdraw', { version: read.version, reason: reason.default('') }),
  step('cancel', { version: read.version, reason }),
])
