import type { Tx } from '../../../platform/db/database.ts'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofListings, ofStructures } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const listingsData: PersonalTables = {
  listings: {
    people: { seller_id: 'own', approved_by: 'staff', address: 'own' },
    leftOut: {
      search_vector: 'of use to the machine alone',
      search_words: 'of use to the machine alone',
    },
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
  cross_posted_listings: {
    people: {},
    through: ofListings,
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
  listing_events: {
    people: { actor_id: 'other' },
    through: ofListings,
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
  listing_revisions: {
    people: { decided_by: 'staff' },
    through: ofListings,
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
  listing_transfers: {
    people: { from_id: 'own', to_id: 'own', offered_by: 'other', decided_by: 'other' },
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
  space_changes: {
    people: {},
    through: ofListings,
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
  structure_files: {
    people: { organization_id: 'own', uploaded_by: 'other' },
    leftOut: { path: 'of use to the machine alone' },
    erasure: { kind: 'deleted' },
  },
  // whom a seller rents the ground from, as the seller has written it
  structure_secrets: {
    people: {},
    through: ofStructures,
    erasure: { kind: 'deleted' },
  },
  structures: {
    people: { organization_id: 'own', address: 'own' },
    erasure: { kind: 'deleted' },
  },
  space_views: {
    people: { user_id: 'own' },
    erasure: { kind: 'deleted' },
  },
  unusual_prices: {
    people: { seen_by: 'staff' },
    through: ofListings,
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
  reviewed_prices: {
    people: {},
    through: ofListings,
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
}

/** Drops every file of a lease of a person who leaves. @returns the paths to delete from the store after the commit */
export async function eraseLeaseFiles(trx: Tx, { organizationId }: Person): Promise<string[]> {
  const gone = await trx
    .deleteFrom('structure_files')
    .where('organization_id', '=', organizationId)
    .returning('path')
    .execute()
  return gone.map(({ path }) => path)
}
