import { type SqlBool, sql } from 'kysely'
import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105): what was published stays, signed by "A former customer". */
export const sellerReviewsData: PersonalTables = {
  seller_reviews: {
    people: { author_id: 'own', about_id: 'other' },
    // what is sealed is its author's alone; what somebody has replied to they have read
    through: (person) =>
      sql<SqlBool>`about_id = ${person.organizationId} and (state = 'shown' or reply is not null)`,
    // words of the other side, which a moderator may have held or hidden
    ownOnly: { of: 'about_id', columns: ['reply', 'replied_at', 'reply_state'] },
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  seller_ratings: {
    people: { seller_id: 'own' },
    erasure: { kind: 'kept', until: 'as long as the account’s row, which names nobody any more' },
  },
  seller_proof_records: {
    people: { seller_id: 'own' },
    erasure: { kind: 'kept', until: 'half a year after the last proof was due' },
  },
  review_reports: {
    people: { reporter_id: 'own' },
    erasure: { kind: 'masked', set: { reporter_id: 'null' } },
  },
}
