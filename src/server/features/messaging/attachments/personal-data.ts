import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofConversations } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const attachmentsData: PersonalTables = {
  message_attachments: {
    people: { owner_id: 'own' },
    through: ofConversations,
    leftOut: { path: 'of use to the machine alone' },
    erasure: { kind: 'deleted' },
  },
}
