import type { Config } from '../../config.ts'
import type { Db } from '../db/database.ts'
import { createPaypalProvider } from './paypal/paypal-provider.ts'
import type { PaymentProvider, ProviderId, Sites } from './provider.ts'
import { createSitesReader } from './read-sites.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'
import { createTestProvider } from './test-provider.ts'

/** Those that are configured; a way that several have is offered by the first. */
export type PaymentProviders = ReadonlyMap<ProviderId, PaymentProvider>

export function createProviders(config: Config, db: Db, now: () => Date): PaymentProviders {
  const providers: PaymentProvider[] = []
  const readSites = createSitesReader(db, config.PUBLIC_URL)
  const { PUBLIC_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = config
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    providers.push(
      createStripeProvider({
        secretKey: STRIPE_SECRET_KEY,
        webhookSecrets: STRIPE_WEBHOOK_SECRET,
        readSites,
        apiUrl: STRIPE_API_URL,
      }),
    )
  const paypal = openPaypal(config, { db, now, readSites })
  if (paypal) providers.push(paypal)
  if (config.PAYMENT_TEST) providers.push(createTestProvider({ db, now, publicUrl: PUBLIC_URL }))
  return new Map(providers.map((provider) => [provider.id, provider]))
}

function openPaypal(
  config: Config,
  { db, now, readSites }: { db: Db; now: () => Date; readSites: () => Promise<Sites> },
): PaymentProvider | undefined {
  const { PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_PARTNER_ID } = config
  if (!PAYPAL_CLIENT_ID || !PAYPAL_SECRET || !PAYPAL_WEBHOOK_ID || !PAYPAL_PARTNER_ID) return undefined
  return createPaypalProvider({
    readSites,
    baseUrl: config.PAYPAL_API_URL,
    clientId: PAYPAL_CLIENT_ID,
    secret: PAYPAL_SECRET,
    webhookIds: PAYPAL_WEBHOOK_ID,
    partnerId: PAYPAL_PARTNER_ID,
    attributionId: config.PAYPAL_ATTRIBUTION_ID,
    listAccounts: () => listAccounts(db),
    now,
  })
}

async function listAccounts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('seller_accounts')
    .select('account')
    .where('provider', '=', 'paypal')
    .execute()
  return rows.map(({ account }) => account)
}
