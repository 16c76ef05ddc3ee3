import type { Listing } from '#contract/listings/listings.ts'
import type { PlanInputs } from '#contract/planning/plans.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { listShops } from '../shops/list-shops.ts'
import { findOpenLine, type LineOf } from './change-plan.ts'
import { getPlanRow, listLineRows, lockPlan, touchPlan } from './plan-rows.ts'
import { widen } from './read-area.ts'
import { solvePlan } from './solve-plan.ts'

/** Where no area was asked for: so far from the space that is replaced. */
const NEAR_KM = 25

/**
 * The planner's best other space of the same medium, in the same days, for what the line cost or what is left of the budget.
 * @throws AppError `plan-not-found`, `line-requested`, `conflict` where there is none
 */
export async function replaceLine(context: AppContext, { lineId, ...owned }: LineOf): Promise<void> {
  const { db } = context
  const line = await findOpenLine(db, { ...owned, lineId })
  const [plan, rows] = [await getPlanRow(db, owned), await listLineRows(db, owned.id)]
  const [listing] = await context.search.get([line.listing_id])
  const others = rows.filter(({ id }) => id !== lineId)
  const spent = others.reduce((sum, { added_cents }) => sum + added_cents, 0)
  const cents = Math.max(line.added_cents, (plan.budget_cents ?? 0) - spent)
  const inputs = toInputs({ listing, asked: plan.inputs, cents })
  const shops = await listShops(db, owned.ownerId)
  const { lines } = await solvePlan(context, {
    ownerId: owned.ownerId,
    inputs: {
      ...inputs,
      from: line.first_day,
      to: line.last_day,
      // shops that the plan was made around may be gone
      ...(shops.length > 0 && { shopMiles: plan.inputs?.shopMiles }),
      refused: { ...inputs.refused, listings: rows.map(({ listing_id }) => listing_id) },
    },
  })
  const [found] = lines
  if (!found) throw nothingElse(cents)
  await inTransaction(context, async (trx) => {
    await lockPlan(trx, owned)
    await findOpenLine(trx, { ...owned, lineId })
    await trx.deleteFrom('plan_lines').where('id', '=', lineId).execute()
    await trx
      .insertInto('plan_lines')
      .values({
        plan_id: owned.id,
        listing_id: found.listing.id,
        first_day: found.first,
        last_day: found.last,
        added_cents: found.totalCents,
        reason: listing ? `In place of ${listing.title}.` : null,
      })
      .execute()
    await touchPlan(trx, owned.id, context.now())
  })
}

interface ReplacementInput {
  /** Undefined: it is not offered any more. */
  listing: Listing | undefined
  asked: PlanInputs | null
  cents: number
}

function toInputs({ listing, asked, cents }: ReplacementInput): Omit<PlanInputs, 'from' | 'to'> {
  const where = asked
    ? { place: asked.place, bounds: asked.bounds, polygon: asked.polygon }
    : { bounds: boundsOf(listing) }
  return {
    ...where,
    budget: cents / 100,
    media: listing ? [{ adType: listing.adType, count: 1 }] : [],
    ...(asked?.goal && { goal: asked.goal }),
    audiences: asked?.audiences ?? [],
    sellerShare: 100,
    pinned: [],
    refused: { adTypes: [], sellers: asked?.refused.sellers ?? [], listings: [] },
  }
}

function boundsOf(listing: Listing | undefined) {
  const point = listing?.coordinates
  if (!point)
    throw new AppError('conflict', { message: 'This space is not on offer any more. Add another by hand.' })
  const { lat, lng } = point
  return widen({ west: lng, east: lng, south: lat, north: lat }, NEAR_KM)
}

function nothingElse(cents: number): AppError {
  const message = `No other space of this kind is free in these dates for ${formatShortCents(cents)}.`
  return new AppError('conflict', { message })
}
