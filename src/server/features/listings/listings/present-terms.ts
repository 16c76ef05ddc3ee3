import type { Selectable } from 'kysely'
import { deriveTerms } from '#domain/booking/derived-terms.ts'
import { fromTermColumns, type TermColumns, type TermValues } from '#domain/listings/listing-terms.ts'
import { required } from '#domain/required.ts'
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

/** What a listing states beside its price, as its bookings hold it. */
export function presentTerms(row: TermColumns & BookedColumns): TermValues {
  const stated = fromTermColumns(row)
  if (row.booked_mode === null) return stated
  return deriveTerms(stated, {
    mode: row.booked_mode,
    minDays: row.booked_min_days,
    paymentSchedule: required(row.booked_schedule),
    depositBasisPoints: required(row.booked_deposit),
    extras: required(row.booked_extras),
  })
}
