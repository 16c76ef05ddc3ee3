import type { MoveWords } from '#domain/booking/booking-words.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { NoticeKind } from '#domain/ground/notices.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { BookingRow } from './lock-booking.ts'

/** What one side is told of a booking: a line in the list of the bell, and the letter that goes with it. */
export interface BookingNotification {
  booking: Pick<BookingRow, 'id' | 'conversation_id'>
  terms: AgreedTerms
  side: Side
  kind: Extract<NoticeKind, 'booking' | 'booking-reminder' | 'dispute' | 'artwork' | 'proof' | 'review'>
  /** One row of the list a key. */
  key: string
  /** Who did it; null for Placard itself. */
  by: number | null
  step?: string
  words: MoveWords
  /** When the clock moves it on, written. */
  deadline: string | null
}
