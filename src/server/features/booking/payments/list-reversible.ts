import { sql } from 'kysely'
import type { ProviderMethod } from '#domain/booking/payments.ts'
import type { Settling } from './settling.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const BATCH = 100

/** For so many days a bank calls a debit back, and a buyer may dispute a payment. */
const REVERSIBLE_DAYS: Record<ProviderMethod, number> = { 'bank-debit': 65, card: 120, paypal: 180 }

/**
 * Charges that were taken and may yet be taken back: each is looked at once a day, as the notice of it may have been lost. In test
 * mode a minute is a day, and all of it is over in two days.
 */
export async function listReversible({ db, now, providers }: Settling): Promise<number[]> {
  if (providers.size === 0) return []
  const before = (ms: number) => new Date(now().getTime() - ms)
  const rows = await db
    .selectFrom('provider_payments')
    .select('id')
    .where('provider', 'in', [...providers.keys()])
    .where('kind', '=', 'charge')
    .where('state', '=', 'captured')
    .where(({ or, and, eb }) =>
      or(
        Object.entries(REVERSIBLE_DAYS).map(([method, days]) =>
          and([eb('method', '=', method as ProviderMethod), eb('created_at', '>', before(days * DAY_MS))]),
        ),
      ),
    )
    .where(({ or, eb }) => or([eb('provider', '!=', 'test'), eb('created_at', '>', before(2 * DAY_MS))]))
    .where(
      'asked_at',
      '<=',
      sql<Date>`case provider when 'test' then ${before(MINUTE_MS)}::timestamptz
        else ${before(DAY_MS)}::timestamptz end`,
    )
    .orderBy('asked_at')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}
