import type { DeskQueue, WaitingKind } from '#contract/operations/desk.ts'
import { DAY_MS } from '#domain/dates.ts'

interface Words {
  /** Of one and of several. */
  one: string
  many: string
  /** What to do about it, or what it means. */
  hint: string
}

export const WAITING_WORDS: Record<WaitingKind, Words> = {
  listings: { one: 'pending listing', many: 'pending listings', hint: 'Approve or reject' },
  edits: {
    one: 'edit of a public listing',
    many: 'edits of public listings',
    hint: 'Buyers see the old version meanwhile',
  },
  prices: {
    one: 'unusual new price',
    many: 'unusual new prices',
    hint: 'Already live; check whether it is intended',
  },
  reports: { one: 'open report', many: 'open reports', hint: 'Somebody reported a problem' },
  reviews: { one: 'review', many: 'reviews', hint: 'Held, or reported by a reader' },
  tickets: { one: 'message to support', many: 'messages to support', hint: 'Answer by the time promised' },
  disputes: { one: 'dispute', many: 'disputes', hint: 'Buyer and seller are waiting for a decision' },
  differences: {
    one: 'difference in the books',
    many: 'differences in the books',
    hint: 'Bookings, payments and ledger do not agree',
  },
  'failed-jobs': {
    one: 'failing job',
    many: 'failing jobs',
    hint: 'Mail or posts that did not go out; retry or give up',
  },
  errors: { one: 'new error', many: 'new errors', hint: 'On the server or in browsers' },
  backups: {
    one: 'backup missing',
    many: 'backups missing',
    hint: 'The last one failed, is overdue, or none ever ended well',
  },
}

/** `Waiting for 3 days`, of the oldest. */
export function waitingFor({ since, count }: Pick<DeskQueue, 'since' | 'count'>, now: Date): string {
  if (since === null) return ''
  const ms = Math.max(0, now.getTime() - Date.parse(since))
  return `${count === 1 ? 'for' : 'oldest for'} ${duration(ms)}`
}

function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'less than a minute'
  if (minutes < 60) return plural(minutes, 'minute')
  if (ms < 2 * DAY_MS) return plural(Math.floor(minutes / 60), 'hour')
  return plural(Math.floor(ms / DAY_MS), 'day')
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
