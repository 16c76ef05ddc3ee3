import type { Listing } from '#contract/listings/listings.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { formatFirstDay } from './format.ts'

/** From when a space can be had. @param firstFree null: nothing is free; undefined: nothing is booked here */
export function describeEarliest(
  { availableFrom, status }: Pick<Listing, 'availableFrom' | 'status'>,
  firstFree: string | null | undefined,
): string {
  const day = formatFirstDay(availableFrom, status === 'active' ? firstFree : undefined, toShortDate)
  return day === 'now' ? 'Now' : (day ?? 'Nothing free')
}
