import { DAY_MS } from '../dates.ts'
import { required } from '../required.ts'
import { type Absence, countedMs, type Question } from './response-clock.ts'

/** When silence has consequences. The numbers are Placard's own choice. */
export const FADE = {
  /** Buyers in a row. */
  buyers: 3,
  /** Each has waited for more than this many days. */
  waitDays: 7,
  /** Days from there until the spaces are paused. */
  pauseDays: 21,
} as const

/** Said in the history of every space it concerns. */
export const FADE_REASONS = {
  fade: 'Three buyers in a row wait for an answer for more than a week.',
  restore: 'The seller answered, or said until when they are away.',
  pause: 'Buyers wait for answers for weeks; nobody answered after the warning.',
} as const
export type DemotionStep = keyof typeof FADE_REASONS

/**
 * How many buyers in a row got no answer within a week, counted back from the latest question; the latest of each buyer
 * counts, and one that is still young says nothing yet.
 */
export function countSilentRun(
  questions: readonly Question[],
  { nowMs, absences }: { nowMs: number; absences: readonly Absence[] },
): number {
  const isSilent = ({ askedAtMs, answeredAtMs }: Question) =>
    answeredAtMs === null && countedMs(askedAtMs, nowMs, absences) > FADE.waitDays * DAY_MS
  const decided = questions
    .filter((one) => one.answeredAtMs !== null || isSilent(one))
    .toSorted((a, b) => b.askedAtMs - a.askedAtMs)
  const latest = [...Map.groupBy(decided, ({ buyerId }) => buyerId).values()].map(([first]) =>
    required(first),
  )
  const answered = latest.findIndex((one) => one.answeredAtMs !== null)
  return answered === -1 ? latest.length : answered
}

interface Faded {
  fadedAtMs: number | null
  isPaused: boolean
}

/** What happens to a seller next, if anything. */
export function decideDemotion(
  { fadedAtMs, isPaused }: Faded,
  { run, isAway, nowMs }: { run: number; isAway: boolean; nowMs: number },
): DemotionStep | null {
  const isSilent = run >= FADE.buyers && !isAway
  if (fadedAtMs === null) return isSilent ? 'fade' : null
  if (!isSilent) return 'restore'
  return !isPaused && nowMs - fadedAtMs >= FADE.pauseDays * DAY_MS ? 'pause' : null
}
