import {
  type ArtworkStepDetails,
  describeArtwork,
  describeArtworkStep,
} from '#domain/booking/creative/artwork-words.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { notifyParties } from '../bookings/notify-parties.ts'
import type { CreativeRow } from './queries.ts'

interface NotifyArtworkStepInput {
  creative: CreativeRow
  step: ArtworkStepDetails['step']
  side: Side
  by: number
}

/** What becomes of a booking's artwork is one row of its reader's list. */
export const artworkKeyOf = (bookingId: number): string => `artwork:${bookingId}`

/** Tells a step of one side in the booking's thread; the other side by mail and in the list of the bell too. */
export async function notifyArtworkStep(
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  trx: Tx,
  { booking, conversation, terms }: LockedBooking,
  { creative, step, side, by }: NotifyArtworkStepInput,
): Promise<void> {
  if (!conversation || !terms) return
  const { name: file, reason, checks } = creative
  const told = { step, name: terms[side].name, title: terms.listing.title, file, reason, checks }
  const key = artworkKeyOf(booking.id)
  const other = side === 'buyer' ? 'seller' : 'buyer'
  const words = describeArtworkStep(told)
  await notifyParties({ config }, trx, {
    told: [{ booking, terms, side: other, kind: 'artwork', key, by, words, deadline: null }],
    message: {
      conversation,
      data: { event: 'artwork', by, bookingId: booking.id },
      body: describeArtwork(told),
    },
    seen: { userId: by, key },
    now: now(),
  })
}
