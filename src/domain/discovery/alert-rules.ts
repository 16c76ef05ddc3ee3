import { afterQuietHours } from '../ground/notice-delivery.ts'
import type { NoticeSettings } from '../ground/notices.ts'
import { addDays, toInstant, toWallTime, weekdayOf } from '../zoned-time.ts'

/** How often somebody is told what a saved search has found. */
export const CADENCES = ['off', 'instant', 'daily', 'weekly'] as const
export type Cadence = (typeof CADENCES)[number]
export const CADENCE_LABELS: Record<Cadence, string> = {
  off: 'No alerts',
  instant: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
}

/** What somebody can be told of. */
export const CHANGES = ['new', 'price-down', 'free-again'] as const
export type Change = (typeof CHANGES)[number]
export const CHANGE_LABELS: Record<Change, string> = {
  new: 'New spaces',
  'price-down': 'Price falls',
  'free-again': 'Free again',
}

/** What is kept of a space that a search has found. `gone` is shown on the page alone and never mailed on its own. */
export type HitKind = Change | 'fits-now' | 'gone'

/** The kinds of hits that a wish for changes covers. */
export function toHitKinds(changes: readonly Change[]): HitKind[] {
  return changes.flatMap((change): HitKind[] => (change === 'new' ? ['new', 'fits-now'] : [change]))
}

/** An instant alert that finds more than these a day comes daily. */
export const MOST_A_DAY = 200
/** A mail shows so many spaces and counts the others. */
export const SPACES_IN_MAIL = 25
/** What came together is told together. */
export const GATHER_MS = 2 * 60_000
/** How long hits are kept. */
export const HIT_DAYS = 90

const BACK_AFTER_DAYS = 7
/** Prices move by cents when they are brought to a month: less is no fall, of a share nor of cents. */
const LEAST_FALL = 0.99
const LEAST_FALL_CENTS = 100

/** How a space moved on the market; cents are of its price by the month. */
export interface MarketMove {
  /** Null: it was never on the market. */
  before: { cents: number; offDays: number | null } | null
  /** Null: it is not on the market now. */
  now: { cents: number } | null
}

/** Whether one search finds the space: as it was when last on the market, now, and now with the dates of before. */
export interface Fit {
  before: boolean
  now: boolean
  nowButForDates: boolean
}

/** What one search has reported of the space already. */
export interface NotifiedState {
  /** That it exists. */
  isKnown: boolean
  /** The lowest price. */
  lowestCents: number | null
}

/** What is news of a space to a search; null when nothing is. */
export function decideNews({ before, now }: MarketMove, fit: Fit, told: NotifiedState): HitKind | null {
  if (now === null) return before !== null && before.offDays === null && fit.before ? 'gone' : null
  if (!fit.now) return null
  if (before === null) return told.isKnown ? null : 'new'
  if (before.offDays !== null && before.offDays >= BACK_AFTER_DAYS)
    return fit.before ? 'free-again' : 'fits-now'
  if (fit.before) return isFall(notifiedCents(before.cents, told), now.cents) ? 'price-down' : null
  if (!fit.nowButForDates) return 'free-again'
  return told.isKnown ? null : 'fits-now'
}

/** What a fall is measured from: the lowest price that was told, else the one before. */
export function notifiedCents(beforeCents: number, { lowestCents }: NotifiedState): number {
  return lowestCents ?? beforeCents
}

function isFall(from: number, to: number): boolean {
  return to <= from * LEAST_FALL && from - to >= LEAST_FALL_CENTS
}

/** Minutes after midnight: 7:30. */
const MORNING = 7 * 60 + 30
const MONDAY = 1
const NIGHT = { quietFrom: 21, quietTo: 8 }

/** When something found now is told; null: not at all. */
export function notifyAt(cadence: Cadence, settings: NoticeSettings, now: Date): Date | null {
  if (cadence === 'off') return null
  if (cadence === 'instant') {
    const hasOwn = settings.quietFrom !== null && settings.quietTo !== null
    const quiet = hasOwn ? settings : { ...NIGHT, timeZone: settings.timeZone }
    return afterQuietHours(quiet, new Date(now.getTime() + GATHER_MS))
  }
  return nextMorning(settings.timeZone, now, cadence === 'weekly')
}

/** The next 7:30, of a Monday for what is told weekly. */
function nextMorning(timeZone: string, now: Date, isWeekly: boolean): Date {
  let { date } = toWallTime(now, timeZone)
  for (;;) {
    const at = toInstant({ date, minute: MORNING }, timeZone)
    if (at > now && (!isWeekly || weekdayOf(date) === MONDAY)) return at
    date = addDays(date, 1)
  }
}
