import type { PlanReport } from '#contract/planning/plan-reports.ts'
import { buildJointReport } from '#domain/booking/report/joint-report.ts'
import { describeLeft } from '#domain/booking/report/joint-report-words.ts'
import type { ReportBody } from '#domain/booking/report/report-body.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { getPlanRow, type LineRow, listLineRows } from '../plans/plan-rows.ts'

interface Wanted {
  id: number
  actor: Actor
}

/** The report of a plan, and those of its bookings. @throws AppError `plan-not-found`, `plan-report-not-open` */
export async function readPlanReport(
  context: Pick<AppContext, 'db' | 'now' | 'search'>,
  booking: PlanBooking,
  { id, actor }: Wanted,
): Promise<{ report: PlanReport; bodies: ReportBody[] }> {
  const plan = await getPlanRow(context.db, { id, ownerId: actor.organizationId })
  const rows = await listLineRows(context.db, plan.id)
  const reported: { bookingId: number; body: ReportBody }[] = []
  const left: LineRow[] = []
  const ids = rows.flatMap(({ booking_id }) => booking_id ?? [])
  const bodies = await booking.reports(ids, actor)
  for (const row of rows) {
    const body = row.booking_id === null ? undefined : bodies.get(row.booking_id)
    if (body && row.booking_id !== null) reported.push({ bookingId: row.booking_id, body })
    else left.push(row)
  }
  if (reported.length === 0) throw new AppError('plan-report-not-open')
  const built = buildJointReport(reported, await nameLeft(context, left))
  const asOf = toMarketDate(context.now())
  return {
    report: { planId: plan.id, name: plan.name, asOf, ...built },
    bodies: reported.map(({ body }) => body),
  }
}

async function nameLeft({ search }: Pick<AppContext, 'search'>, rows: readonly LineRow[]) {
  const listings = await search.get([...new Set(rows.map(({ listing_id }) => listing_id))])
  const titles = new Map(listings.map(({ id, title }) => [id, title]))
  return rows.map((row) => ({
    title: titles.get(row.listing_id) ?? 'A space that is not offered any more',
    ...describeLeft(row.booking_id === null ? null : row.status),
  }))
}
