import type { DocumentNumber } from '#domain/booking/document-number.ts'
import type { Tx } from '../../platform/db/database.ts'

type Counter = Omit<DocumentNumber, 'number'>

/** Whoever issues the next paper of this kind waits until this transaction ends. */
export async function lockCounter(trx: Tx, counter: Counter): Promise<void> {
  const { sellerId, kind, year } = counter
  await trx
    .insertInto('document_counters')
    .values({ seller_id: sellerId, kind, year })
    .onConflict((conflict) =>
      conflict.constraint('document_counters_pkey').doUpdateSet(({ ref }) => ({
        last_number: ref('document_counters.last_number'),
      })),
    )
    .execute()
}

/** The next number, without gaps: a rollback gives it back. */
export async function takeNumber(trx: Tx, counter: Counter): Promise<DocumentNumber> {
  const { number } = await trx
    .updateTable('document_counters')
    .set(({ eb, ref }) => ({ last_number: eb(ref('last_number'), '+', 1) }))
    .where('seller_id', '=', counter.sellerId)
    .where('kind', '=', counter.kind)
    .where('year', '=', counter.year)
    .returning('last_number as number')
    .executeTakeFirstOrThrow()
  return { ...counter, number }
}
