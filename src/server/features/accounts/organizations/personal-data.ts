import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). A company stays when somebody leaves it. */
export const organizationsData: PersonalTables = {
  organizations: {
    people: { person_id: 'own', keeper_id: 'other', email: 'own', phone: 'own' },
    notExported: 'of a person alone it repeats the account',
    erasure: {
      kind: 'masked',
      set: {
        username: "'deleted-' || id",
        email: "'deleted-' || id || '@deleted.invalid'",
        name: "'Deleted user'",
        company: 'null',
        phone: 'null',
      },
    },
  },
  organization_members: {
    people: { organization_id: 'shared', user_id: 'own' },
    as: 'memberships',
    erasure: { kind: 'deleted' },
  },
}
