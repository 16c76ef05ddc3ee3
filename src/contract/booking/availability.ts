import { z } from 'zod'
import { BOOKING_MODES } from '#domain/booking/booking-terms.ts'
import { CELLS } from '#domain/booking/units.ts'
import { MAX_ID } from '#domain/limits.ts'
import { INTERVALS } from '#domain/vocabulary.ts'
import { DateOnly, IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** Days that stand together; inclusive. */
const Span = z.object({ first: z.string(), last: z.string(), free: z.number().int() })

const UnitId = z.number().int().min(1).max(MAX_ID).nullable()

/** Integer US cents. */
export const Rate = z.object({ cents: z.number().int(), per: z.enum([...INTERVALS, 'piece']) })

const AvailableUnit = z.object({
  /** Null while the seller has set nothing: the one unit of such a space. */
  id: z.number().int().nullable(),
  name: z.string(),
  cell: z.enum(CELLS),
  /** A Monday on which a posting period begins. */
  anchor: z.string(),
  capacity: z.number().int(),
  rate: Rate,
  /** Whole cells of the asked range with the same amount free, one after another; empty where cells are listed. */
  spans: z.array(Span),
  /** The issues or dates of the asked range. */
  periods: z.array(
    Span.extend({
      id: z.number().int(),
      label: z.string(),
      capacity: z.number().int(),
      materialDate: z.string().nullable(),
      soldUntil: z.string().nullable(),
    }),
  ),
})
export type AvailableUnit = z.infer<typeof AvailableUnit>

export const Availability = z.object({
  mode: z.enum(BOOKING_MODES),
  /** Where the space is (IANA). */
  timeZone: z.string(),
  /** The first day that can still be booked, and the last. */
  earliest: z.string(),
  latest: z.string(),
  minDays: z.number().int().nullable(),
  maxDays: z.number().int().nullable(),
  /** 0 is Sunday. */
  startWeekday: z.number().int().nullable(),
  units: z.array(AvailableUnit),
  /** When imported calendars were last read (ISO 8601); null when there are none. */
  checkedAt: z.string().nullable(),
})
export type Availability = z.infer<typeof Availability>

/** What is taken of one unit, as its seller sees it. */
const OwnClaim = z.object({
  id: z.number().int(),
  unitId: z.number().int(),
  first: z.string(),
  last: z.string(),
  quantity: z.number().int(),
  kind: z.enum(['booking', 'hold', 'block', 'import']),
  /** Whose days they are; null for blocks and other calendars. */
  bookingId: z.number().int().nullable(),
  /** Until when a hold keeps the dates (ISO 8601). */
  expiresAt: z.string().nullable(),
  /** Of a block: whom it is for, and a note of the seller's own; nobody else is told. */
  label: z.string().nullable(),
  note: z.string().nullable(),
})

export const OwnCalendar = Availability.extend({ claims: z.array(OwnClaim) })
export type OwnCalendar = z.infer<typeof OwnCalendar>

const range = { from: DateOnly, to: DateOnly }

/** First and last day, inclusive; the server widens them to whole cells. */
export const BlockInput = z
  .object({ unitId: UnitId, ...range })
  .refine(({ from, to }) => from <= to, 'The last day is before the first')
export type BlockInput = z.infer<typeof BlockInput>

const Blocked = z.object({
  /** The blocks that were made; none where everything was taken already. */
  claims: z.array(OwnClaim),
  /** Days of the range that stay sold. */
  sold: z.array(Span),
})
export type Blocked = z.infer<typeof Blocked>

export const availabilityRoutes = defineRoutes({
  getAvailability: {
    method: 'GET',
    path: '/api/listings/:id/availability',
    scope: 'spaces:read',
    summary: 'What is free of a space from one day through another, at most 540 days; no account needed',
    isCostly: true,
    params: IdParams,
    query: z.object({ from: DateOnly.optional(), to: DateOnly.optional() }),
    output: Availability,
    refusals: ['listing-not-found'],
  },
  getOwnCalendar: {
    method: 'GET',
    path: '/api/my/listings/:id/calendar',
    scope: 'inventory:read',
    summary: 'What is free and what is taken of one of my spaces',
    needsAccount: true,
    params: IdParams,
    query: z.object({ from: DateOnly.optional(), to: DateOnly.optional() }),
    output: OwnCalendar,
    refusals: ['listing-not-found'],
  },
  blockDays: {
    method: 'POST',
    path: '/api/my/listings/:id/blocks',
    scope: 'inventory:write',
    summary: 'Take days of one of my spaces off the market, as far as they are free',
    needsAccount: true,
    needs: 'calendar',
    params: IdParams,
    body: BlockInput,
    output: Blocked,
    status: 201,
    changesListings: true,
    refusals: ['listing-not-found', 'dates-taken'],
  },
  unblockDays: {
    method: 'DELETE',
    path: '/api/my/listings/:id/blocks',
    scope: 'inventory:write',
    summary: 'Put blocked days of one of my spaces back on the market; blocks around them stay',
    needsAccount: true,
    needs: 'calendar',
    params: IdParams,
    body: BlockInput,
    output: z.object({ freed: z.array(Span) }),
    changesListings: true,
    refusals: ['listing-not-found'],
  },
})
