import type { Selectable } from 'kysely'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type Page, readPage } from '../../../platform/db/read-page.ts'
import type { OutboxMessagesTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'

export type OutboxRow = Selectable<OutboxMessagesTable>

interface OutboxQuery {
  before?: number | undefined
  to?: string | undefined
  limit: number
}

/** Newest first. */
export function listMessages(db: Db, { before, to, limit }: OutboxQuery): Promise<Page<OutboxRow>> {
  const matching = db
    .selectFrom('outbox_messages')
    .selectAll()
    .$if(Boolean(to), (rows) => rows.where('recipient', '=', required(to)))
  return readPage(matching, { newestBy: 'outbox_messages.id', limit, after: before })
}

/** @throws AppError `not-found` */
export async function getMessage(db: Db, id: number): Promise<OutboxRow> {
  const row = await db.selectFrom('outbox_messages').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

export async function getEmail(db: Db, userId: number): Promise<string> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.email
}
