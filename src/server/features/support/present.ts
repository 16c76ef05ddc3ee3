import type { Selectable } from 'kysely'
import type { Ticket, TicketDetail } from '#contract/support.ts'
import type { SupportTicketsTable } from '../../platform/db/tables.ts'
import { toNumber } from './open-ticket.ts'
import type { FoundTicket } from './queries.ts'

const HOUR_MS = 3_600_000

export function presentTicket(row: Selectable<SupportTicketsTable>): Ticket {
  const { id, name, email, subject, category, status } = row
  const targetHours = category === 'bug' || category === 'billing' ? 48 : 24
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
    dueAt: new Date(row.created_at.getTime() + targetHours * HOUR_MS).toISOString(),
  }
}

export function presentTicketDetail({ ticket, messages, attachments }: FoundTicket): TicketDetail {
  return {
    ...presentTicket(ticket),
    messages: messages.map(({ id, body, author, created_at }) => ({
      id,
      body,
      author,
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
