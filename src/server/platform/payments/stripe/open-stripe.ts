import type Stripe from 'stripe'
import { ProviderAway, ProviderBusy, ProviderKeyRefused, ProviderRefused, type Sites } from '../provider.ts'

export interface StripeSettings {
  secretKey: string
  /** One, or two while they are exchanged. */
  webhookSecrets: readonly string[]
  readSites: () => Promise<Sites>
  /** In place of Stripe's own address. */
  apiUrl?: string | undefined
}

/** With its one repetition well below the minute after which a payment without an answer is looked for; people wait less. */
const TIMEOUT_MS = 9_000

/** The official library, loaded with its first use: nobody waits for it who does not pay. */
export function openStripe({ secretKey, apiUrl }: StripeSettings): () => Promise<Stripe> {
  let opened: Promise<Stripe> | undefined
  return () => {
    opened ??= import('stripe').then(
      ({ default: Library }) =>
        new Library(secretKey, {
          timeout: TIMEOUT_MS,
          maxNetworkRetries: 1,
          telemetry: false,
          appInfo: { name: 'Placard' },
          ...(apiUrl && toAddress(new URL(apiUrl))),
        }),
    )
    return opened
  }
}

function toAddress({ hostname, port, protocol }: URL) {
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const
}

/**
 * @throws ProviderRefused where Stripe understood and will not, ProviderKeyRefused where it is our key that it does not take,
 * ProviderAway for all else: it may have happened
 */
export async function callStripe<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw toProviderError(error)
  }
}

/** As `callStripe` throws it. */
export function toProviderError(error: unknown): ProviderRefused | ProviderAway {
  const { type, statusCode, message } = error as StripeFault
  const keyProblem = findKeyProblem(error as StripeFault)
  // in our words, and without what it answered: that names parts of the key
  if (keyProblem) return new ProviderKeyRefused(keyProblem)
  const isRefused = type === 'StripeCardError' || (type === 'StripeInvalidRequestError' && statusCode !== 409)
  const Kind = isRefused ? ProviderRefused : statusCode === 409 ? ProviderBusy : ProviderAway
  return new Kind(message, { cause: error })
}

interface StripeFault {
  type?: string
  code?: string
  statusCode?: number
  message: string
}

/** An account that is not ours to see is no fault of the key. */
function findKeyProblem({ type, code }: StripeFault): string | null {
  if (type === 'StripeAuthenticationError') return 'Stripe refuses the key. Is STRIPE_SECRET_KEY right?'
  if (type === 'StripePermissionError' && code !== 'account_invalid')
    return 'Stripe does not allow the key to do this. Which rights does STRIPE_SECRET_KEY have?'
  return null
}
