import type { ProviderMethod } from '#domain/booking/payment-providers.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isWithin, type PaymentProvider } from '../../../platform/payments/provider.ts'

/** A way to pay a seller through a provider. */
export interface Way {
  method: ProviderMethod
  provider: PaymentProvider
  /** The seller's, with the provider. */
  account: string
}

/** Each method once, by the first provider that reaches the seller with it. */
export async function listWays(
  { db, providers }: Pick<AppContext, 'db' | 'providers'>,
  sellerId: number,
): Promise<Way[]> {
  if (providers.size === 0) return []
  const accounts = await listReady(db, sellerId)
  const ways = new Map<ProviderMethod, Way>()
  for (const provider of providers.values()) {
    const account = provider.accounts ? accounts.get(provider.id) : provider.id
    if (account === undefined) continue
    for (const method of provider.methods)
      if (!ways.has(method)) ways.set(method, { method, provider, account })
  }
  return [...ways.values()]
}

/** Whether a provider takes an amount for the seller. Integer US cents. */
export async function isPaidAtOnce(
  context: Pick<AppContext, 'db' | 'providers'>,
  { sellerId, cents }: { sellerId: number; cents: number },
): Promise<boolean> {
  const ways = await listWays(context, sellerId)
  return ways.some(({ provider }) => isWithin(cents, provider.range))
}

async function listReady(db: Db, sellerId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('seller_accounts')
    .select(['provider', 'account'])
    .where('seller_id', '=', sellerId)
    .where('is_ready', '=', true)
    .execute()
  return new Map(rows.map(({ provider, account }) => [provider, account]))
}
