import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofConversations } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const responsesData: PersonalTables = {
  answer_waits: {
    people: {},
    through: ofConversations,
    notExported: 'which reminder of an answer comes next',
    erasure: { kind: 'kept', until: 'two years after the last message, or until both sides have left' },
  },
  seller_absences: {
    people: { seller_id: 'own' },
    erasure: { kind: 'deleted' },
  },
  seller_answers: {
    people: { seller_id: 'own' },
    erasure: { kind: 'kept', until: 'as long as the account’s row, which names nobody any more' },
  },
}
