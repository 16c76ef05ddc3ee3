import type { Availability, AvailableUnit } from '#contract/booking/availability.ts'

type Read = { data: Availability | undefined; isError: boolean }

/** Until it is read, a space counts as one that is booked here. */
export function isBookedHere({ data, isError }: Read): boolean {
  return !isError && data?.mode !== 'off' && data?.units.length !== 0
}

export function isAnyFree(units: readonly Pick<AvailableUnit, 'spans' | 'periods'>[]): boolean {
  return units.some(({ spans, periods }) => [...spans, ...periods].some(({ free }) => free > 0))
}
