import { type SqlBool, sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofBookings } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const ledgerData: PersonalTables = {
  ledger_postings: {
    people: { seller_id: 'own' },
    through: ofBookings,
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  ledger_entries: {
    people: {},
    through: (person: Person) =>
      sql<SqlBool>`posting_id in (select id from ledger_postings where ${ofBookings(person)})`,
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  reconciliation_differences: {
    people: { closed_by: 'staff' },
    through: ofBookings,
    leftOut: { reason: 'words of our staff' },
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
}
