import { MARKET_ZONE } from '../format-dates.ts'
import { required } from '../required.ts'

/** Mailboxes at the operator's domain, and their purpose. */
export const DEPARTMENTS = [
  { mailbox: 'support', title: 'Support', text: 'Anything that does not work or is not clear.' },
  { mailbox: 'billing', title: 'Billing', text: 'Invoices, refunds and payment questions.' },
  { mailbox: 'sales', title: 'Sales', text: 'Large inventories, partnerships, the press.' },
  { mailbox: 'members', title: 'Members', text: 'Accounts, sign-in, profiles.' },
  { mailbox: 'privacy', title: 'Privacy', text: 'See, correct or delete your data.' },
  { mailbox: 'legal', title: 'Legal', text: 'Terms, copyright notices, disputes.' },
  { mailbox: 'info', title: 'General', text: 'Everything else.' },
] as const

/** Target response time by channel, in hours; null where it is immediate. */
export const RESPONSE_TARGETS = [
  { way: 'Email', target: '24 hours', hours: 24 },
  { way: 'Phone', target: 'Immediate during business hours', hours: null },
  { way: 'Technical issues', target: '48 hours', hours: 48 },
  { way: 'Billing', target: '24-48 hours', hours: 48 },
] as const

export const SUPPORT_HOURS = [
  { days: 'Monday-Friday', hours: '9:00 AM-5:00 PM PT' },
  { days: 'Saturday', hours: '10:00 AM-2:00 PM PT' },
  { days: 'Sunday', hours: 'Closed' },
] as const

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const WEEKDAY = { opens: 9 * 60, closes: 17 * 60 }
/** Opening hours as minutes after midnight, Pacific time, from Sunday; null is closed. */
const WEEK = [null, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, { opens: 10 * 60, closes: 14 * 60 }]

/** Whether support is open at `now`: `open now`, or `opens today/Monday 9:00 AM PT`. Handles daylight saving time. */
export function describeSupportHours(now: Date): { isOpen: boolean; text: string } {
  const { day, minutes } = toPacific(now)
  const today = WEEK[day]
  if (today && minutes >= today.opens && minutes < today.closes) return { isOpen: true, text: 'open now' }
  if (today && minutes < today.opens) return { isOpen: false, text: `opens today ${toClock(today.opens)} PT` }
  const ahead = required([1, 2].find((days) => WEEK[(day + days) % 7]))
  const next = (day + ahead) % 7
  return { isOpen: false, text: `opens ${NAMES[next]} ${toClock(required(WEEK[next]).opens)} PT` }
}

function toPacific(now: Date): { day: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: MARKET_ZONE,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const value = (type: string) => required(parts.find((part) => part.type === type)).value
  return {
    day: NAMES.indexOf(value('weekday')),
    minutes: Number(value('hour')) * 60 + Number(value('minute')),
  }
}

function toClock(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
