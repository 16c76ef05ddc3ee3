import { type SqlBool, sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

const ofContracts = ({ organizationId: id }: Person) =>
  sql<SqlBool>`contract_id in (select id from contracts where organization_id = ${id})`

/** What this feature keeps about people (decision 105): whom a seller has sold to elsewhere, as the seller has written it. */
export const contractsData: PersonalTables = {
  contract_lines: {
    people: {},
    through: ofContracts,
    leftOut: { blocked: 'of use to the machine alone' },
    erasure: { kind: 'deleted', also: ofContracts },
  },
  contracts: {
    people: { organization_id: 'own' },
    leftOut: { key: 'made of its number or client' },
    erasure: { kind: 'deleted' },
  },
}
