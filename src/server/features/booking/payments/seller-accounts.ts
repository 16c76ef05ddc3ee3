import type { SellerAccount } from '#contract/booking/payments-providers.ts'
import { type AccountProvider, hasAccounts } from '#domain/booking/payment-providers.ts'
import { sellerPaymentsPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import {
  type PaymentProvider,
  ProviderKeyRefused,
  type SellerAccounts,
} from '../../../platform/payments/provider.ts'
import { ACCOUNT_LINKS_PER_USER } from './limits.ts'
import { startPatience } from './patience.ts'

type ListAccountsContext = Pick<AppContext, 'db' | 'now' | 'config' | 'providers' | 'limiter' | 'log'>

/** One for each provider of this site; what is not ready yet is looked at anew. */
export async function listAccounts(context: ListAccountsContext, sellerId: number): Promise<SellerAccount[]> {
  const found: SellerAccount[] = []
  for (const { id, accounts } of context.providers.values())
    if (accounts && hasAccounts(id))
      found.push(await readAccount(context, { sellerId, provider: id, accounts }))
  return found
}

interface ReadAccountInput {
  sellerId: number
  provider: AccountProvider
  accounts: SellerAccounts
}

async function readAccount(context: ListAccountsContext, asked: ReadAccountInput): Promise<SellerAccount> {
  const { sellerId, provider, accounts } = asked
  const row = await findAccount(context, sellerId, provider)
  if (!row) return { provider, isConnected: false, isReady: false, todo: [] }
  const { isReady, todo } = row.is_ready
    ? { isReady: true, todo: row.todo }
    : await startPatience()(accounts.read(row.account)).catch((error) => {
        context.log.warn({ err: error, provider }, 'a seller’s account could not be looked at')
        return { isReady: false, todo: row.todo }
      })
  await storeAccount(context, { sellerId, provider, account: row.account, isReady, todo })
  return { provider, isConnected: true, isReady, todo }
}

/** @returns the provider's page on which the seller goes on. @throws AppError `not-found`, `payments-not-set-up`, `provider-away`, `rate-limited` */
export async function connectAccount(
  context: ListAccountsContext,
  sellerId: number,
  provider: AccountProvider,
): Promise<string> {
  const accounts = context.providers.get(provider)?.accounts
  if (!accounts) throw new AppError('not-found')
  await context.limiter.take(ACCOUNT_LINKS_PER_USER, String(sellerId))
  const known = await findAccount(context, sellerId, provider)
  const { email } = await context.db
    .selectFrom('organizations')
    .select('email')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  const returnUrl = `${context.config.PUBLIC_URL}${sellerPaymentsPath()}`
  const requestedAt = known ? null : await keepRequest(context, sellerId, provider)
  const seller = { id: sellerId, email, returnUrl, account: known?.account ?? null, requestedAt }
  const { account, url } = await requestConnect(context, { id: provider, accounts }, seller)
  const stand = { isReady: known?.is_ready ?? false, todo: known?.todo ?? [] }
  await storeAccount(context, { sellerId, provider, account, ...stand })
  return url
}

/** Before the provider opens an account. @returns when it was first requested before; null: never */
async function keepRequest(
  { db, now }: ListAccountsContext,
  sellerId: number,
  provider: AccountProvider,
): Promise<Date | null> {
  const row = { seller_id: sellerId, provider, requested_at: now() }
  const isNew = await db
    .insertInto('seller_account_requests')
    .values(row)
    .onConflict((conflict) => conflict.constraint('seller_account_requests_pkey').doNothing())
    .returning('requested_at')
    .executeTakeFirst()
  if (isNew) return null
  const { requested_at } = await db
    .selectFrom('seller_account_requests')
    .select('requested_at')
    .where('seller_id', '=', sellerId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow()
  return requested_at
}

async function requestConnect(
  { log }: ListAccountsContext,
  { id, accounts }: { id: PaymentProvider['id']; accounts: SellerAccounts },
  seller: Parameters<SellerAccounts['connect']>[0],
) {
  try {
    return await startPatience()(accounts.connect(seller))
  } catch (error) {
    log.warn({ err: error, provider: id }, 'a seller’s account could not be connected')
    throw new AppError(error instanceof ProviderKeyRefused ? 'payments-not-set-up' : 'provider-away', {
      cause: error,
    })
  }
}

function findAccount({ db }: ListAccountsContext, sellerId: number, provider: AccountProvider) {
  return db
    .selectFrom('seller_accounts')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('provider', '=', provider)
    .executeTakeFirst()
}

interface StoreAccountInput {
  sellerId: number
  provider: AccountProvider
  account: string
  isReady: boolean
  todo: string[]
}

async function storeAccount({ db, now }: ListAccountsContext, kept: StoreAccountInput): Promise<void> {
  const { sellerId, provider, account, isReady, todo } = kept
  const stand = { account, is_ready: isReady, todo, checked_at: now() }
  await db
    .insertInto('seller_accounts')
    .values({ seller_id: sellerId, provider, ...stand, created_at: now() })
    .onConflict((conflict) => conflict.constraint('seller_accounts_pkey').doUpdateSet(stand))
    .execute()
}
