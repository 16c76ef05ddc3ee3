import { sql } from 'kysely'
import type { TaxRate } from '#contract/booking/tax-rates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { parseTaxRates } from './parse-tax-rates.ts'

export async function listTaxRates(db: Db): Promise<TaxRate[]> {
  const rows = await db
    .selectFrom('tax_rates')
    .select(['place', 'basis_points', 'valid_from'])
    .orderBy(sql`lower(place)`)
    .orderBy('valid_from')
    .execute()
  return rows.map((row) => ({ place: row.place, basisPoints: row.basis_points, validFrom: row.valid_from }))
}

/** All or nothing. @throws AppError `invalid-input` with the line that is wrong */
export async function replaceTaxRates(
  { db, metrics }: Pick<AppContext, 'db' | 'metrics'>,
  csv: string,
  { actor, origin }: { actor: Actor; origin: Origin },
): Promise<void> {
  const rates = await parseTaxRates(csv)
  await inTransaction({ db, metrics }, async (trx) => {
    const gone = await trx.deleteFrom('tax_rates').executeTakeFirst()
    const rows = rates.map(({ place, basisPoints, validFrom }) => ({
      place,
      basis_points: basisPoints,
      valid_from: validFrom,
    }))
    await trx.insertInto('tax_rates').values(rows).execute()
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'tax-rates.replaced',
      subject: { type: 'tax-rates', id: null },
      before: { rates: Number(gone.numDeletedRows) },
      after: { rates: rates.length },
      origin,
    })
  })
}
