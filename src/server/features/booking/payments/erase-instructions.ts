import type { AppContext } from '../../../context.ts'
import { listUnsettledSellers } from '../../ground/ledger/list-unsettled.ts'

/**
 * Empties how sellers were paid who have left, and what their banks told, once their bookings are settled: one that has
 * ended may still be paid, and its buyer must see where to.
 */
export async function eraseInstructions({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const rows = await db
    .selectFrom('organizations')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('payment_instructions as said')
            .select('said.id')
            .whereRef('said.seller_id', '=', 'organizations.id')
            .where('said.sealed', '<>', ''),
        ),
        exists(
          selectFrom('statement_lines as line')
            .select('line.id')
            .whereRef('line.seller_id', '=', 'organizations.id')
            .where('line.text', '<>', ''),
        ),
      ]),
    )
    .execute()
  const gone = rows.map(({ id }) => id)
  const held = await listUnsettledSellers(db, gone, now())
  const settled = gone.filter((id) => !held.has(id))
  if (settled.length === 0) return
  await db
    .updateTable('payment_instructions')
    .set({ sealed: '' })
    .where('seller_id', 'in', settled)
    .where('sealed', '<>', '')
    .execute()
  await db
    .updateTable('statement_lines')
    .set({ text: '' })
    .where('seller_id', 'in', settled)
    .where('text', '<>', '')
    .execute()
}
