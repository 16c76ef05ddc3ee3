import type { Selectable } from 'kysely'
import { parseMinContract } from '#domain/booking/default-terms.ts'
import { deriveTerms } from '#domain/booking/derived-terms.ts'
import {
  fromTermColumns,
  TERM_NAMES,
  type TermColumns,
  type TermName,
  type TermValues,
  toTermColumns,
} from '#domain/listings/listing-terms.ts'
import { required } from '#domain/required.ts'
import type { ListingType } from '#domain/vocabulary.ts'
import type { BookingTermsTable } from '../../../platform/db/tables.gen.ts'

type Terms = Selectable<BookingTermsTable>

/** Of the listing's row in `booking_terms`; all null while nothing is stored. */
export interface BookedColumns {
  booked_mode: Terms['mode'] | null
  booked_min_days: Terms['min_days']
  booked_schedule: Terms['payment_schedule'] | null
  booked_deposit: Terms['deposit_basis_points'] | null
  booked_extras: Terms['extras'] | null
}

export const NOTHING_BOOKED: BookedColumns = {
  booked_mode: null,
  booked_min_days: null,
  booked_schedule: null,
  booked_deposit: null,
  booked_extras: null,
}

/** What a listing states beside its price, as its bookings hold it. */
export function presentTerms(row: TermColumns & BookedColumns & { listing_type: ListingType }): TermValues {
  const terms = fromTermColumns(row)
  // what is sold is not rented for a shortest time; a minimum in pieces stays
  const isTime = terms.minContract !== null && parseMinContract(terms.minContract) !== null
  if (row.listing_type === 'sale') return { ...terms, minContract: isTime ? null : terms.minContract }
  return presentBooked(row, terms)
}

function presentBooked(row: BookedColumns, stated: TermValues): TermValues {
  if (row.booked_mode === null) return stated
  return deriveTerms(stated, {
    mode: row.booked_mode,
    minDays: row.booked_min_days,
    paymentSchedule: required(row.booked_schedule),
    depositBasisPoints: required(row.booked_deposit),
    extras: required(row.booked_extras),
  })
}

/**
 * The columns of terms that an edit sends: what it sends back as its page states it stays as it is stored, so that an edit of
 * something else does not turn what was derived into the seller's own words.
 */
export function toStatedTerms(
  given: { [Name in TermName]?: TermValues[Name] | undefined },
  row: Parameters<typeof presentTerms>[0],
): TermColumns {
  const [stored, shown] = [fromTermColumns(row), presentTerms(row)]
  const isShown = (name: TermName) => (given[name] ?? null) === shown[name]
  const values = TERM_NAMES.map((name) => [name, isShown(name) ? stored[name] : given[name]])
  return toTermColumns(Object.fromEntries(values))
}
