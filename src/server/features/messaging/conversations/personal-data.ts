import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofConversations } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const conversationsData: PersonalTables = {
  conversation_aliases: {
    people: {},
    through: ofConversations,
    notExported: 'former addresses of pages',
    erasure: { kind: 'kept', until: 'two years after the last message, or until both sides have left' },
  },
  conversation_members: {
    people: { user_id: 'own' },
    leftOut: {
      mail_selector: 'a secret, or made of one',
      former_mail_token_hash: 'a secret, or made of one',
    },
    erasure: { kind: 'masked', set: { mail_selector: 'gen_random_uuid()', former_mail_token_hash: 'null' } },
  },
  conversations: {
    people: { buyer_id: 'own', seller_id: 'own' },
    erasure: { kind: 'kept', until: 'two years after the last message, or until both sides have left' },
  },
  messages: {
    people: { author_id: 'shared' },
    through: ofConversations,
    leftOut: {
      search_vector: 'of use to the machine alone',
      mail_id: 'of use to the machine alone',
      client_id: 'of use to the machine alone',
    },
    erasure: { kind: 'kept', until: 'two years after the last message, or until both sides have left' },
  },
}
