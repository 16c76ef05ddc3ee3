import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const newsletterData: PersonalTables = {
  newsletter_subscribers: {
    people: { email: 'own' },
    as: 'newsletter',
    leftOut: { selector: 'a secret, or made of one', former_token_hash: 'a secret, or made of one' },
    erasure: { kind: 'deleted' },
  },
}
