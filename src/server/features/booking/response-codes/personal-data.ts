import { type SqlBool, sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

const ofCodes = ({ organizationId: id }: Person) =>
  sql<SqlBool>`code_id in (select id from response_codes where owner_id = ${id})`

/** What this feature keeps about people (decision 105): a printed code outlives its owner's account, and then leads nowhere. */
export const responseCodesData: PersonalTables = {
  response_codes: {
    people: { owner_id: 'own', phone: 'own' },
    erasure: { kind: 'masked', set: { target: 'null', promo: 'null', phone: 'null' } },
  },
  response_targets: {
    people: {},
    through: ofCodes,
    erasure: { kind: 'deleted', also: ofCodes },
  },
  response_days: {
    people: {},
    through: ofCodes,
    erasure: {
      kind: 'kept',
      until: 'seven years after the booking has ended; totals in which nobody is named',
    },
  },
}
