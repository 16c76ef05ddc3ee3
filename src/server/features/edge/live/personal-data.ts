import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const liveData: PersonalTables = {
  feed_events: {
    people: { user_id: 'own' },
    notExported: 'tells open pages that there is something new; what, is in its own section',
    erasure: { kind: 'deleted' },
  },
  user_feeds: {
    people: { user_id: 'own' },
    notExported: 'a counter',
    erasure: { kind: 'kept', until: 'as long as the account’s row, which names nobody any more' },
  },
}
