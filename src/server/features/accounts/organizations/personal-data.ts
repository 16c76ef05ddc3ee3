import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). A company stays when somebody leaves it. */
export const organizationsData: PersonalTables = {
  organizations: {
    // by the person alone: a company may have the address of who began it
    people: { person_id: 'own', keeper_id: 'other', email: 'shared', phone: 'own', address: 'own' },
    notExported: 'of a person alone it repeats the account',
    erasure: {
      kind: 'masked',
      set: {
        username: "'deleted-' || id",
        email: "'deleted-' || id || '@deleted.invalid'",
        name: "'Deleted user'",
        company: 'null',
        phone: 'null',
        address: 'null',
      },
    },
  },
  organization_members: {
    people: { organization_id: 'shared', user_id: 'own' },
    as: 'memberships',
    erasure: { kind: 'deleted' },
  },
  organization_invitations: {
    people: { organization_id: 'shared', email: 'own', invited_by: 'other', used_by: 'other' },
    as: 'invitations',
    leftOut: { token_hash: 'a secret, or made of one' },
    erasure: { kind: 'deleted' },
  },
  ownership_offers: {
    people: { user_id: 'own', offered_by: 'own' },
    notExported: 'an offer that waits for an answer; the security events name it',
    erasure: { kind: 'deleted' },
  },
}
