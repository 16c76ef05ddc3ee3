import type { BookingReview } from '#contract/booking/seller-reviews.ts'
import { REVIEW_LIMITS, toReviewerName } from '#domain/booking/review/review-rules.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type BookingRow, getBookingRow } from '../bookings/lock-booking.ts'
import { canReadReview, canReplyTo, canWriteReview } from './policy.ts'
import { presentOwn } from './present.ts'
import { listNamedOf, readRating } from './queries.ts'
import { readWindow } from './read-window.ts'

/** As one of its sides reads it; sealed words of the other side are nobody's. @throws AppError `booking-not-found` */
export async function getReview(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { id, actor }: { id: number; actor: Actor },
): Promise<BookingReview> {
  const { booking, reader } = await getBookingRow(db, id, actor)
  const [window, all, names] = await Promise.all([
    readWindow(db, booking, now()),
    listNamedOf(db, id),
    readNames(db, booking),
  ])
  const side = reader === 'admin' ? null : reader
  const read = all.filter((one) => canReadReview(reader, one))
  const mine = side ? read.find((one) => one.side === side) : undefined
  const theirs = read.find((one) => one !== mine)
  return {
    side,
    title: names.title,
    other: side === 'seller' ? names.buyer.name : names.seller.name,
    window: window.state,
    closesOn: window.closesOn,
    canWrite: canWriteReview(reader, window, all),
    canReply: theirs ? canReplyTo(reader, theirs, now()) : false,
    signedAs: side ? toReviewerName({ ...names[side], hasLeft: false }) : null,
    mine: mine ? presentOwn(mine, false) : null,
    theirs: theirs ? presentOwn(theirs, true) : null,
    ofBuyer: side === 'seller' ? await readOfBuyer(db, booking.buyer_id) : null,
  }
}

/** To sellers who have a request of theirs, from three on. */
async function readOfBuyer(db: Db, buyerId: number): Promise<BookingReview['ofBuyer']> {
  const rating = await readRating(db, { userId: buyerId, side: 'seller' })
  return rating.count >= REVIEW_LIMITS.leastRated ? rating : null
}

async function readNames(db: Db, booking: Pick<BookingRow, 'buyer_id' | 'seller_id' | 'listing_id'>) {
  const sides = await db
    .selectFrom('organizations')
    .select(['id', 'name', 'username', 'company'])
    .where('id', 'in', [booking.buyer_id, booking.seller_id])
    .execute()
  const { title } = await db
    .selectFrom('listings')
    .select('title')
    .where('id', '=', booking.listing_id)
    .executeTakeFirstOrThrow()
  const nameOf = (wanted: number) => {
    const { name, username, company } = required(sides.find(({ id }) => id === wanted))
    return { name: name ?? username, company }
  }
  return { title, buyer: nameOf(booking.buyer_id), seller: nameOf(booking.seller_id) }
}
