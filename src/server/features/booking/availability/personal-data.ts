import { type SqlBool, sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofBookings, ofListings, ofUnits } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const availabilityData: PersonalTables = {
  claim_notes: {
    people: { organization_id: 'own', created_by: 'other' },
    erasure: { kind: 'deleted' },
  },
  space_units: {
    people: {},
    through: ofListings,
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
  unit_cells: {
    people: {},
    through: ofUnits,
    notExported: 'counts what the claims take, which are here',
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
  unit_periods: {
    people: {},
    through: ofUnits,
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
  unit_claims: {
    people: {},
    through: (person: Person) => sql<SqlBool>`(${ofBookings(person)} or ${ofUnits(person)})`,
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
}
