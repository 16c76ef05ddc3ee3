import { decide, type Lifecycle, listSteps } from '../lifecycle.ts'

export const BOOKING_STATUSES = [
  'draft',
  'requested',
  'quoted',
  'held',
  'awaiting-payment',
  'booked',
  'in-flight',
  'completed',
  'cancelled',
  'declined',
  'withdrawn',
  'expired',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/**
 * How a booking came about: asked for or offered here, also between organizations that somebody belongs to both of, recorded by its
 * seller for a client without an account, or made of a line of a contract that the seller had brought in. All but those of the market are
 * left out of what is counted of a seller in public, and nobody writes about them.
 */
export const BOOKING_ORIGINS = ['market', 'related', 'offline', 'contract'] as const
export type BookingOrigin = (typeof BOOKING_ORIGINS)[number]
/** Agreed elsewhere: no fee of the platform's, and without an account on the other side everything is its seller's. */
export const ELSEWHERE_ORIGINS: readonly BookingOrigin[] = ['offline', 'contract']

/** Who moves a booking: its two sides, an admin, time that has passed, or money that has come. */
export const BOOKING_ACTORS = ['buyer', 'seller', 'admin', 'clock', 'money'] as const
export type BookingActor = (typeof BOOKING_ACTORS)[number]

const BEFORE_AGREED = ['draft', 'requested', 'quoted', 'held'] as const
const OPEN = [...BEFORE_AGREED, 'awaiting-payment'] as const
const AGREED = ['booked', 'in-flight'] as const

/**
 * The life of a booking: states, buttons, deadlines, mails and documents derive from it. What holds dates is
 * `CLAIMING_STATUSES`; how long a state may last is `deadlines.ts`.
 */
export const BOOKING_LIFECYCLE = [
  { step: 'request', actors: ['buyer'], from: ['draft'], to: 'requested', isOffered: true },
  // Book Now: the seller's published terms are the seller's acceptance
  { step: 'book', actors: ['buyer'], from: ['draft'], to: 'awaiting-payment', isOffered: true },
  { step: 'accept', actors: ['seller'], from: ['requested'], to: 'awaiting-payment', isOffered: true },
  { step: 'accept', actors: ['buyer'], from: ['quoted'], to: 'awaiting-payment', isOffered: true },
  { step: 'accept', actors: ['buyer', 'seller'], from: ['held'], to: 'awaiting-payment', isOffered: true },
  // the other side has not accepted yet: the dates stay held
  { step: 'accept', actors: ['buyer', 'seller'], from: ['held'], to: 'held', isOffered: true },
  { step: 'quote', actors: ['seller'], from: ['requested', 'quoted'], to: 'quoted', isOffered: true },
  // of a booking that runs: its seller offers the next term
  { step: 'renew', actors: ['seller'], from: ['draft'], to: 'quoted' },
  // in talk, before its buyer has asked for anything
  { step: 'offer', actors: ['seller'], from: ['draft'], to: 'quoted' },
  { step: 'counter', actors: ['buyer'], from: ['quoted'], to: 'requested', isOffered: true },
  { step: 'hold', actors: ['seller'], from: ['requested', 'quoted'], to: 'held', isOffered: true },
  // by the buyer where the seller allows it; by the clock when the waiting list's turn comes
  { step: 'hold', actors: ['buyer'], from: ['draft'], to: 'held', isOffered: true },
  { step: 'hold', actors: ['clock'], from: ['draft'], to: 'held' },
  // for a client without an account: its seller holds the dates, and records what was agreed elsewhere
  { step: 'hold', actors: ['seller'], from: ['draft'], to: 'held' },
  {
    step: 'record',
    actors: ['seller'],
    from: ['held'],
    to: 'booked',
    needsReason: true,
    isOffered: true,
  },
  { step: 'challenge', actors: ['seller'], from: ['held'], to: 'held', isOffered: true },
  { step: 'secure', actors: ['money'], from: ['awaiting-payment'], to: 'booked' },
  // money that came after the deadline, while the dates were still free
  { step: 'secure', actors: ['money'], from: ['expired'], to: 'booked' },
  {
    step: 'decline',
    actors: ['seller'],
    from: ['requested', 'held'],
    to: 'declined',
    needsReason: true,
    isOffered: true,
  },
  { step: 'withdraw', actors: ['buyer'], from: OPEN, to: 'withdrawn', isOffered: true },
  { step: 'withdraw', actors: ['seller'], from: ['quoted'], to: 'withdrawn', isOffered: true },
  // of a client without an account: nobody else can release it
  { step: 'withdraw', actors: ['seller'], from: ['held'], to: 'withdrawn', isOffered: true },
  { step: 'withdraw', actors: ['admin'], from: OPEN, to: 'withdrawn', needsReason: true, isOffered: true },
  { step: 'expire', actors: ['clock'], from: OPEN, to: 'expired' },
  { step: 'start', actors: ['clock'], from: ['booked'], to: 'in-flight' },
  { step: 'finish', actors: ['clock'], from: ['in-flight'], to: 'completed' },
  {
    step: 'cancel',
    actors: ['buyer', 'seller', 'admin'],
    from: AGREED,
    to: 'cancelled',
    needsReason: true,
    isOffered: true,
  },
  // other terms, days or money, on which both have agreed: `CHANGE_LIFECYCLE` is how they come to that
  { step: 'change', actors: ['buyer', 'seller'], from: ['booked'], to: 'booked' },
  { step: 'change', actors: ['buyer', 'seller'], from: ['in-flight'], to: 'in-flight' },
  { step: 'change', actors: ['buyer', 'seller'], from: ['completed'], to: 'completed' },
] as const satisfies Lifecycle<string, BookingStatus, BookingActor>

export type BookingStep = (typeof BOOKING_LIFECYCLE)[number]['step']
/** Steps that move a booking: an agreed change leaves it where it is, and is told as a step of the change. */
export type BookingMoveStep = Exclude<BookingStep, 'change'>

/** Steps that people take. */
export const OFFERED_BOOKING_STEPS = listSteps(BOOKING_LIFECYCLE, {})
export type OfferedBookingStep = (typeof OFFERED_BOOKING_STEPS)[number]

/** Steps that come with a version of the terms. */
export const PROPOSING_BOOKING_STEPS: readonly BookingStep[] = ['quote', 'renew', 'offer', 'counter']

/** Where its dates are taken; a quote may leave them free. */
export const CLAIMING_STATUSES: readonly BookingStatus[] = ['held', 'awaiting-payment', 'booked', 'in-flight']

/** Neither finished nor ended: a space with one is not archived, an account with one not deleted. */
export const UNFINISHED_STATUSES: readonly BookingStatus[] = [
  'requested',
  'quoted',
  'held',
  'awaiting-payment',
  'booked',
  'in-flight',
]

/** Ends. Only money that came late leads out of one: from `expired`, where both had accepted. */
export const FINAL_STATUSES: readonly BookingStatus[] = [
  'completed',
  'cancelled',
  'declined',
  'withdrawn',
  'expired',
]

/** Whether it ended without being carried out: the same can be offered, or booked, again. */
export function cameToNothing(status: BookingStatus): boolean {
  return status !== 'completed' && FINAL_STATUSES.includes(status)
}

/** What the clock does when the deadline of a state has passed; null: nothing ends it. */
export function findDueStep(status: BookingStatus): 'expire' | 'start' | 'finish' | null {
  const due = (['expire', 'start', 'finish'] as const).find(
    (step) => decide(BOOKING_LIFECYCLE, status, { step, actor: 'clock' }).ok,
  )
  return due ?? null
}
