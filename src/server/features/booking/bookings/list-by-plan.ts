import { sql } from 'kysely'
import type { BookedPlan } from '#contract/booking/bookings-plans.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fetchPage, type Page } from '../../../platform/db/read-page.ts'
import { toWordList } from '../../../platform/db/word-list.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { type BookingView, type Filter, isMine, listBookingsOf, PAGE_SIZE, place } from './queries.ts'

/**
 * One page of a buyer's bookings in which those of a plan follow each other, at the place of the first of them: a plan may run
 * over the end of a page, and none comes twice.
 */
export async function listBookingsByPlan(db: Db, filter: Filter): Promise<Page<BookingView>> {
  const { status, cursor, limit = PAGE_SIZE } = filter
  const after = readIdCursor(cursor)
  const ofStatus = status?.length ? sql`and bookings.status in (${toWordList(status)})` : sql``
  // a last one that is none of these any more stands for itself
  const rest =
    after === undefined
      ? sql``
      : sql`where (${place('lead')}, ${place('own')}) > (
          select ${place('lead')}, ${place('last')} from bookings as last
          join bookings as lead on lead.id = coalesce((select lead_id from led where led.id = last.id), last.id)
          where last.id = ${after})`
  const { rows, nextCursor } = await fetchPage(limit, async (size) => {
    const found = await sql<{ id: number }>`
      with led as materialized (
        select bookings.id, first_value(bookings.id) over (
          partition by plans.id, case when plans.id is null then bookings.id end order by ${place('bookings')}) as lead_id
        from bookings
        left join plan_lines as line on line.booking_id = bookings.id
        left join plans on plans.id = line.plan_id and plans.owner_id = bookings.buyer_id
        where ${isMine(filter)} ${ofStatus}
      )
      select own.id from led
      join bookings as own on own.id = led.id
      join bookings as lead on lead.id = led.lead_id
      ${rest}
      order by ${place('lead')}, ${place('own')}
      limit ${size}`.execute(db)
    return found.rows
  })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { rows: [], nextCursor }
  const views = new Map((await listBookingsOf(db, ids)).map((view) => [view.id, view]))
  // one that was deleted a moment ago is none
  return { rows: ids.flatMap((id) => views.get(id) ?? []), nextCursor }
}

/** The plans that a buyer's bookings came from, in the order of their names. A seller never sees a plan. */
export async function readPlansOf(
  db: Db,
  { readerId, side }: Pick<Filter, 'readerId' | 'side'>,
  ids: readonly number[],
): Promise<BookedPlan[]> {
  if (side === 'seller' || ids.length === 0) return []
  const rows = await db
    .selectFrom('plan_lines as line')
    .innerJoin('plans', 'plans.id', 'line.plan_id')
    .innerJoin('bookings', 'bookings.id', 'line.booking_id')
    .select(['plans.id as planId', 'plans.name', 'bookings.id', 'bookings.status', 'bookings.total_cents'])
    .where('plans.owner_id', '=', readerId)
    .where('bookings.buyer_id', '=', readerId)
    .where((eb) =>
      eb(
        'plans.id',
        'in',
        eb.selectFrom('plan_lines as listed').select('listed.plan_id').where('listed.booking_id', 'in', ids),
      ),
    )
    .orderBy('plans.name')
    .orderBy('plans.id')
    .orderBy('bookings.id')
    .execute()
  const plans = new Map<number, BookedPlan>()
  for (const { planId, name, id, status, total_cents: totalCents } of rows) {
    const plan = plans.get(planId) ?? { id: planId, name, bookings: [] }
    plan.bookings.push({ id, status, totalCents })
    plans.set(planId, plan)
  }
  return [...plans.values()]
}
