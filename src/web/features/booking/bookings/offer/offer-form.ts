import type { Availability } from '#contract/booking/availability.ts'
import type { ProposalInput } from '#contract/booking/bookings.ts'
import type { OfferedInput } from '#contract/booking/bookings-offers.ts'
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

function findFirstDays({ earliest, units: [unit] }: Sold): { from: string; to: string } {
  const free = unit?.spans.find((span) => span.free > 0 && span.last >= earliest)
  if (!free) return { from: '', to: '' }
  const from = free.first < earliest ? earliest : free.first
  const last = addDays(from, USUAL_DAYS - 1)
  return { from, to: [last, free.last].sort()[0] ?? last }
}

/** What is sent of a checked proposal. */
export function toOffered({ unitId, ...proposal }: ProposalInput, brand: string): OfferedInput {
  return { ...proposal, unitId: unitId === NO_UNIT ? null : unitId, brand: brand.trim() }
}
