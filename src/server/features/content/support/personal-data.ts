import { type SqlBool, sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

const ofTickets = ({ id, email }: Person) =>
  sql<SqlBool>`ticket_id in (select id from support_tickets where user_id = ${id} or lower(email) = lower(${email}::text))`

/** What this feature keeps about people (decision 105). */
export const supportData: PersonalTables = {
  support_tickets: {
    people: { user_id: 'own', email: 'own', assignee_id: 'staff' },
    as: 'supportTickets',
    leftOut: {
      reply_selector: 'a secret, or made of one',
      staff_selector: 'a secret, or made of one',
      former_reply_token_hash: 'a secret, or made of one',
      former_staff_token_hash: 'a secret, or made of one',
    },
    erasure: {
      kind: 'masked',
      set: { name: "'Deleted user'", email: "'deleted-' || coalesce(user_id, 0) || '@deleted.invalid'" },
    },
  },
  support_messages: {
    people: { author_id: 'staff', sender: 'own' },
    through: ofTickets,
    leftOut: { mail_id: 'of use to the machine alone', sender: 'yours, or that of our staff' },
    erasure: {
      kind: 'masked',
      set: { sender: 'case when author_id is null then null else sender end' },
      also: ofTickets,
    },
  },
  support_attachments: {
    people: {},
    through: (person: Person) =>
      sql<SqlBool>`message_id in (select id from support_messages where ${ofTickets(person)})`,
    leftOut: { path: 'of use to the machine alone' },
    erasure: { kind: 'kept', until: 'two years after the last message' },
  },
}
