import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AssistantFeedbackTable } from '../../../platform/db/tables.gen.ts'

/** Stores feedback on an answer. */
export async function recordFeedback(db: Db, feedback: Insertable<AssistantFeedbackTable>): Promise<void> {
  await db.insertInto('assistant_feedback').values(feedback).execute()
}
