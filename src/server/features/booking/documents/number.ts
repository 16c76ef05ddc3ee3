import type { DocumentNumber } from '#domain/booking/document-number.ts'
import type { Tx } from '../../../platform/db/database.ts'

type Counter = Omit<DocumentNumber, 'number'>

/**
 * The next number, without gaps: a rollback gives it back. Whoever issues the next paper of this kind waits until this
 * transaction ends.
 */
export async function issueNumber(trx: Tx, counter: Counter): Promise<DocumentNumber> {
  const { sellerId, kind, year } = counter
  const { number } = await trx
    .insertInto('document_counters')
    .values({ seller_id: sellerId, kind, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .constraint('document_counters_pkey')
        .doUpdateSet(({ eb, ref }) => ({ last_number: eb(ref('document_counters.last_number'), '+', 1) })),
    )
    .returning('last_number as number')
    .executeTakeFirstOrThrow()
  return { ...counter, number }
}

/** A number that was taken in this transaction, and is not used. */
export async function releaseNumber(
  trx: Tx,
  { sellerId, kind, year, number }: DocumentNumber,
): Promise<void> {
  await trx
    .updateTable('document_counters')
    .set({ last_number: number - 1 })
    .where('seller_id', '=', sellerId)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .execute()
}
