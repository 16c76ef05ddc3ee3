import { type LedgerFilter, parseBookingId } from './ledger-filter.ts'

/** The number of a booking as it is typed; nothing typed is every booking. */
export function readBooking(text: string): { filter: LedgerFilter } | { problem: string } {
  const id = parseBookingId(text)
  if (id !== null) return { filter: { booking: String(id) } }
  return text.trim() === '' ? { filter: {} } : { problem: 'A booking’s number looks like PLA-B00042' }
}
