import type { BookingSummary } from '#contract/booking/bookings.ts'
import type { BookedPlan } from '#contract/booking/bookings-plans.ts'
import { type BookingStatus, cameToNothing } from '#domain/booking/lifecycle.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { BOOKING_STATUS_LABELS } from '#domain/booking/status-labels.ts'

/** Bookings that stand together; without a plan, one. */
interface BookingGroup<Row = BookingSummary> {
  plan: BookedPlan | null
  rows: [Row, ...Row[]]
}

interface BookingsPage<Row> {
  rows: readonly Row[]
  plans: readonly BookedPlan[]
}

/** Bookings of all pages in their order, those of a plan at the place of the first of them; a plan as it was read last. */
export function groupByPlan<Row extends { id: number }>(
  pages: readonly BookingsPage<Row>[],
): BookingGroup<Row>[] {
  const plans = new Map(pages.flatMap((page) => page.plans.map((plan) => [plan.id, plan] as const)))
  const planOf = new Map(
    [...plans.values()].flatMap((plan) => plan.bookings.map(({ id }) => [id, plan] as const)),
  )
  const groups: BookingGroup<Row>[] = []
  const ofPlan = new Map<number, BookingGroup<Row>>()
  for (const row of pages.flatMap(({ rows }) => rows)) {
    const plan = planOf.get(row.id) ?? null
    const before = plan && ofPlan.get(plan.id)
    if (before) {
      before.rows.push(row)
      continue
    }
    const group: BookingGroup<Row> = { plan, rows: [row] }
    groups.push(group)
    if (plan) ofPlan.set(plan.id, group)
  }
  return groups
}

/** What is agreed on for good. */
const BOOKED: readonly BookingStatus[] = ['booked', 'in-flight', 'completed']

/**
 * How a plan stands over all of its bookings, and what they come to: those that ended without being carried out cost nothing.
 * "1 booked, 3 requested, 1 declined" · "$9,284 in all, $2,110 of it booked" · "2 of its 5 bookings are listed here"
 */
export function describePlan({ bookings }: Pick<BookedPlan, 'bookings'>, listed: number): string[] {
  const statuses = Object.entries(BOOKING_STATUS_LABELS) as [BookingStatus, string][]
  const counts = statuses.flatMap(([status, label]) => {
    const count = bookings.filter((booking) => booking.status === status).length
    return count > 0 ? [`${count} ${label.toLowerCase()}`] : []
  })
  const open = bookings.filter(({ status }) => !cameToNothing(status))
  const [all, booked] = [open, open.filter(({ status }) => BOOKED.includes(status))].map((some) =>
    some.reduce((sum, { totalCents }) => sum + totalCents, 0),
  ) as [number, number]
  const ofIt = booked > 0 && booked < all ? `, ${formatShortCents(booked)} of it booked` : ''
  return [
    counts.join(', '),
    ...(all > 0 ? [`${formatShortCents(all)} in all${ofIt}`] : []),
    ...(listed < bookings.length ? [`${listed} of its ${bookings.length} bookings listed here`] : []),
  ]
}
