import type { Selectable } from 'kysely'
import { type Reader, readerOf } from '#domain/booking/booking-reader.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { BookingsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ConversationRow } from '../../messaging/conversations/lock-conversation.ts'

export type BookingRow = Selectable<BookingsTable>

export interface LockedBooking {
  booking: BookingRow
  /** Null until something has been sent. */
  conversation: ConversationRow | null
  /** Of the version as it stands; null while it is a draft. */
  terms: AgreedTerms | null
}

/** Everybody but its two sides and admins gets a 404. @throws AppError `booking-not-found` */
export async function getBookingRow(
  db: Db,
  id: number,
  actor: Actor,
): Promise<{ booking: BookingRow; reader: Reader }> {
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()
  const reader = booking && readerOf(booking, actor)
  if (!booking || !reader) throw noSuchBooking()
  return { booking, reader }
}

/**
 * Locks the conversation, then the booking, for whoever acts. Locks are taken in one order: conversation, booking, units,
 * drafts that wait for them, orders, feeds, jobs. A draft has no conversation; where its dates are claimed they come first,
 * and its order is locked with it.
 * @throws AppError `booking-not-found`, `wrong-step` when a draft was sent meanwhile
 */
export async function lockBooking(trx: Tx, id: number): Promise<LockedBooking> {
  const found = await trx
    .selectFrom('bookings')
    .select('conversation_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw noSuchBooking()
  return lockSeen(trx, { id, ...found })
}

/** As `lockBooking`, for who has read before whether it has a conversation. */
export async function lockSeen(
  trx: Tx,
  { id, conversation_id }: Pick<BookingRow, 'id' | 'conversation_id'>,
): Promise<LockedBooking> {
  const conversation = await lockConversation(trx, conversation_id)
  const booking = await (conversation ? lockRow(trx, id) : lockDraft(trx, id))
  // its conversation is not held: it would be locked after the booking
  if (booking.conversation_id !== conversation_id) throw staleBookingError()
  return { booking, conversation, terms: await readTerms(trx, booking) }
}

function lockRow(trx: Tx, id: number): Promise<BookingRow> {
  return trx.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** With its order: drafts that leave one at the same time come one after another, and the last one closes it. */
function lockDraft(trx: Tx, id: number): Promise<BookingRow> {
  return trx
    .selectFrom('bookings')
    .innerJoin('orders', 'orders.id', 'bookings.order_id')
    .selectAll('bookings')
    .where('bookings.id', '=', id)
    .forUpdate(['bookings', 'orders'])
    .executeTakeFirstOrThrow()
}

async function lockConversation(trx: Tx, id: number | null): Promise<ConversationRow | null> {
  if (id === null) return null
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Of the version as it stands; null while it is a draft. */
export async function readTerms(
  db: Db,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
): Promise<AgreedTerms | null> {
  if (version === 0) return null
  const { terms } = await db
    .selectFrom('booking_versions')
    .select('terms')
    .where('booking_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return JSON.parse(terms) as AgreedTerms
}

export function noSuchBooking(): AppError {
  return new AppError('booking-not-found')
}

/** Somebody was faster, or it is not theirs to do. */
export function staleBookingError(): AppError {
  return new AppError('wrong-step')
}
