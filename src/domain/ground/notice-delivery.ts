import { addDays, toInstant, toWallTime } from '../zoned-time.ts'
import {
  channelsOf,
  gatherMinutesOf,
  isAlwaysMailed,
  type NoticeKind,
  type NoticeSettings,
} from './notices.ts'

/** Whoever reads a notice on the page within this time gets no mail of it. */
const MINUTE_MS = 60_000
const UNREAD_MS = 2 * MINUTE_MS
const MINUTES_AN_HOUR = 60

export interface NoticeMail {
  /** `soon`: a mail of its own; `digest`: one mail a day with all of them. */
  by: 'soon' | 'digest'
  dueAt: Date
}

export interface Delivery {
  isOnPage: boolean
  /** Null: not mailed. */
  mail: NoticeMail | null
}

/** Where and when a notice of this kind is told. Quiet hours hold its mail back, unless the kind is always mailed. */
export function decideDelivery(kind: NoticeKind, settings: NoticeSettings, now: Date): Delivery {
  const { page, mail } = channelsOf(kind, settings.prefs)
  if (mail === 'off') return { isOnPage: page, mail: null }
  if (mail === 'digest') {
    const dueAt = nextHour(settings.digestHour, settings.timeZone, now)
    return { isOnPage: page, mail: { by: 'digest', dueAt } }
  }
  const waitMs = Math.max(mail === 'at-once' ? 0 : UNREAD_MS, gatherMinutesOf(kind) * MINUTE_MS)
  const due = new Date(now.getTime() + waitMs)
  const dueAt = isAlwaysMailed(kind) ? due : afterQuietHours(settings, due)
  return { isOnPage: page, mail: { by: 'soon', dueAt } }
}

/** The instant itself, or the end of the quiet hours that it falls into. */
export function afterQuietHours(
  { timeZone, quietFrom, quietTo }: Pick<NoticeSettings, 'timeZone' | 'quietFrom' | 'quietTo'>,
  instant: Date,
): Date {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return instant
  const hour = Math.floor(toWallTime(instant, timeZone).minute / MINUTES_AN_HOUR)
  const isNight = quietFrom > quietTo
  const isQuiet = isNight ? hour >= quietFrom || hour < quietTo : hour >= quietFrom && hour < quietTo
  return isQuiet ? nextHour(quietTo, timeZone, instant) : instant
}

/** The next instant after this one at which the clocks of a zone show a full hour. */
export function nextHour(hour: number, timeZone: string, instant: Date): Date {
  const { date } = toWallTime(instant, timeZone)
  const minute = hour * MINUTES_AN_HOUR
  const today = toInstant({ date, minute }, timeZone)
  return today > instant ? today : toInstant({ date: addDays(date, 1), minute }, timeZone)
}
