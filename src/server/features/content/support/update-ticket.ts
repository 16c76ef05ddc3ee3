import type { SupportCategory, SupportStatus } from '#domain/content/support.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'

interface TicketChange {
  status?: SupportStatus | undefined
  category?: SupportCategory | undefined
  assigneeId?: number | null | undefined
}

/** @throws AppError `not-found`, `invalid-input` */
export async function updateTicket(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  id: number,
  { status, category, assigneeId }: TicketChange,
): Promise<void> {
  const changes = {
    ...(status && { status }),
    ...(category && { category }),
    ...(assigneeId !== undefined && { assignee_id: await toAdminId(db, assigneeId) }),
  }
  const done = await db
    .updateTable('support_tickets')
    .set({ ...changes, updated_at: now() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new AppError('not-found')
}

async function toAdminId(db: Db, id: number | null): Promise<number | null> {
  if (id === null) return null
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .executeTakeFirst()
  const message = 'There is no such admin.'
  if (!admin) throw new AppError('invalid-input', { message, fields: { assigneeId: message } })
  return admin.id
}
