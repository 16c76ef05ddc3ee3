import type { AccountProvider, ProviderId } from '#domain/booking/payment-providers.ts'
import type { Db } from '../db/database.ts'
import type { PaymentProvider } from './provider.ts'
import { type PaymentSettings, PROVIDER_MODULES } from './provider-modules.ts'
import { createSitesReader } from './read-sites.ts'
import { createTestProvider } from './test-provider.ts'

/** Those that are configured; a way that several have is offered by the first. */
export type PaymentProviders = ReadonlyMap<ProviderId, PaymentProvider>

type Settings = PaymentSettings & { PUBLIC_URL: string; PAYMENT_TEST: boolean }

export function createProviders(settings: Settings, db: Db, now: () => Date): PaymentProviders {
  const { PUBLIC_URL, PAYMENT_TEST } = settings
  const parts = {
    readSites: createSitesReader(db, PUBLIC_URL),
    listAccounts: (provider: AccountProvider) => listAccounts(db, provider),
    now,
  }
  const providers = PROVIDER_MODULES.map((one) => one.create(settings, parts)).filter(
    (one) => one !== undefined,
  )
  if (PAYMENT_TEST) providers.push(createTestProvider({ db, now, publicUrl: PUBLIC_URL }))
  return new Map(providers.map((provider) => [provider.id, provider]))
}

async function listAccounts(db: Db, provider: AccountProvider): Promise<string[]> {
  const rows = await db
    .selectFrom('seller_accounts')
    .select('account')
    .where('provider', '=', provider)
    .execute()
  return rows.map(({ account }) => account)
}
