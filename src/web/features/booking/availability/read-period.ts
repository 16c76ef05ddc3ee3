import type { AvailableUnit } from '#contract/booking/availability.ts'
import type { Claim, DayState } from './day-states.ts'

export type Period = AvailableUnit['periods'][number]

/** How a listed period stands: an issue, an event. */
export function readPeriod(period: Period, claims: readonly Claim[]): DayState {
  const state = { capacity: period.capacity, free: period.free, booking: 0, hold: 0, block: 0, import: 0 }
  for (const claim of claims)
    if (claim.first <= period.first && period.first <= claim.last) state[claim.kind] += claim.quantity
  return state
}
