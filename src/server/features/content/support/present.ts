import type { Selectable } from 'kysely'
import type { Ticket, TicketDetail } from '#contract/content/support.ts'
import { responseHours, SUPPORT_CATEGORIES } from '#domain/content/support.ts'
import type { Config } from '../../../config.ts'
import type { SupportTicketsTable } from '../../../platform/db/tables.gen.ts'
import { linkTokens } from '../../../platform/secrets/link-tokens.ts'
import type { MailedTicket } from './emails.ts'
import type { FoundTicket, TicketRow } from './queries.ts'

const HOUR_MS = 3_600_000
const PREVIEW = 140

export function toNumber(id: number): string {
  return `PL-${id}`
}

export function toMailed(config: Config, row: Selectable<SupportTicketsTable>): MailedTicket {
  const tokens = linkTokens(config)
  const { id, name, email, subject, category } = row
  return {
    id,
    number: toNumber(id),
    name,
    email,
    subject,
    category: SUPPORT_CATEGORIES[category],
    isBilling: category === 'billing',
    replyToken: tokens.toToken('support_tickets:person', row.reply_selector),
    staffToken: tokens.toToken('support_tickets:staff', row.staff_selector),
  }
}

export function presentTicket(row: TicketRow): Ticket {
  const { id, name, email, subject, category, status } = row
  const preview = row.last_words?.replace(/\s+/g, ' ') ?? ''
  return {
    id,
    number: toNumber(id),
    name,
    email,
    subject,
    category,
    status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    askedAt: row.asked_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    dueAt: new Date(row.asked_at.getTime() + responseHours(category) * HOUR_MS).toISOString(),
    assignee:
      row.assignee_id && row.assignee_name ? { id: row.assignee_id, username: row.assignee_name } : null,
    preview: preview.length > PREVIEW ? `${preview.slice(0, PREVIEW)}…` : preview,
  }
}

export function presentTicketDetail({ ticket, messages, attachments }: FoundTicket): TicketDetail {
  return {
    ...presentTicket(ticket),
    messages: messages.map(({ id, body, left_out, author, sender, created_at }) => ({
      id,
      body,
      leftOut: left_out,
      author,
      sender,
      createdAt: created_at.toISOString(),
      attachments: attachments
        .filter((one) => one.message_id === id)
        .map((one) => ({
          id: one.id,
          name: one.name,
          mediaType: one.media_type,
          sizeBytes: one.size_bytes,
          url: `/api/admin/support/attachments/${one.id}`,
        })),
    })),
  }
}
