import { type SqlBool, sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

const ofImports = ({ organizationId: id }: Person) =>
  sql<SqlBool>`import_id in (select id from imports where seller_id = ${id})`
const ofListings = ({ organizationId: id }: Person) =>
  sql<SqlBool>`listing_id in (select id from listings where seller_id = ${id})`
const ofReviews = ({ organizationId: id }: Person) =>
  sql<SqlBool>`review_id in (select review.id from import_reviews as review join imports on imports.id = review.import_id
    where imports.seller_id = ${id})`

/** What this feature keeps about people (decision 105). */
export const reviewsData: PersonalTables = {
  import_reviews: {
    people: { decided_by: 'staff' },
    through: ofImports,
    erasure: { kind: 'deleted', also: ofImports },
  },
  import_review_spaces: {
    people: {},
    through: ofReviews,
    erasure: { kind: 'deleted', also: ofReviews },
  },
  seller_trust: {
    people: { seller_id: 'own', granted_by: 'staff', ended_by: 'staff' },
    erasure: { kind: 'deleted' },
  },
  trust_decisions: {
    people: { looked_by: 'staff' },
    through: ofListings,
    leftOut: { is_sampled: 'what reviewers look at later' },
    erasure: { kind: 'deleted', also: ofListings },
  },
}
