import type { Days } from '#domain/booking/cells.ts'
import { type Claim, type DayState, describeState } from './day-states.ts'
import { lastOfMonth } from './months.ts'

/** What can be done with days; Enter does the first. */
export function stepsFor(states: ReadonlyMap<string, DayState>, { first, last }: Days): ('block' | 'free')[] {
  const inside = [...states].filter(([day]) => first <= day && day <= last).map(([, state]) => state)
  const steps: ('block' | 'free')[] = []
  if (inside.some(({ free }) => free > 0)) steps.push('block')
  if (inside.some(({ block }) => block > 0)) steps.push('free')
  return steps
}

export function toTaken(states: ReadonlyMap<string, DayState>, { first }: Days, pieces: string): string {
  const state = states.get(first)
  return state ? describeState(state, pieces) : 'These days are not sold.'
}

/** The first booking, or hold, of some days. */
export function findBooking(claims: readonly Claim[], { first, last }: Days): number | null {
  const within = claims.find(
    (claim) => claim.bookingId !== null && claim.first <= last && claim.last >= first,
  )
  return within?.bookingId ?? null
}

/** The part of a range that lies in a month. */
export function clip({ first, last }: Days, month: string): Days | null {
  const end = lastOfMonth(month)
  if (last < month || first > end) return null
  return { first: first < month ? month : first, last: last > end ? end : last }
}
