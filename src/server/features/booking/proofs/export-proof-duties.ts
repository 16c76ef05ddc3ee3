import { STATE_LABELS } from '#domain/booking/report/report-labels.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toCsvFile } from '../../../platform/http/csv-cell.ts'
import { findOwed, type ListInput } from './list-proof-duties.ts'

const HEAD = [
  'Due',
  'State',
  'Unit id',
  'Space',
  'Place',
  'Face and days',
  'To hand in',
  'Brand',
  'Booking',
  'From day',
]

/** All that a seller owes, as a list for a desk or a crew. @returns CSV */
export async function exportProofDuties(
  context: Pick<AppContext, 'db' | 'now'>,
  sellerId: number,
  input: ListInput,
): Promise<string> {
  const { items } = await findOwed(context, sellerId, input)
  const codeOf = await readUnitCodes(context.db, [...new Set(items.map(({ bookingId }) => bookingId))])
  const rows = items.map((item) => [
    item.dueOn,
    STATE_LABELS[item.state],
    codeOf.get(item.bookingId) ?? null,
    item.space,
    item.place,
    item.placement,
    item.title,
    item.brand,
    item.reference,
    item.opensOn,
  ])
  return toCsvFile([HEAD, ...rows])
}

/** The seller's own number of the space of a booking. */
async function readUnitCodes(db: Db, bookingIds: readonly number[]): Promise<Map<number, string | null>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .select(['bookings.id', 'seller_unit_id'])
    .where('bookings.id', 'in', bookingIds)
    .execute()
  return new Map(rows.map(({ id, seller_unit_id }) => [id, seller_unit_id]))
}
