import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { maskOldMail } from './mask-links.ts'

const RETENTION_DAYS = 7

/** Deletes stored mails after a week, and masks the links in those that stay. */
export async function sweepOutbox(db: Db): Promise<void> {
  await db
    .deleteFrom('outbox_messages')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
    .execute()
  await maskOldMail(db)
}
