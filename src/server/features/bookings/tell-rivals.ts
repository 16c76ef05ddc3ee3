import { sql } from 'kysely'
import { tellTaken } from '#domain/booking/booking-words.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { toDateRange } from '#domain/format-dates.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { notify } from '../notices/notify.ts'
import { bookingMail } from './emails.ts'
import type { BookingRow } from './lock-booking.ts'
import { readMembers } from './read-members.ts'

/** Somebody's request or quote that asks for days which are full now. */
export interface Rival {
  id: number
  buyerId: number
  conversationId: number
  terms: string
}

/** Whose dates have just gone to a booking that took them; those that still fit are left alone. */
export async function listRivals(trx: Tx, { id }: Pick<BookingRow, 'id'>): Promise<Rival[]> {
  const { rows } = await sql<Rival>`
    select distinct on (other.id) other.id, other.buyer_id as "buyerId", other.conversation_id as "conversationId", version.terms
    from booking_items as taken
    join booking_items as wanted on wanted.unit_id = taken.unit_id and wanted.days && taken.days
    join bookings as other on other.id = wanted.booking_id and other.status in ('requested', 'quoted')
    join booking_versions as version on version.booking_id = other.id and version.version = other.version
    join unit_cells as cell on cell.unit_id = wanted.unit_id and wanted.days @> cell.cell and taken.days @> cell.cell
      and cell.taken + wanted.quantity > cell.capacity
    where taken.booking_id = ${id} and other.id <> ${id}
      and not exists (select from unit_claims as own where own.booking_id = other.id)
    order by other.id`.execute(trx)
  return rows
}

/** The feeds of their buyers are locked. */
export async function tellRivals(
  config: Config,
  trx: Tx,
  { rivals, now }: { rivals: readonly Rival[]; now: Date },
): Promise<void> {
  for (const { id, buyerId, conversationId, terms: text } of rivals) {
    const terms = JSON.parse(text) as AgreedTerms
    const { buyer: recipient } = await readMembers(trx, conversationId)
    if (recipient.hasLeft) continue
    const words = tellTaken({ title: terms.listing.title, dates: toDateRange(terms) })
    await notify(trx, {
      userId: buyerId,
      kind: 'booking',
      subject: { type: 'booking', id },
      actorId: null,
      data: { title: terms.listing.title, text: words.line, step: 'taken' },
      key: `booking:${id}`,
      isMailedByCaller: true,
      now,
    })
    const booking = { id, conversation_id: conversationId }
    await sendMail(trx, bookingMail({ config, booking, terms, recipient, words, deadline: null }))
  }
}
