import { z } from 'zod'
import {
  BOOKING_LIMITS,
  BOOKING_MODES,
  CANCELLATION_TIERS,
  EXTRA_KINDS,
  PAYMENT_SCHEDULES,
} from '#domain/booking/booking-terms.ts'
import { CELLS } from '#domain/booking/units.ts'
import { MAX_ID } from '#domain/limits.ts'
import { formatUsd } from '#domain/money.ts'
import { required } from '#domain/required.ts'
import { INTERVALS } from '#domain/vocabulary.ts'
import { isTimeZone } from '#domain/zoned-time.ts'
import { asName, DateOnly, IdParams, toWords } from '../common.ts'
import { SpaceChangeResult } from '../listings/listings-spaces.ts'
import { defineRoutes } from '../route.ts'
import { ArtworkDemand } from './creatives-demand.ts'
import { ProofRules } from './proofs-rules.ts'

const L = BOOKING_LIMITS

const text = (max: number, min = 1) =>
  z.string().overwrite(toWords).trim().min(min, 'Please fill this in').max(max, `At most ${max} characters`)
const whole = (min: number, max: number) =>
  z
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max.toLocaleString('en-US')}`)
const basisPoints = z
  .number('must be a percentage')
  .int('has two decimals at most')
  .min(0, 'must not be below 0')
  .max(10_000, 'must be 100% at most')
/** Integer US cents. */
const cents = z
  .number('must be an amount')
  .int('has two decimals at most')
  .min(0, 'must not be below $0')
  .max(L.cents, `must be ${formatUsd(L.cents / 100)} at most`)

export const steps = (maxFrom: number) =>
  z
    .array(z.object({ from: whole(2, maxFrom), basisPoints }))
    .max(L.discountSteps, `At most ${L.discountSteps} steps`)
    .refine(
      (all) => all.every((step, i) => i === 0 || step.from > required(all[i - 1]).from),
      'Each step must begin later than the one before',
    )

const Extra = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'is not an id'),
  kind: z.enum(EXTRA_KINDS),
  name: asName(text(L.extraName), 'thing'),
  cents,
  isPerQuantity: z.boolean(),
  isRequired: z.boolean(),
  passesThrough: z.boolean(),
})

const Period = z
  .object({
    id: whole(1, MAX_ID).nullable(),
    label: asName(text(L.periodLabel, 0), 'thing'),
    first: DateOnly,
    last: DateOnly,
    capacity: whole(1, L.capacity).nullable(),
    materialDate: DateOnly.nullable(),
    soldUntil: DateOnly.nullable(),
  })
  .refine(({ first, last }) => first <= last, { message: 'The last day is before the first', path: ['last'] })

const Unit = z.object({
  /** Null: a new one. */
  id: whole(1, MAX_ID).nullable(),
  name: asName(text(L.unitName), 'thing'),
  cell: z.enum(CELLS),
  /** A Monday on which a posting period begins. */
  anchor: DateOnly.refine((day) => new Date(day).getUTCDay() === 1, 'Posting periods begin on a Monday'),
  capacity: whole(1, L.capacity),
  /** Null: the listing's price. */
  rate: z.object({ cents, per: z.enum([...INTERVALS, 'piece']) }).nullable(),
  periods: z.array(Period).max(L.periods, `At most ${L.periods} dates`),
  /** Null or absent: what is usual for the medium. */
  artwork: ArtworkDemand.nullable().optional(),
  /** Null or absent: what is usual for the medium. */
  proof: ProofRules.nullable().optional(),
})

const days = whole(1, L.termDays).nullable()

export const BookingTermsInput = z.object({
  mode: z.enum(BOOKING_MODES),
  timeZone: z.string().max(64).refine(isTimeZone, 'is not a time zone we know'),
  leadDays: whole(0, L.leadDays),
  minDays: days,
  maxDays: days,
  startWeekday: whole(0, 6).nullable(),
  sellsWholePeriods: z.boolean(),
  termDiscounts: steps(L.termDays),
  quantityDiscounts: steps(L.capacity),
  agencyCommissionBasisPoints: basisPoints.max(5000, 'must be 50% at most').nullable(),
  extras: z
    .array(Extra)
    .max(L.extras, `At most ${L.extras} extras`)
    .refine(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      'Each extra needs an id of its own',
    ),
  cancellationTier: z.enum(CANCELLATION_TIERS),
  paymentSchedule: z.enum(PAYMENT_SCHEDULES),
  depositBasisPoints: basisPoints,
  delivery: z.enum(['place', 'online']).nullable(),
  taxOverride: z
    .object({ basisPoints: basisPoints.max(3000, 'must be 30% at most'), reason: text(L.taxReason) })
    .nullable(),
  answerHours: whole(L.answerHours.min, L.answerHours.max),
  holdDays: whole(0, L.holdDays),
  units: z.array(Unit).min(1, 'A space has at least one unit').max(L.units, `At most ${L.units} units`),
})
export type BookingTermsInput = z.infer<typeof BookingTermsInput>

const BookingTermsEdit = BookingTermsInput.extend({
  /** As last read, to be sent back; null while nothing is stored (ISO 8601). */
  updatedAt: z.string().nullable(),
})

export const OwnBookingTerms = BookingTermsEdit.extend({
  /** The rate card that its prices go by; it is applied to many and taken off elsewhere. */
  rateCard: z.string().nullish(),
})
export type OwnBookingTerms = z.infer<typeof OwnBookingTerms>

/** Of many at once. */
export const MAX_OPENED = 100
export const MAX_OPENINGS_CHECKED = 1000

const SpaceIds = z.array(whole(1, MAX_ID)).min(1, 'Choose spaces')

export const bookingTermsRoutes = defineRoutes({
  previewOpenings: {
    method: 'POST',
    path: '/api/my/spaces/openings/preview',
    summary:
      'Which of my spaces can be opened for booking, which are open, and why others cannot; changes nothing',
    needsAccount: true,
    body: z.object({
      ids: SpaceIds.max(MAX_OPENINGS_CHECKED, `At most ${MAX_OPENINGS_CHECKED} spaces at once`),
    }),
    output: z.array(SpaceChangeResult),
  },
  openSpaces: {
    method: 'POST',
    path: '/api/my/spaces/openings',
    summary:
      'Open many of my spaces for booking by request, or take that back; each is told how it went, and what is set already stays',
    needsAccount: true,
    needs: 'prices',
    isIdempotent: true,
    body: z.object({
      ids: SpaceIds.max(MAX_OPENED, `At most ${MAX_OPENED} spaces at once`),
      mode: z.enum(['request', 'off']),
    }),
    output: z.array(SpaceChangeResult),
    changesListings: true,
    refusals: ['rate-limited'],
  },
  getBookingTerms: {
    method: 'GET',
    path: '/api/my/listings/:id/booking-terms',
    summary: 'How one of my spaces is booked: its units, terms, extras and cancellation',
    needsAccount: true,
    params: IdParams,
    output: OwnBookingTerms,
    refusals: ['listing-not-found'],
  },
  putBookingTerms: {
    method: 'PUT',
    path: '/api/my/listings/:id/booking-terms',
    summary: 'Replace how one of my spaces is booked; refused where less would be left than is sold',
    needsAccount: true,
    needs: 'prices',
    params: IdParams,
    body: BookingTermsEdit,
    output: OwnBookingTerms,
    changesListings: true,
    refusals: ['listing-not-found', 'conflict'],
  },
})
