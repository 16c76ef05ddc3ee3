import type { ProviderId, ProviderMethod } from '#domain/booking/payment-providers.ts'

/** A provider as a test of crashes sees it: what its buyers do there, and what it has moved in the end. */
export interface PayingWorld {
  provider: ProviderId
  method: ProviderMethod
  /** Makes a seller payable. */
  connect(sellerId: number): Promise<void>
  /** The buyer pays on the provider's page, if there is one. @param key of the payment */
  pay(key: string): Promise<void>
  /** Whoever sends the next request that changes something dies of it, when it is done; null: it dies of itself. */
  killAtNextChange: ((kill: () => void) => void) | null
  /** What was done under a key is not known under it any more, as a day later. */
  forgetKeys(): void
  /** Leaves refunds under way from now on, and ends them; null: it makes them at once. */
  refunds: { hold(): void; end(): void } | null
  /** What the provider tells last, signed. */
  notice(key: string): { body: string; headers: Record<string, string> }
  read(key: string): Promise<{ charges: number; refunds: number; keptCents: number }>
}
