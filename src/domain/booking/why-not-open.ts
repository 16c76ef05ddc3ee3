import type { ListingType } from '../vocabulary.ts'
import type { BookingTerms } from './booking-terms.ts'
import { parseMinContract } from './default-terms.ts'
import { HORIZON_DAYS, type SpaceUnit } from './units.ts'

interface Closed {
  listingType: ListingType
  minContract: string | null
  isArchived: boolean
  terms: Pick<BookingTerms, 'minDays'>
  units: readonly Pick<SpaceUnit, 'cell' | 'periods'>[]
}

/** Why a space cannot be opened for booking among many; null where it can. What only its own page can settle is named. */
export function whyNotOpen({ listingType, minContract, isArchived, terms, units }: Closed): string | null {
  if (isArchived) return 'An archived listing cannot be changed. Duplicate it instead.'
  if (listingType === 'sale') return 'A space for sale is not booked by dates.'
  const least = minContract === null ? null : parseMinContract(minContract)
  if (terms.minDays === null && least !== null && least > HORIZON_DAYS)
    return `Its minimum, “${minContract}”, is longer than anybody can book ahead. Set how it is booked on its own page.`
  if (units.every(({ cell, periods }) => cell === 'listed' && periods.length === 0))
    return 'It is sold by dates that you list, and none is listed. Add its dates on its own page.'
  return null
}
