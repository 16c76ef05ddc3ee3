import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { Config } from '#server/config.ts'
import { quoteListing } from '#server/features/booking/quotes/quote-listing.ts'
import { findPriced } from '#server/features/planning/plans/copy-plan.ts'
import { insertPlan, type NewLine, priceNewLine } from '#server/features/planning/plans/save-plan.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { createStage, type Stage } from '../bookings/stage.ts'
import { insertShared } from './insert-shared.ts'
import { BOOKED_PLANS, OPERATOR_PLANS } from './operator-plans.ts'

/** So many of the operator's bookings are the lines of a plan. */
const MOST_BOOKED = 3

/**
 * Plans of the market's first admin: within their budget, over it, over and to be planned again, approved by a client, sent back by
 * one, asked for with some that came to nothing, and one whose bookings have a report.
 */
export async function insertOperatorPlans(
  trx: Tx,
  { admin, config, now }: { admin: Actor; config: Config; now: Date },
): Promise<void> {
  const stage = createStage(trx, { config, now })
  const keep = async () => {}
  for (const { name, budgetDollars, inDays, spaces, daysAgo = 0, shared } of OPERATOR_PLANS) {
    const lines = await priceLines(stage, spaces, { inDays, daysAgo })
    if (lines.length === 0) continue
    const plan = {
      ownerId: admin.organizationId,
      name,
      inputs: null,
      budgetCents: budgetDollars * 100,
      lines,
    }
    const id = await insertPlan(stage.context, plan, keep)
    if (shared) await insertShared(trx, { planId: id, name, shared, now })
  }
  for (const { name, statuses } of BOOKED_PLANS) {
    const lines = await listBooked(trx, admin, { statuses, today: toMarketDate(now) })
    if (lines.length === 0) continue
    const plan = { ownerId: admin.organizationId, name, inputs: null, budgetCents: null, lines }
    await insertPlan(stage.context, plan, keep)
  }
}

/** At the engine's price of the days; what was wanted earlier cost then what it costs in the days that are priced. */
async function priceLines(
  stage: Stage,
  titles: readonly string[],
  { inDays, daysAgo }: { inDays: number; daysAgo: number },
): Promise<NewLine[]> {
  const { trx } = stage
  const spaces = await trx
    .selectFrom('listings')
    .select(['id', 'title'])
    .where('title', 'in', titles)
    .execute()
  const from = addDays(toMarketDate(stage.end), inDays)
  const lines: NewLine[] = []
  for (const { id } of spaces.toSorted((a, b) => titles.indexOf(a.title) - titles.indexOf(b.title))) {
    const line = await priceNear(stage, id, { first: from, last: addDays(from, 27) })
    if (!line) continue
    const { first_day, last_day } = line
    lines.push({ ...line, first_day: addDays(first_day, -daysAgo), last_day: addDays(last_day, -daysAgo) })
  }
  return lines
}

type Range = { first: string; last: string }

/** In the nearest free dates where those are taken; null where there are none. */
async function priceNear(stage: Stage, listingId: number, { first, last }: Range): Promise<NewLine | null> {
  const quote = (id: number, asked: Parameters<typeof quoteListing>[2]) =>
    quoteListing(stage.context, id, asked)
  const price = (days: Range) =>
    priceNewLine({ quote }, { listingId, unitId: null, quantity: 1, from: days.first, to: days.last })
  return findPriced((from, to) => price({ first: from, last: to }), { first, last })
}

async function listBooked(
  trx: Tx,
  { organizationId }: Actor,
  { statuses, today }: { statuses: readonly BookingStatus[]; today: string },
): Promise<NewLine[]> {
  const rows = await trx
    .selectFrom('bookings')
    .select(['id', 'listing_id', 'request', 'first_day', 'last_day', 'total_cents'])
    .where('buyer_id', '=', organizationId)
    .where('status', 'in', statuses)
    // what has begun first: a report opens with the first day
    .orderBy(({ eb }) => eb('first_day', '<=', today), 'desc')
    .orderBy('first_day', 'desc')
    .limit(MOST_BOOKED)
    .execute()
  return rows.map(({ id, request: { unitId, quantity }, total_cents, ...row }) => ({
    ...row,
    unit_id: unitId,
    quantity,
    booking_id: id,
    added_cents: total_cents,
  }))
}
