import { z } from 'zod'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { Id, IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** An imported calendar. */
const ImportedCalendar = z.object({
  id: z.number().int(),
  url: z.string(),
  /** ISO 8601; null before the first reading. */
  checkedAt: z.string().nullable(),
  /** What went wrong at the last reading. */
  error: z.string().nullable(),
  /** Days that it takes, in ranges. */
  ranges: z.number().int(),
  /** Events that the last reading found, those included that take no time. */
  events: z.number().int(),
  /** Days that they take, up to the last day that can be booked. */
  busyDays: z.number().int(),
  /** Parts that were not read as a whole, the first 20; a day that is known of them is taken. */
  unread: z.array(z.object({ title: z.string(), day: z.string().nullable(), what: z.array(z.string()) })),
  unreadCount: z.number().int(),
  /** What it holds although it is sold here; days inclusive. */
  clashes: z.array(z.object({ unitName: z.string(), first: z.string(), last: z.string() })),
})
export type ImportedCalendar = z.infer<typeof ImportedCalendar>

const ListingCalendars = z.object({
  /** Since when the space has a secret address for its calendar; null when it has none. */
  sharedSince: z.string().nullable(),
  imported: z.array(ImportedCalendar),
})
export type ListingCalendars = z.infer<typeof ListingCalendars>

export const calendarRoutes = defineRoutes({
  listCalendars: {
    method: 'GET',
    path: '/api/my/listings/:id/calendars',
    summary: 'The calendars that one of my spaces is joined with',
    needsAccount: true,
    params: IdParams,
    output: ListingCalendars,
    refusals: ['listing-not-found'],
  },
  addCalendar: {
    method: 'POST',
    path: '/api/my/listings/:id/calendars',
    summary:
      'Read a calendar kept elsewhere (iCalendar, https), soon and every half hour, and take its days off the market',
    needsAccount: true,
    needs: 'calendar',
    params: IdParams,
    body: z.object({ url: z.string().trim().min(1, 'Please fill this in').max(BOOKING_LIMITS.calendarUrl) }),
    output: ListingCalendars,
    status: 201,
    changesListings: true,
    refusals: ['listing-not-found', 'conflict', 'rate-limited'],
  },
  deleteCalendar: {
    method: 'DELETE',
    path: '/api/my/listings/:id/calendars/:calendarId',
    summary: 'Stop reading a calendar kept elsewhere; its days are free again',
    needsAccount: true,
    needs: 'calendar',
    params: IdParams.extend({ calendarId: Id }),
    output: ListingCalendars,
    changesListings: true,
    refusals: ['listing-not-found', 'not-found'],
  },
  shareCalendar: {
    method: 'POST',
    path: '/api/my/listings/:id/calendar-address',
    summary: "Make a new secret address for a space's calendar; an earlier one ends",
    needsAccount: true,
    needs: 'calendar',
    params: IdParams,
    /** Shown this once. */
    output: z.object({ url: z.string() }),
    status: 201,
    refusals: ['listing-not-found'],
  },
  unshareCalendar: {
    method: 'DELETE',
    path: '/api/my/listings/:id/calendar-address',
    summary: "End the secret address of a space's calendar",
    needsAccount: true,
    needs: 'calendar',
    params: IdParams,
    output: ListingCalendars,
    refusals: ['listing-not-found'],
  },
  getCalendarFile: {
    method: 'GET',
    path: '/calendars/:token',
    summary: 'What is taken of a space as an iCalendar file; the secret address is the permission',
    isCostly: true,
    params: z.object({
      token: z.string().regex(/^[A-Za-z0-9_-]{43}\.ics$/, 'is not an address of a calendar'),
    }),
    output: z.string(),
    answers: { 'text/calendar': z.string() },
    refusals: ['not-found'],
  },
})
