import type { Availability } from '#contract/booking/availability.ts'
import type { Booking, ProposalInput } from '#contract/booking/bookings.ts'
import type { OfferedInput } from '#contract/booking/bookings-offers.ts'
import type { ProposeDaysInput } from '#contract/booking/proposals-starts.ts'
import { cellOf } from '#domain/booking/cells.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { ProposalForm } from '../detail/proposal-form.ts'

/** In place of the id of a unit that has none yet. */
export const NO_UNIT = 0
/** Four weeks, the usual posting period. */
const USUAL_DAYS = 28

type Sold = Pick<Availability, 'earliest' | 'units'>

/** An offer begins with the first days that are free. */
export function toOfferForm({ earliest, units }: Sold): ProposalForm {
  const [unit] = units
  const listed = unit?.periods.find(({ first, free }) => free > 0 && first >= earliest)
  const days = listed ? { from: listed.first, to: listed.last } : findFirstDays({ earliest, units })
  return { unitId: unit?.id ?? NO_UNIT, ...days, quantity: '1', extras: [], space: '', note: '' }
}

/** Whole cells that are free one after another, four weeks of them or as many as there are. */
function findFirstDays({ earliest, units: [unit] }: Sold): { from: string; to: string } {
  if (!unit || unit.cell === 'listed') return { from: '', to: '' }
  const { cell, anchor } = unit
  const cellAt = (day: string) => required(cellOf({ cell, anchor, periods: [] }, day))
  const first = cellAt(earliest)
  const start = first.first < earliest ? addDays(first.last, 1) : earliest
  const free = unit.spans.find((span) => span.free > 0 && span.last >= start)
  if (!free) return { from: '', to: '' }
  const from = [start, free.first].sort().at(-1) ?? start
  const { last } = cellAt(addDays(from, USUAL_DAYS - 1))
  const [to = last] = [last, free.last].sort()
  return { from, to }
}

/** What its buyer has asked for already, or was quoted, is what is proposed; else the first days that are free. */
export function toDaysForm(sold: Sold, booking: OpenBooking | null): ProposalForm {
  const form = toOfferForm(sold)
  if (!booking || !OPEN.includes(booking.status)) return form
  const { first: from, last: to, terms } = booking
  return { ...form, from, to, unitId: terms?.units[0]?.unitId ?? booking.request.unitId }
}

type OpenBooking = Pick<Booking, 'status' | 'first' | 'last' | 'terms' | 'request'>
const OPEN: readonly BookingStatus[] = ['requested', 'quoted', 'held']

/** What a proposal begins with of a checked form. */
export function toDays({ unitId, from, to, spaceCents = null }: ProposalInput): ProposeDaysInput {
  return { unitId: unitId === NO_UNIT ? null : unitId, from, to, spaceCents }
}

/** What is sent of a checked proposal. */
export function toOffered({ unitId, ...proposal }: ProposalInput, brand: string): OfferedInput {
  return { ...proposal, unitId: unitId === NO_UNIT ? null : unitId, brand: brand.trim() }
}
