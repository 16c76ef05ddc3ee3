import { type SqlBool, sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofListings } from '../../../platform/personal-data/through.ts'

const ofCalendars = (person: Person) =>
  sql<SqlBool>`calendar_id in (select id from imported_calendars where ${ofListings(person)})`

/** What this feature keeps about people (decision 105). */
export const calendarsData: PersonalTables = {
  calendar_addresses: {
    people: {},
    through: ofListings,
    leftOut: { token_hash: 'a secret, or made of one' },
    erasure: { kind: 'deleted', also: ofListings },
  },
  calendar_clashes: {
    people: {},
    through: ofCalendars,
    erasure: { kind: 'deleted', also: ofCalendars },
  },
  imported_calendars: {
    people: {},
    through: ofListings,
    leftOut: {
      url: 'sealed; it is shown with the listing’s calendar',
      url_hash: 'a secret, or made of one',
      etag: 'of use to the machine alone',
    },
    erasure: { kind: 'deleted', also: ofListings },
  },
}
