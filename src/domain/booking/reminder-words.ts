import type { Side } from '../messaging/conversation.ts'
import type { BookingStatus } from './lifecycle.ts'

/** Days before the start at which both sides are reminded. */
export const START_REMINDER_DAYS = 3

/** Of the time that somebody has, what is left when they are reminded. */
export const REMINDED_AT_LAST = 1 / 4

/** What waits for whom; dates and amounts are written already. */
export interface ReminderDetails {
  status: BookingStatus
  title: string
  buyer: string
  seller: string
  deadline: string
  dates: string
  /** To be paid first; null: nothing. */
  dueNow: string | null
}

export interface ReminderWords {
  side: Side
  line: string
  paragraphs: string[]
  button: string
}

/** Whom a state waits for, and what they are told before its time is over; nobody where it waits for no person. */
export function listReminders(told: ReminderDetails): ReminderWords[] {
  const { status, title, buyer, seller, deadline, dates, dueNow } = told
  switch (status) {
    case 'requested':
      return [
        {
          side: 'seller',
          line: `${buyer} waits for your answer about “${title}”`,
          paragraphs: [`The request expires on ${deadline}.`],
          button: 'Answer the request',
        },
      ]
    case 'quoted':
      return [
        {
          side: 'buyer',
          line: `The offer of ${seller} for “${title}” ends soon`,
          paragraphs: [`It is valid until ${deadline}.`],
          button: 'Read the offer',
        },
      ]
    case 'held':
      return [
        {
          side: 'buyer',
          line: `Your hold of “${title}” ends soon`,
          paragraphs: [`${dates} are held until ${deadline}, and free after that.`],
          button: 'Book these dates',
        },
      ]
    case 'awaiting-payment':
      return [
        {
          side: 'buyer',
          line: `A payment for “${title}” is due`,
          paragraphs: [
            `Please pay ${dueNow ?? 'what is due'} until ${deadline}, and press “I have sent it” when you have. Otherwise the dates are free again.`,
          ],
          button: 'See how to pay',
        },
      ]
    case 'booked':
      return (['buyer', 'seller'] as const).map((side) => ({
        side,
        line: `Your booking of “${title}” begins soon`,
        paragraphs: [
          `It begins on ${deadline}. Settle what is open, artwork first, in the thread of the booking.`,
        ],
        button: 'Open the booking',
      }))
    default:
      return []
  }
}
