import { sql } from 'kysely'
import type { PersonalTable, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** Of a proposal: they go with it, and so with its seller's account. */
const ofProposal: Pick<PersonalTable, 'people' | 'through' | 'erasure'> = {
  people: {},
  through: ({ organizationId: id }) =>
    sql`proposal_id in (select id from proposals where organization_id = ${id})`,
  erasure: { kind: 'deleted' },
}

/** What this feature keeps about people (decision 105): what a seller proposes to whom, and to which address it was mailed. */
export const proposalsData: PersonalTables = {
  proposals: { people: { organization_id: 'own', rep_id: 'other' }, erasure: { kind: 'deleted' } },
  proposal_lines: ofProposal,
  proposal_holds: ofProposal,
  proposal_versions: ofProposal,
  proposal_questions: { ...ofProposal, people: { author_id: 'other' } },
  proposal_shares: {
    ...ofProposal,
    people: { email: 'shared' },
    leftOut: { token_hash: 'a secret, or made of one' },
  },
}
