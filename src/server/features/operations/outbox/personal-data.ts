import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const outboxData: PersonalTables = {
  outbox_messages: {
    people: { recipient: 'own', sender: 'other' },
    as: 'mails',
    leftOut: {
      html_body: 'the text says the same',
      reply_to: 'a secret, or made of one',
      calendar: 'a secret, or made of one',
      text_body: 'may hold links that act for you; the mail is in your mailbox',
    },
    erasure: { kind: 'deleted' },
  },
}
