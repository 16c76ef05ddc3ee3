import type { Insertable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { ProviderPaymentsTable } from '#server/platform/db/tables.gen.ts'

/** A payment by card that a buyer has begun, as it stands. */
export async function buildCharge(
  db: Db,
  bookingId: number,
  values: Partial<Insertable<ProviderPaymentsTable>>,
): Promise<void> {
  const at = new Date()
  await db
    .insertInto('provider_payments')
    .values({
      kind: 'charge',
      provider: 'stripe',
      booking_id: bookingId,
      method: 'card',
      cents: 500,
      account: 'acct_1',
      created_at: at,
      expires_at: at,
      asked_at: at,
      ...values,
    })
    .execute()
}
