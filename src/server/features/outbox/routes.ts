import type { Selectable } from 'kysely'
import { type OutboxMessage, outboxRoutes } from '#contract/outbox.ts'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import type { OutboxMessagesTable } from '../../platform/db/tables.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { takePage } from '../../platform/http/id-cursor.ts'
import { mount } from '../../platform/http/mount.ts'

const PAGE_SIZE = 50

export function mountOutbox(app: App, { db }: AppContext): void {
  mount(app, outboxRoutes, {
    async listOutbox({ query, c }) {
      let rows = db.selectFrom('outbox_messages').selectAll().orderBy('id', 'desc')
      if (query.before !== undefined) rows = rows.where('id', '<', query.before)
      if (query.to) rows = rows.where('recipient', '=', query.to)
      const size = query.limit ?? PAGE_SIZE
      return takePage(c, await rows.limit(size + 1).execute(), size).map(present)
    },

    async getOutboxMessage({ params }) {
      const row = await db
        .selectFrom('outbox_messages')
        .selectAll()
        .where('id', '=', params.id)
        .executeTakeFirst()
      if (!row) throw new AppError('not-found')
      return { ...present(row), html: row.html_body }
    },
  })
}

function present(row: Selectable<OutboxMessagesTable>): OutboxMessage {
  return {
    id: row.id,
    to: row.recipient,
    from: row.sender,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text_body,
    createdAt: row.created_at.toISOString(),
  }
}
