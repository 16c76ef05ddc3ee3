import type { Sites } from '../provider.ts'

/** What an operator sets; `docs/guides/paypal.md` says where each is found. */
export interface PaypalSettings {
  readSites: () => Promise<Sites>
  /** Of PayPal's API: `https://api-m.paypal.com`, or that of its sandbox. */
  baseUrl: string
  clientId: string
  secret: string
  /** All that notices may be signed for: two while a webhook is replaced. */
  webhookIds: readonly string[]
  /** The operator's own merchant id, under which sellers are connected. */
  partnerId: string
  /** All accounts that sellers have connected, as `connect` named them: their movements are compared with the books. */
  listAccounts(): Promise<readonly string[]>
  /** PayPal's code of a partner ("BN code"), sent along for its own books. */
  attributionId?: string | undefined
  /** Of one call, name lookup included. */
  timeoutMs?: number
  now?: () => Date
}
