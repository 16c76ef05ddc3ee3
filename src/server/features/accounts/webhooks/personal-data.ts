import { sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

const ofEndpoints = ({ organizationId: id }: Person) =>
  sql<boolean>`endpoint_id in (select id from webhook_endpoints where organization_id = ${id})`

/** What this feature keeps about people (decision 105): of a person alone, what their own organization has. */
export const webhooksData: PersonalTables = {
  webhook_endpoints: {
    people: { organization_id: 'own' },
    leftOut: {
      url: 'sealed: it may hold a token, and is shown on its page',
      secret: 'a secret, or made of one',
      former_secret: 'a secret, or made of one',
      sending_until: 'of use to the machine alone',
      resting_until: 'of use to the machine alone',
    },
    erasure: { kind: 'deleted' },
  },
  webhook_events: {
    people: { organization_id: 'own' },
    leftOut: { once_in: 'of use to the machine alone' },
    erasure: { kind: 'deleted' },
  },
  webhook_deliveries: {
    people: {},
    through: ofEndpoints,
    erasure: { kind: 'deleted', also: ofEndpoints },
  },
}
