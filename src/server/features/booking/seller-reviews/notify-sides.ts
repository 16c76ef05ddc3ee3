import type { MoveWords } from '#domain/booking/booking-words.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { notifyParties } from '../bookings/notify-parties.ts'

interface NotifySidesInput {
  sides: readonly Side[]
  toWords: (side: Side, told: { title: string; other: string }) => MoveWords
}

/** In the list of the bell and by mail; reviews leave no line in the thread. */
export async function notifySides(
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  trx: Tx,
  { booking, conversation, terms }: LockedBooking,
  { sides, toWords }: NotifySidesInput,
): Promise<void> {
  if (!conversation || !terms || sides.length === 0) return
  const told = sides.map((side) => ({
    booking,
    terms,
    side,
    kind: 'review' as const,
    key: `review:${booking.id}`,
    by: null,
    words: toWords(side, {
      title: terms.listing.title,
      other: terms[side === 'buyer' ? 'seller' : 'buyer'].name,
    }),
    deadline: null,
  }))
  await notifyParties({ config }, trx, { told, now: now() })
}
