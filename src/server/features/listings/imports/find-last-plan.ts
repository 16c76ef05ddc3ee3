import { sql } from 'kysely'
import type { PlanSettings } from '#domain/listings/import/plan-settings.ts'
import type { Db } from '../../../platform/db/database.ts'
import { withoutLeftOut } from './left-out-columns.ts'
import type { ImportRecord } from './queries.ts'

/**
 * How this seller's last file with the same columns was read, if they changed the guess: a corrected file, or next month's, need
 * not be mapped again. What an export of left-out rows adds at its end does not count.
 */
export async function findLastPlan(
  db: Db,
  { id, seller_id, kind }: Pick<ImportRecord, 'id' | 'seller_id' | 'kind'>,
  columns: readonly string[],
): Promise<{ plan: PlanSettings; fileName: string } | undefined> {
  // the file itself, or a correction of what was left out of a correction
  const [own, given] = [withoutLeftOut(columns), columns].map((names) => JSON.stringify(names))
  const found = await db
    .selectFrom('imports')
    .select(['plan', 'file_name'])
    .where('seller_id', '=', seller_id)
    .where('id', '<', id)
    .where('kind', '=', kind)
    .where('is_planned', '=', true)
    .where('columns', 'in', sql<never>`(${own}::jsonb, ${given}::jsonb)`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!found) return undefined
  // each file asks again whether its new spaces can be booked
  const { takesRequests: _, ...plan } = found.plan
  return { plan, fileName: found.file_name }
}
