import type { Db } from '../../platform/db/database.ts'

/** Empties how sellers were paid who have left, and what their banks told: nothing of theirs is open any more. */
export async function forgetInstructions(db: Db): Promise<void> {
  const gone = db.selectFrom('users').select('id').where('deleted_at', 'is not', null)
  await db
    .updateTable('payment_instructions')
    .set({ sealed: '' })
    .where('seller_id', 'in', gone)
    .where('sealed', '<>', '')
    .execute()
  await db
    .updateTable('statement_lines')
    .set({ text: '' })
    .where('seller_id', 'in', gone)
    .where('text', '<>', '')
    .execute()
}
