import { sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

const ofSources = ({ organizationId }: Person) =>
  sql<boolean>`source_id in (select id from inventory_sources where organization_id = ${organizationId})`

/** What this feature keeps about people (decision 105). */
export const inventorySourcesData: PersonalTables = {
  inventory_sources: {
    people: { organization_id: 'own' },
    leftOut: {
      url: 'sealed: it may hold a token, and is shown on its page',
      header_value: 'a secret, or made of one',
      etag: 'of use to the machine alone',
      sha256: 'of use to the machine alone',
    },
    erasure: { kind: 'deleted' },
  },
  inventory_reads: {
    people: {},
    through: ofSources,
    erasure: { kind: 'deleted', also: ofSources },
  },
  inventory_source_units: {
    people: {},
    through: ofSources,
    erasure: { kind: 'deleted', also: ofSources },
  },
}
