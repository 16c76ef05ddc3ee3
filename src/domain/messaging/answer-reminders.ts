import { afterQuietHours } from '../ground/notice-delivery.ts'
import { type Absence, countedMs } from './response-clock.ts'

const HOUR_MS = 3_600_000

/** Hours a question has waited when its seller is reminded. */
export const REMINDER_HOURS = [4, 24, 48] as const
/** Hours after which the buyer is shown similar spaces. */
export const OFFER_HOURS = 72
/** Nobody is reminded between these hours of their own clock. */
const QUIET_FROM_HOUR = 21
const QUIET_TO_HOUR = 8

/** How far a question that waits has come. */
export interface WaitingQuestion {
  askedAtMs: number
  /** Reminders that were sent, or passed over. */
  reminders: number
  isOffered: boolean
}

interface Clock {
  nowMs: number
  absences: readonly Absence[]
}

/** How many reminders are due by now, and whether similar spaces are; time away is not counted. */
export function dueSteps({ askedAtMs }: WaitingQuestion, { nowMs, absences }: Clock) {
  const hours = countedMs(askedAtMs, nowMs, absences) / HOUR_MS
  return {
    reminders: REMINDER_HOURS.filter((after) => hours >= after).length,
    isOfferDue: hours >= OFFER_HOURS,
  }
}

/** When the next step is due, in milliseconds since 1970; null after the last one. */
export function nextStepAt(waiting: WaitingQuestion, absences: readonly Absence[]): number | null {
  const hours = REMINDER_HOURS[waiting.reminders] ?? (waiting.isOffered ? undefined : OFFER_HOURS)
  return hours === undefined ? null : addCounted(waiting.askedAtMs, hours * HOUR_MS, absences)
}

/** The instant at which so much time has passed outside of absences. */
function addCounted(fromMs: number, lengthMs: number, absences: readonly Absence[]): number {
  let at = fromMs + lengthMs
  // every round adds what was away so far; each absence is met once at most
  for (let missing = 1; missing >= 1; at += missing) missing = lengthMs - countedMs(fromMs, at, absences)
  return at
}

/** The instant itself, or the morning after the quiet hours that it falls into. */
export function toDaytime(instant: Date, timeZone: string): Date {
  return afterQuietHours({ timeZone, quietFrom: QUIET_FROM_HOUR, quietTo: QUIET_TO_HOUR }, instant)
}
