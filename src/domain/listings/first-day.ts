/** A listing, as far as it says from when it can be had. */
export interface FromWhen {
  /** As its seller says. */
  availabilityStart: string | null
  /** The first day that can be booked; null: none; absent where nothing is booked on Placard. */
  firstFree?: string | null | undefined
}

/**
 * The first day of a space, which everything that names one asks here: the first that can be booked where it is booked on
 * Placard, else what its seller says.
 * @returns `YYYY-MM-DD`; null where it can be had at once; undefined where nothing is free in the time sold
 */
export function firstDayOf({ firstFree, availabilityStart }: FromWhen): string | null | undefined {
  if (firstFree === null) return undefined
  return firstFree ?? availabilityStart
}
