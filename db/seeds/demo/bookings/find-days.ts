import { cellsOf, freeIn } from '#domain/booking/cells.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import { NOTHING_TAKEN } from '#domain/booking/taken.ts'
import { termLengths } from '#domain/booking/term-rules.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { readTaken } from '#server/features/booking/availability/claim-units.ts'
import { readBooking } from '#server/features/booking/availability/read-booking.ts'
import { findListing } from '#server/features/listings/listings/queries.ts'
import type { Scene } from './types.ts'

interface Found {
  unitId: number | null
  from: string
  to: string
}

/** Days that stand together and are free, and of which unit. */
export async function findDays({ stage, told, listingId, ids }: Scene): Promise<Found> {
  const { inDays, cells: wanted = 1, quantity = 1, unit: position = 0, daysOf } = told.request
  const listing = await findListing(stage.trx, listingId)
  const { terms, units } = await readBooking(stage.trx, listing!)
  const unit = units[position]!
  if (daysOf) return { unitId: unit.id, ...(await readDays(stage.trx, ids.get(daysOf)!)) }
  const from = addDays(toMarketDate(stage.end), inDays)
  // of a cell that has begun only what lies in the past may be meant
  const cells = cellsOf(unit, from, latestDay(from)).filter(({ first }) => inDays <= 0 || first >= from)
  const range = { first: cells[0]!.first, last: cells.at(-1)!.last }
  const taken = unit.id === null ? undefined : (await readTaken(stage.trx, [unit.id], range)).get(unit.id)
  const count = Math.max(wanted, termLengths({ terms, unit }).min)
  const isFree = ({ first }: { first: string }) => freeIn(unit, taken ?? NOTHING_TAKEN, first) >= quantity
  const at = cells.findIndex((_, i) => i + count <= cells.length && cells.slice(i, i + count).every(isFree))
  return { unitId: unit.id, from: cells[at]!.first, to: cells[at + count - 1]!.last }
}

async function readDays(trx: Scene['stage']['trx'], id: number): Promise<{ from: string; to: string }> {
  const { first_day: from, last_day: to } = await trx
    .selectFrom('bookings')
    .select(['first_day', 'last_day'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { from, to }
}
