import { type SqlBool, sql } from 'kysely'
import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofBookings } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const disputesData: PersonalTables = {
  booking_disputes: {
    people: { resolved_by: 'staff' },
    through: ofBookings,
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  dispute_proofs: {
    people: {},
    through: (person) =>
      sql<SqlBool>`dispute_id in (select id from booking_disputes where ${ofBookings(person)})`,
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
}
