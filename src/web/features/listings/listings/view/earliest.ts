import type { Listing } from '#contract/listings/listings.ts'
import { toShortDate } from '#domain/format-dates.ts'

/** From when a space can be had. @param firstFree null: nothing is free; undefined: that is not known */
export function describeEarliest(
  { availableFrom, status }: Pick<Listing, 'availableFrom' | 'status'>,
  firstFree: string | null | undefined,
): string {
  if (status === 'active' && firstFree === null) return 'Nothing free'
  const day = firstFree ?? availableFrom
  return day ? toShortDate(day) : 'Now'
}
