import { z } from 'zod'
import {
  BOOKING_LIMITS,
  BOOKING_MODES,
  CANCELLATION_TIERS,
  EXTRA_KINDS,
} from '#domain/booking/booking-terms.ts'
import { MAX_ID } from '#domain/limits.ts'
import { DateOnly, IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { NearPrice } from './quotes-near.ts'

export const QuoteInput = z
  .object({
    /** Null: the unit that costs least for these days, as searches say it. */
    unitId: z.number().int().min(1).max(MAX_ID).nullable().default(null),
    /** First and last day; where cells are listed, every issue or date that begins between them. */
    from: DateOnly,
    to: DateOnly,
    quantity: z.number().int().min(1).max(BOOKING_LIMITS.capacity).default(1),
    /** Ids of the extras chosen; required ones are added. */
    extras: z.array(z.string().max(40)).max(BOOKING_LIMITS.extras).default([]),
    /** Books for others: takes the commission that the seller grants agencies. */
    isAgency: z.boolean().default(false),
  })
  .refine(({ from, to }) => from <= to, { message: 'The last day is before the first', path: ['to'] })
export type QuoteInput = z.input<typeof QuoteInput>

/** Integer US cents throughout; days inclusive. */
const cents = z.number().int()

const QuoteLine = z.object({
  kind: z.enum(['space', 'discount', ...EXTRA_KINDS, 'tax']),
  label: z.string(),
  /** How the amount comes about: "4 weeks at $2,100 per 4 weeks". For a tax: its reason and the date of the rule. */
  detail: z.string(),
  cents,
})

/** Beside the message of `term-not-sold` and `dates-taken`: the nearest range that is sold, if there is one, and those `near` the days. */
export const Nearest = z.object({ first: z.string(), last: z.string() }).nullable()
export type Nearest = z.infer<typeof Nearest>

export const Quote = z.object({
  listingId: z.number().int(),
  unitId: z.number().int().nullable(),
  unitName: z.string(),
  mode: z.enum(BOOKING_MODES),
  first: z.string(),
  last: z.string(),
  quantity: z.number().int(),
  lines: z.array(QuoteLine),
  /** Before tax. */
  netCents: cents,
  taxCents: cents,
  totalCents: cents,
  /** Where these are not the days asked for: the nearest runs that leave some of them out, with most of them first. */
  near: z.array(NearPrice),
  /** What is due when; null: when the booking is agreed. */
  schedule: z.array(z.object({ label: z.string(), dueOn: z.string().nullable(), cents })),
  cancellation: z.object({
    tier: z.enum(CANCELLATION_TIERS),
    /** The last day on which cancelling costs nothing; null when there is none left. */
    freeUntil: z.string().nullable(),
    /** One sentence a step, by date. */
    steps: z.array(z.string()),
  }),
  /** Of the space, what the seller leaves to agencies; null: nothing. */
  agencyBasisPoints: z.number().int().nullable(),
  /** Extras that can be chosen beside, with their amount for this quantity. */
  choices: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(EXTRA_KINDS),
      name: z.string(),
      cents,
      isRequired: z.boolean(),
      isChosen: z.boolean(),
    }),
  ),
})
export type Quote = z.infer<typeof Quote>

export const quoteRoutes = defineRoutes({
  createQuote: {
    method: 'POST',
    path: '/api/listings/:id/quotes',
    scope: 'spaces:read',
    summary: 'The whole price of a space for some dates, line by line; binds nobody and needs no account',
    isCostly: true,
    params: IdParams,
    body: QuoteInput,
    output: Quote,
    refusals: ['listing-not-found', 'not-bookable', 'term-not-sold', 'dates-taken'],
  },
})
