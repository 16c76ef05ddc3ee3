import { isPublic } from '#domain/listings/listing.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { refuseUnreachable } from '../../messaging/conversations/lock-conversation.ts'
import type { BookingRow } from './lock-booking.ts'

type Parties = Pick<BookingRow, 'listing_id' | 'buyer_id' | 'seller_id'>

/**
 * Looks whether space and both people are still there, after the conversation of a booking was made: its keys wait for
 * whoever takes the space down, leaves or blocks the other (`blockUser`) at the same time, and they for it. So one of both sees
 * the other.
 * @throws AppError `listing-not-found`, `conflict` when one has left, `forbidden` when one has blocked the other
 */
export async function requireGoodStanding(
  trx: Tx,
  { listing_id, buyer_id, seller_id }: Parties,
): Promise<void> {
  const both = [buyer_id, seller_id]
  const { status, hasOtherLeft, isBlocked } = await trx
    .selectFrom('listings')
    .select('status')
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('organizations').select('id').where('id', 'in', both).where('deleted_at', 'is not', null),
      ).as('hasOtherLeft'),
      exists(
        selectFrom('blocks')
          .select('blocker_id')
          .where('blocker_id', 'in', both)
          .where('blocked_id', 'in', both),
      ).as('isBlocked'),
    ])
    .where('id', '=', listing_id)
    .executeTakeFirstOrThrow()
  if (!isPublic(status)) throw new AppError('listing-not-found')
  refuseUnreachable({ hasOtherLeft: Boolean(hasOtherLeft), isBlocked: Boolean(isBlocked) })
}
