import type { Db } from '../../platform/db/database.ts'
import { presentNotice } from './present.ts'
import { notices } from './queries.ts'
import { readSettings } from './settings.ts'

/** For the account's export. */
export async function exportNotices(db: Db, userId: number): Promise<Record<string, unknown>> {
  const rows = await notices(db).where('notices.user_id', '=', userId).orderBy('notices.id').execute()
  return { notices: rows.map(presentNotice), noticeSettings: await readSettings(db, userId) }
}
