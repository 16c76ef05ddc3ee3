import type { Nearest } from '#contract/booking/quotes.ts'
import type { Listing } from '#contract/listings/listings.ts'
import type { LinePrice, SavedPlan, SavedPlanLine } from '#contract/planning/plans-saved.ts'
import { cameToNothing } from '#domain/booking/lifecycle.ts'
import { sumLines } from '#domain/planning/line-figures.ts'
import { ON_WAITING_LIST } from '#domain/planning/request-words.ts'
import { findNearestShops } from '#domain/planning/shops.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { listShops } from '../shops/list-shops.ts'
import type { PlanBooking } from './plan-booking.ts'
import { getPlanRow, type LineRow, listLineRows, type Owned, presentHead, readCampaign } from './plan-rows.ts'
import { findResidents } from './read-area.ts'

/** A plan with each line as it stands now. @throws AppError `plan-not-found` */
export async function readPlan(context: AppContext, booking: PlanBooking, owned: Owned): Promise<SavedPlan> {
  const row = await getPlanRow(context.db, owned)
  const shops = await listShops(context.db, owned.ownerId)
  const priced = await readLines(context, booking, row.id)
  const lines = priced.map((line) => ({
    ...line,
    nearestShops: findNearestShops(line.listing?.coordinates ?? null, shops),
  }))
  return {
    ...presentHead(row),
    inputs: row.inputs,
    certificate: row.certificate,
    createdAt: row.created_at.toISOString(),
    lines,
    ...sumLines(lines),
    residents: await findResidents(context, row.inputs),
  }
}

type ReadLine = Omit<SavedPlanLine, 'nearestShops'>

async function readLines(context: AppContext, booking: PlanBooking, planId: number): Promise<ReadLine[]> {
  const rows = await listLineRows(context.db, planId)
  const listings = await context.search.get([...new Set(rows.map(({ listing_id }) => listing_id))])
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const hasBrand = (await readCampaign(context.db, planId)) !== undefined
  const lines: ReadLine[] = []
  // one after another: a page takes one connection
  for (const row of rows) {
    const listing = byId.get(row.listing_id) ?? null
    lines.push({ ...presentLine(row, listing), price: await priceLine(booking, row, hasBrand) })
  }
  return lines
}

function presentLine(row: LineRow, listing: Listing | null): Omit<ReadLine, 'price'> {
  const { booking_id: bookingId, status } = row
  return {
    id: row.id,
    listingId: row.listing_id,
    listing,
    unitId: row.unit_id,
    first: row.first_day,
    last: row.last_day,
    quantity: row.quantity,
    why: row.reason,
    addedCents: row.added_cents,
    ended: bookingId !== null && status !== null && cameToNothing(status) ? { bookingId, status } : null,
  }
}

/** What a line costs now, or has been ordered for. */
async function priceLine(booking: PlanBooking, row: LineRow, hasBrand: boolean): Promise<LinePrice> {
  const ordered = toOrdered(row)
  if (ordered && !row.is_waiting) return ordered
  try {
    const { totalCents, mode } = await booking.quote(row.listing_id, toQuestion(row))
    // what it waits for has become free
    return ordered ?? { state: 'priced', totalCents, mode }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const isJoined = row.is_waiting
    const waitlist = isJoined || error.code === 'dates-taken' ? { isJoined, needsBrand: !hasBrand } : null
    return { state: 'refused', message: describeRefusal(error, row), nearest: nearestOf(error), waitlist }
  }
}

function toOrdered(row: LineRow): Extract<LinePrice, { state: 'ordered' }> | null {
  const { booking_id: bookingId, status, total_cents: totalCents } = row
  if (bookingId === null || status === null || totalCents === null || cameToNothing(status)) return null
  return { state: 'ordered', bookingId, status, totalCents }
}

/** Why a line cannot be had now. */
export function describeRefusal(
  { code, message }: AppError,
  { is_waiting }: Pick<LineRow, 'is_waiting'>,
): string {
  return is_waiting && code === 'dates-taken' ? ON_WAITING_LIST : message
}

/** What is asked of the price of a line. */
export function toQuestion(
  row: Pick<LineRow, 'unit_id' | 'first_day' | 'last_day' | 'quantity'>,
): Parameters<PlanBooking['quote']>[1] {
  const { unit_id: unitId, first_day: from, last_day: to, quantity } = row
  return { unitId, from, to, quantity, extras: [], isAgency: false }
}

/** The nearest free dates that a refusal names. */
export function nearestOf({ refusal }: AppError): Nearest {
  return (refusal.body as { nearest?: Nearest } | undefined)?.nearest ?? null
}
