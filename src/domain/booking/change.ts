import { type Lifecycle, listSteps } from '../lifecycle.ts'
import { addDays, toInstant, toWallTime } from '../zoned-time.ts'
import type { BookingStatus } from './lifecycle.ts'
import type { AgreedTerms, AgreedUnit } from './terms.ts'

export const CHANGE_STATUSES = ['proposed', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type ChangeStatus = (typeof CHANGE_STATUSES)[number]

/** Other terms; days or money for days that were not shown. */
export const CHANGE_KINDS = ['change', 'make-good', 'credit'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** Who acts: the side that asks for it, the other side, or time that has passed. */
export type ChangeActor = 'proposer' | 'other' | 'clock'

/** The life of a change, beside its booking: the terms stand until the other side agrees. */
export const CHANGE_LIFECYCLE = [
  { step: 'propose', actors: ['proposer'], from: [null], to: 'proposed', needsReason: true },
  { step: 'accept', actors: ['other'], from: ['proposed'], to: 'accepted', isOffered: true },
  {
    step: 'decline',
    actors: ['other'],
    from: ['proposed'],
    to: 'declined',
    needsReason: true,
    isOffered: true,
  },
  { step: 'withdraw', actors: ['proposer'], from: ['proposed'], to: 'withdrawn', isOffered: true },
  { step: 'expire', actors: ['clock'], from: ['proposed'], to: 'expired' },
] as const satisfies Lifecycle<string, ChangeStatus, ChangeActor>

export type ChangeStep = (typeof CHANGE_LIFECYCLE)[number]['step']

/** Steps that people take. */
export const OFFERED_CHANGE_STEPS = listSteps(CHANGE_LIFECYCLE, {})
export type OfferedChangeStep = (typeof OFFERED_CHANGE_STEPS)[number]

/** Where the terms of a booking can still be changed so. After its end, money makes up for lost days, no longer other days. */
export const CHANGEABLE_STATUSES: Record<ChangeKind, readonly BookingStatus[]> = {
  change: ['booked', 'in-flight'],
  'make-good': ['in-flight'],
  credit: ['in-flight', 'completed'],
}

/** How long the other side has to answer. */
export const CHANGE_HOURS = 72
const HOUR_MS = 3_600_000

type Changed = Pick<AgreedTerms, 'first' | 'last' | 'timeZone' | 'units'>

/** Until when the other side may answer: never past the day that would begin or end otherwise. */
export function findChangeDeadline(now: Date, before: Changed, after: Changed): Date {
  return answerBy(now, { date: firstTouched(before, after), timeZone: before.timeZone })
}

/** Within the hours of a change, and before a day begins where it is; null: no day limits it. */
export function answerBy(now: Date, limit: { date: string; timeZone: string } | null): Date {
  const asked = new Date(now.getTime() + CHANGE_HOURS * HOUR_MS)
  const end = limit && toInstant({ date: limit.date, minute: 0 }, limit.timeZone)
  return end && end < asked ? end : asked
}

/** The first day that would be another: what is done until then stays as it was. */
function firstTouched(before: Changed, after: Changed): string {
  if (!movesOnlyEnd(before, after)) return earlier(before.first, after.first)
  return addDays(earlier(before.last, after.last), 1)
}

/** Of two days, `YYYY-MM-DD`. */
function earlier(one: string, other: string): string {
  return one < other ? one : other
}

function movesOnlyEnd(before: Changed, after: Changed): boolean {
  return before.first === after.first && takesAsMuch(before.units, after.units)
}

/** Each unit as often as before, whatever its last day. */
function takesAsMuch(before: readonly AgreedUnit[], after: readonly AgreedUnit[]): boolean {
  const of = (units: readonly AgreedUnit[]) =>
    [...new Set(units.map(({ unitId, quantity }) => `${unitId}:${quantity}`))].sort().join(' ')
  return of(before) === of(after)
}

/** Why a change cannot be asked for, as people read it; null: it can. @param now where the space is it is some day */
export function refuseChange(
  before: AgreedTerms,
  after: AgreedTerms,
  { status, now }: { status: BookingStatus; now: Date },
): string | null {
  const today = toWallTime(now, before.timeZone).date
  if (isEqual(before, after))
    return 'Nothing would change. Please change the dates, quantity, extras or price.'
  if (status === 'in-flight' && !movesOnlyEnd(before, after))
    return 'It has begun: the last day, the extras and the price can change, and the days behind stay as they are.'
  if (status === 'in-flight' && after.last < today)
    return 'The new last day is over. Please pick a later one.'
  if (status === 'booked' && after.first <= today)
    return 'The new dates begin too soon. Please pick later ones.'
  return null
}

function isEqual(before: AgreedTerms, after: AgreedTerms): boolean {
  const told = ({ units, quantity, extras, totalCents, taxCents, amounts }: AgreedTerms) =>
    JSON.stringify({
      units: units.map(({ unitId, first, last, quantity: of }) => [unitId, first, last, of]),
      quantity,
      extras: [...extras].sort(),
      totalCents,
      taxCents,
      amounts: amounts.map(({ name, cents }) => [name, cents]),
    })
  return told(before) === told(after)
}
