import type { AvailableUnit, OwnCalendar } from '#contract/booking/availability.ts'
import { toMonthDay } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'

export type Claim = OwnCalendar['claims'][number]
export type ClaimKind = Claim['kind']

/** How much of a unit is free and taken on a day. */
export interface DayState extends Record<ClaimKind, number> {
  capacity: number
  free: number
}

/** How a day looks; where several take part of it, what the seller did comes before what buyers did. */
export type DayLook = 'free' | 'part' | ClaimKind

/** Each day that a unit is sold on. */
export function readDays(unit: AvailableUnit, claims: readonly Claim[]): Map<string, DayState> {
  const days = new Map<string, DayState>()
  for (const { first, last, free } of unit.spans)
    for (let day = first; day <= last; day = addDays(day, 1))
      days.set(day, { capacity: unit.capacity, free, booking: 0, hold: 0, block: 0, import: 0 })
  for (const { first, last, kind, quantity } of claims)
    for (let day = first; day <= last; day = addDays(day, 1)) {
      const state = days.get(day)
      if (state) state[kind] += quantity
    }
  return days
}

const FULL: readonly ClaimKind[] = ['block', 'hold', 'import', 'booking']

export function lookOf(state: DayState): DayLook {
  if (state.free > 0) return state.free < state.capacity ? 'part' : 'free'
  return FULL.find((kind) => state[kind] > 0) ?? 'booking'
}

const WORDS: Record<ClaimKind, string> = {
  booking: 'sold',
  hold: 'held for a buyer',
  block: 'blocked',
  import: 'taken in another calendar',
}

/** What a day says: "Mar 4, 6 of 8 slots sold, 2 blocked". @param pieces what is counted: "slots" */
export function describeDay(day: string, state: DayState, pieces: string): string {
  return `${toMonthDay(day)}, ${describeState(state, pieces)}`
}

export function describeState(state: DayState, pieces: string): string {
  const taken = FULL.filter((kind) => state[kind] > 0)
  if (state.capacity === 1) return taken[0] ? WORDS[taken[0]] : state.free > 0 ? 'free' : 'sold'
  const others = taken.filter((kind) => kind !== 'booking').map((kind) => `${state[kind]} ${WORDS[kind]}`)
  return [`${state.booking} of ${state.capacity} ${pieces} sold`, ...others].join(', ')
}
