import { sql } from 'kysely'
import type { ImportStep } from '#domain/listings/import/states.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { PRICE_COLUMNS } from '#domain/listings/price-columns.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** Steps that write what the rows say, or put back what was there before. */
const WRITES: readonly ImportStep[] = ['start', 'undo']

/**
 * A file that would change the prices of spaces on the market is for roles that set prices; all of it waits for one of them, and nothing of
 * it is lost. @throws AppError `role-missing`
 */
export async function refusePrices(
  trx: Tx,
  { id, step, may }: { id: number; step: ImportStep; may: Actor['may'] },
): Promise<void> {
  if (may.has('prices') || !WRITES.includes(step)) return
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from import_rows join listings on listings.id = import_rows.listing_id
    where import_id = ${id} and not is_skipped and effect = 'updated' and listings.status in ('active', 'paused')
      and coalesce(changed, '{}') || coalesce(waiting, '{}') && ${[...PRICE_COLUMNS]}::text[]`.execute(trx)
  const count = rows[0]?.count ?? 0
  if (count === 0) return
  const which = count === 1 ? 'the price of 1 space' : `the prices of ${count.toLocaleString('en-US')} spaces`
  throw new AppError('role-missing', {
    message: `This file changes ${which} on the market. An owner or a manager can import it, or take it back.`,
  })
}
