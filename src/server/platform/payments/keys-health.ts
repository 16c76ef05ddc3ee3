import type { PaymentProviders } from './create-providers.ts'
import { ProviderKeyRefused } from './provider.ts'

/** `unknown`: not asked yet, or the provider is away. */
export type KeysHealth = 'up' | 'key-refused' | 'unknown'

const FRESH_MS = 5 * 60_000

/**
 * Whether providers take our keys, as they said last: a health check does not wait for somebody else. Asked anew at most every five
 * minutes. @returns undefined where no provider has a key
 */
export function createKeysHealth(providers: PaymentProviders): () => KeysHealth | undefined {
  const asked = [...providers.values()].filter(({ isTest }) => !isTest)
  let last: KeysHealth = 'unknown'
  let askedAt = Number.NEGATIVE_INFINITY

  async function ask(): Promise<KeysHealth> {
    const answers = await Promise.allSettled(asked.map((provider) => provider.checkKeys()))
    const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    if (refused.some(({ reason }) => reason instanceof ProviderKeyRefused)) return 'key-refused'
    return refused.length > 0 ? 'unknown' : 'up'
  }

  return function check(): KeysHealth | undefined {
    if (asked.length === 0) return undefined
    if (performance.now() - askedAt > FRESH_MS) {
      askedAt = performance.now()
      void ask().then((health) => {
        last = health
      })
    }
    return last
  }
}
