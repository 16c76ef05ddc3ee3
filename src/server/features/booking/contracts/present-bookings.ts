import type { ContractBooking } from '#contract/booking/contracts.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { PlannedBooking } from './plan-bookings.ts'
import type { StoredLine } from './stored-lines.ts'

const NOTHING = {
  first: null,
  last: null,
  netCents: null,
  totalCents: null,
  bookingId: null,
  reference: null,
  reason: null,
}

export function refused({ id: lineId, version }: StoredLine, reason: string): ContractBooking {
  return { ...NOTHING, lineId, version, outcome: 'refused', reason }
}

export function presentPlan({ line, terms }: PlannedBooking): Omit<ContractBooking, 'outcome'> {
  const { first, last, netCents, totalCents } = terms
  return { ...NOTHING, lineId: line.id, version: line.version, first, last, netCents, totalCents }
}

export async function presentBooked(db: Db, line: StoredLine, bookingId: number): Promise<ContractBooking> {
  const {
    first_day: first,
    last_day: last,
    total_cents: totalCents,
  } = await db
    .selectFrom('bookings')
    .select(['first_day', 'last_day', 'total_cents'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const reference = toBookingReference(bookingId)
  const { id: lineId, version } = line
  return { ...NOTHING, lineId, version, outcome: 'booked', first, last, totalCents, bookingId, reference }
}
