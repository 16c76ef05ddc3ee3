import type { ProviderId } from '#domain/booking/payment-providers.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Movement, PaymentProvider } from '../../../platform/payments/provider.ts'

const BATCH = 500

/**
 * Writes down what a provider has moved for payments of this site, to the end and each once. What bears no mark of ours is of
 * the payment that it is a part of; what is of none is another's, and is not kept. @throws ProviderAway where reading stopped
 */
export async function importMovements(db: Db, provider: PaymentProvider, since: Date): Promise<void> {
  let batch: Movement[] = []
  for await (const movement of provider.listMovements(since)) {
    batch.push(movement)
    if (batch.length < BATCH) continue
    await insertMovements(db, provider.id, batch)
    batch = []
  }
  await insertMovements(db, provider.id, batch)
  await nameParts(db, provider.id)
  await db
    .deleteFrom('provider_movements')
    .where('provider', '=', provider.id)
    .where('payment_key', 'is', null)
    .execute()
}

/** Those of the nights before are listed again: what has moved stays as it is. */
async function insertMovements(db: Db, provider: ProviderId, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return
  await db
    .insertInto('provider_movements')
    .values(
      movements.map(({ reference, kind, factKey, object, partOf, payment, cents, costCents, at }) => ({
        provider,
        reference,
        kind,
        fact_key: factKey,
        object,
        part_of: partOf,
        payment_key: payment,
        cents,
        cost_cents: costCents,
        moved_at: at,
      })),
    )
    .onConflict((conflict) => conflict.constraint('provider_movements_key').doNothing())
    .execute()
}

/** From the whole to its parts, and on to theirs. */
async function nameParts(db: Db, provider: ProviderId): Promise<void> {
  const named = await db
    .updateTable('provider_movements as part')
    .from('provider_movements as whole')
    .set(({ ref }) => ({ payment_key: ref('whole.payment_key') }))
    .where('part.provider', '=', provider)
    .where('part.payment_key', 'is', null)
    .where('whole.provider', '=', provider)
    .whereRef('whole.object', '=', 'part.part_of')
    .where('whole.payment_key', 'is not', null)
    .executeTakeFirst()
  if (named.numUpdatedRows > 0n) await nameParts(db, provider)
}
