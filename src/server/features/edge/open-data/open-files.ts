import type { Db } from '../../../platform/db/database.ts'

/** The latest of each. */
export function listOpenFiles(db: Db) {
  return db.selectFrom('open_files').selectAll().orderBy('name').execute()
}
