import type { AccountProvider } from '#domain/booking/payment-providers.ts'
import type { PaymentProvider, Sites } from './provider.ts'

/** What an installation has for its providers. */
export interface ProviderParts {
  readSites(): Promise<Sites>
  /** All accounts that sellers have connected. */
  listAccounts(provider: AccountProvider): Promise<readonly string[]>
  now(): Date
}

/** A setting that is missing beside others, and why it is needed. */
export interface SettingProblem {
  setting: string
  message: string
}

/** How a provider follows from settings of the environment. */
export interface ProviderModule<Settings> {
  listProblems(settings: Settings): SettingProblem[]
  /** It may move money, its own test money included. */
  hasKeys(settings: Settings): boolean
  /** What of it moves real money; null: nothing. */
  findLive(settings: Settings): string | null
  /** Undefined where it is not configured. */
  create(settings: Settings, parts: ProviderParts): PaymentProvider | undefined
}
