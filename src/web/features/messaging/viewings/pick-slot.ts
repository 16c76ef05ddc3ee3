import { VIEWING_LIMITS } from '#domain/messaging/viewings.ts'
import { required } from '#domain/required.ts'

/**
 * A free time is pressed: it takes the place of another where one is agreed at once, else it is picked or put back, up to three.
 * @returns what is picked then, earliest first (instants, ISO 8601)
 */
export function pickSlot(picked: readonly string[], slot: string, isSingle: boolean): string[] {
  if (isSingle) return [slot]
  if (picked.includes(slot)) return picked.filter((one) => one !== slot)
  return picked.length < VIEWING_LIMITS.times ? [...picked, slot].sort() : [...picked]
}

/** The day that is shown: the chosen one, unless it has filled up meanwhile. */
export function shownDay(days: readonly string[], chosen: string | null): string {
  return chosen !== null && days.includes(chosen) ? chosen : required(days[0])
}
