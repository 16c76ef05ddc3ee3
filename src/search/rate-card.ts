import type { BookingTerms, DiscountStep } from '#domain/booking/booking-terms.ts'
import type { SpaceRates } from '#domain/booking/space-rates.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import type { AdType, Interval } from '#domain/vocabulary.ts'

/** What of its terms decides whether and at what price a space is sold for some dates. */
export type CardTerms = Pick<
  BookingTerms,
  'timeZone' | 'leadDays' | 'minDays' | 'maxDays' | 'startWeekday' | 'sellsWholePeriods'
> & {
  termDiscounts: readonly DiscountStep[]
  quantityDiscounts: readonly DiscountStep[]
  /** Without what is granted to clients of a class; absent: no rate card was applied. */
  rates?: SpaceRates
}

/** A unit, without what no price depends on. */
export interface CardUnit {
  unit: SpaceUnit
  /** Cells of which nothing is left, by their first day: where the free days of the space do not say which unit has them. */
  full: readonly string[]
}

/**
 * All that the total of a space depends on beside its listed price and its own first and last day, which are columns:
 * most spaces of a seller, and all of a medium without settings, share one.
 */
export interface RateCard {
  adType: AdType
  /** Of the listed price, which is the rate of units without their own. */
  interval: Interval
  terms: CardTerms
  units: readonly CardUnit[]
  /** On the space. */
  taxBasisPoints: number
  /** Required extras with their tax, in cents. */
  onceCents: number
  /** Its own first and last day, of a space whose columns do not hold them. */
  opensOn: string | null
  closesOn: string | null
}
