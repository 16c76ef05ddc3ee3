import type { Actor } from '../listings/listing.ts'
import type { Side } from '../messaging/conversation.ts'
import { type BookingOrigin, type BookingStatus, ELSEWHERE_ORIGINS } from './lifecycle.ts'
import type { AgreedTerms, Party } from './terms.ts'

interface Subject {
  buyer_id: number
  seller_id: number
  version: number
}

export type Reader = Side | 'admin'

/** Held or booked by its seller for a client without an account; once an account has claimed it, it is a booking like others. */
export function isOnBehalf(booking: { origin: BookingOrigin; conversation_id: number | null }): boolean {
  return ELSEWHERE_ORIGINS.includes(booking.origin) && booking.conversation_id === null
}

/** As whom somebody reads and moves a booking; null: it is none of theirs. What a buyer has not sent is the buyer's own. */
export function readerOf(booking: Subject, actor: Actor): Reader | null {
  if (actor.organizationId === booking.buyer_id) return 'buyer'
  if (actor.organizationId === booking.seller_id && booking.version > 0) return 'seller'
  return actor.role === 'admin' ? 'admin' : null
}

/** Where a person's address is told to the other side: in the papers of what they have agreed on. */
export function seesAddress(reader: Reader, side: Side, status: BookingStatus): boolean {
  return reader === side || reader === 'admin' || AGREED.includes(status)
}

const AGREED: readonly BookingStatus[] = ['booked', 'in-flight', 'completed', 'cancelled']

const hideAddress = ({ id, name, company }: Party): Party => ({ id, name, company, email: '' })

/** As agreed, but for an address that is not told yet. */
export function maskTerms(terms: AgreedTerms, { reader, status }: { reader: Reader; status: BookingStatus }) {
  const mask = (side: Side): Party =>
    seesAddress(reader, side, status) ? terms[side] : hideAddress(terms[side])
  return { ...terms, buyer: mask('buyer'), seller: mask('seller') }
}
