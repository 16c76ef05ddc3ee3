import { listProvidedMethods, PAYMENT_PROVIDERS } from '#domain/booking/payment-providers.ts'
import type { SettlementContext } from './settlement-context.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const BATCH = 100

/**
 * Charges that were taken and may yet be taken back: each is looked at once a day, as the notice of it may have been lost. In test
 * mode a minute is a day.
 */
export async function listReversible({ db, now, providers }: SettlementContext): Promise<number[]> {
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
        listProvidedMethods().map(({ provider, method, reversibleDays }) =>
          and([
            eb('provider', '=', provider),
            eb('method', '=', method),
            eb('created_at', '>', before(reversibleDays * DAY_MS)),
            eb('asked_at', '<=', before(PAYMENT_PROVIDERS[provider].isTest ? MINUTE_MS : DAY_MS)),
          ]),
        ),
      ),
    )
    .orderBy('asked_at')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}
