import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { SIDES } from '#domain/messaging/conversation.ts'
import { hasOverlap } from '#domain/messaging/viewing-slots.ts'
import { OFFERED_VIEWING_STEPS, VIEWING_LIMITS, VIEWING_STATUSES } from '#domain/messaging/viewings.ts'
import { isTimeZone } from '#domain/zoned-time.ts'
import { DateOnly, IdParams, toWords } from '../common.ts'
import { defineRoutes } from '../route.ts'

const Instant = z.iso.datetime({ offset: true, error: 'Please give a day and a time' })

/** Instants (ISO 8601) in any order, each once. */
export const ProposedTimes = z
  .array(Instant)
  .min(1, 'Propose at least one time')
  .max(VIEWING_LIMITS.times, 'At most three times')
  .transform((times) => [...new Set(times.map((time) => new Date(time).toISOString()))].sort())

const reason = z
  .string()
  .overwrite(toWords)
  .trim()
  .max(LIMITS.reason.max, `Reason must be at most ${LIMITS.reason.max} characters`)

const minuteOfDay = (min: number) => z.number().int('must be a whole number').min(min).max(1440)

/** Weekly hours, in minutes since midnight of the seller's time zone. */
const Hours = z
  .object({ weekday: z.number().int().min(0).max(6), from: minuteOfDay(0), to: minuteOfDay(0) })
  .refine(({ from, to }) => from < to, 'The end must be after the start')

const ViewingSettings = z.object({
  /** Name of a time zone (IANA) that the hours are meant in. */
  timeZone: z.string().max(64).refine(isTimeZone, 'is not a time zone we know'),
  /** Length of a viewing. */
  minutes: z.number().int('must be a whole number').min(15).max(240),
  /** Kept free before and after a viewing. */
  bufferMinutes: z.number().int('must be a whole number').min(0).max(240),
  /** How long beforehand a viewing must be asked for. */
  noticeHours: z.number().int('must be a whole number').min(0).max(336),
  /** A free time that a buyer picks is agreed at once. */
  confirmsAlone: z.boolean(),
  /** Last day of an absence. */
  awayUntil: DateOnly.nullable(),
  /** Weekday 0 is Sunday. */
  hours: z
    .array(Hours)
    .max(7 * VIEWING_LIMITS.hoursPerDay, 'Too many hours')
    .refine((hours) => !hasOverlap(hours), 'Hours must not overlap'),
})
export type ViewingSettings = z.infer<typeof ViewingSettings>

export const ViewingSlots = z.object({
  /** Whether the seller has set hours; without, buyers propose times of their own. */
  hasHours: z.boolean(),
  /** The space's time zone (IANA), in which times are shown. */
  timeZone: z.string(),
  /** Length of a viewing. */
  minutes: z.number().int(),
  /** A picked time is agreed at once. */
  confirmsAlone: z.boolean(),
  /** Free starts (instants, ISO 8601) of the next three weeks, earliest first. */
  slots: z.array(z.string()),
})
export type ViewingSlots = z.infer<typeof ViewingSlots>

export const Viewing = z.object({
  id: z.number().int(),
  conversationId: z.number().int(),
  listing: z.object({ id: z.number().int(), title: z.string(), location: z.string(), imageUrl: z.string() }),
  /** Which side the reader is on. */
  side: z.enum(SIDES),
  other: z.object({ id: z.number().int(), name: z.string(), company: z.string().nullable() }),
  status: z.enum(VIEWING_STATUSES),
  /** The agreed time (instants, ISO 8601); it holds until another is accepted. */
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  /** Times that one side proposes and the other has not answered. */
  proposedTimes: z.array(z.string()),
  proposedBy: z.enum(['me', 'other']).nullable(),
  minutes: z.number().int(),
  /** The space's time zone (IANA). */
  timeZone: z.string(),
  place: z.string(),
  /** Why it was declined or cancelled. */
  reason: z.string().nullable(),
  /** What the reader may do now. */
  steps: z.array(z.enum(OFFERED_VIEWING_STEPS)),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Viewing = z.infer<typeof Viewing>

/** A step in the life of a viewing. */
export const ViewingStepInput = z.object({
  step: z.enum(OFFERED_VIEWING_STEPS),
  /** As last read: the step is refused when the viewing has changed since. */
  updatedAt: z.string().max(40),
  /** To confirm: which of the proposed times; needed when there are several. */
  time: Instant.optional(),
  /** To counter or to move. */
  times: ProposedTimes.optional(),
  /** To cancel, or to decline. */
  reason: reason.optional(),
})
export type ViewingStepInput = z.infer<typeof ViewingStepInput>

export const viewingRoutes = defineRoutes({
  getViewingHours: {
    method: 'GET',
    path: '/api/my/viewing-hours',
    summary: 'The hours in which my spaces can be seen, and how viewings are agreed',
    needsAccount: true,
    output: ViewingSettings,
  },
  putViewingHours: {
    method: 'PUT',
    path: '/api/my/viewing-hours',
    summary: 'Replace the hours in which my spaces can be seen, and how viewings are agreed',
    needsAccount: true,
    needs: 'talk',
    body: ViewingSettings,
    output: ViewingSettings,
  },
  listViewingSlots: {
    method: 'GET',
    path: '/api/listings/:id/viewing-slots',
    summary: 'Times at which a space can be seen in the next three weeks; no account needed',
    isCostly: true,
    params: IdParams,
    output: ViewingSlots,
    refusals: ['listing-not-found'],
  },
  proposeViewing: {
    method: 'POST',
    path: '/api/conversations/:id/viewings',
    summary:
      'Propose one to three times to see the space; a free time of a seller who confirms at once is agreed',
    needsAccount: true,
    needs: 'talk',
    params: IdParams,
    body: z.object({ times: ProposedTimes }),
    output: Viewing,
    status: 201,
    refusals: ['forbidden', 'conflict', 'rate-limited'],
  },
  listConversationViewings: {
    method: 'GET',
    path: '/api/conversations/:id/viewings',
    summary: 'The viewings of one of my conversations, the latest first',
    needsAccount: true,
    params: IdParams,
    output: z.array(Viewing),
  },
  takeViewingStep: {
    method: 'POST',
    path: '/api/viewings/:id/steps',
    summary:
      'Confirm, decline, counter, move or cancel one of my viewings, or tell that it did not take place',
    needsAccount: true,
    needs: 'talk',
    params: IdParams,
    body: ViewingStepInput,
    output: Viewing,
    refusals: ['forbidden', 'conflict', 'rate-limited'],
  },
  listViewings: {
    method: 'GET',
    path: '/api/viewings',
    summary: 'My viewings: those to come, the nearest first, or those that are over. Next page in Link.',
    needsAccount: true,
    query: z.object({ when: z.enum(['upcoming', 'past']).optional(), cursor: z.string().max(20).optional() }),
    output: z.array(Viewing),
  },
  getViewingCalendar: {
    method: 'GET',
    path: '/api/viewings/:id/calendar',
    summary: 'One of my agreed viewings as a calendar file',
    needsAccount: true,
    params: IdParams,
    output: z.string(),
    answers: { 'text/calendar': z.string() },
    refusals: ['conflict'],
  },
})
