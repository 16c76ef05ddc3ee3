import type { bookingRoutes } from '#contract/booking/bookings.ts'
import type { In, Out } from '#contract/route.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { listBookingsByPlan, readPlansOf } from './list-by-plan.ts'
import { loadRelated } from './load-related.ts'
import { withinRole } from './policy.ts'
import { presentSummary } from './present.ts'
import { countBookings, listBookings } from './queries.ts'

type Route = typeof bookingRoutes.listBookings

/** One page of somebody's bookings as buyer or as seller, and how many of each status there are. */
export async function listOwnBookings(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  actor: Actor,
  query: Out<Route['query']>,
): Promise<In<Route['output']>> {
  const filter = { ...query, readerId: actor.organizationId }
  const list = query.groupBy === 'plan' && query.side === 'buyer' ? listBookingsByPlan : listBookings
  const [{ rows, nextCursor }, counts] = await Promise.all([list(db, filter), countBookings(db, filter)])
  const ids = rows.map(({ id }) => id)
  const [beside, plans] = await Promise.all([loadRelated({ db, now }, ids), readPlansOf(db, filter, ids)])
  return {
    items: rows.map((row) =>
      withinRole(presentSummary(row, query.side, required(beside.get(row.id))), query.side, actor),
    ),
    nextCursor,
    counts,
    plans,
  }
}
