import { findKeyRefused } from '../http/find-key-refused.ts'

/** `unknown`: not asked yet, or the service is away. */
export type KeysHealth = 'up' | 'key-refused' | 'unknown'

/** Asks an outside service whether it takes our key. @throws what `findKeyRefused` finds where it does not, else it is away */
export type KeyCheck = () => Promise<void>

const FRESH_MS = 5 * 60_000

/**
 * Whether outside services take our keys, as they said last: a health check does not wait for somebody else. Asked anew at most
 * every five minutes. @returns undefined where no service has a key
 */
export function createKeysHealth(checks: readonly KeyCheck[]): () => KeysHealth | undefined {
  let last: KeysHealth = 'unknown'
  let askedAt = Number.NEGATIVE_INFINITY

  async function ask(): Promise<KeysHealth> {
    const answers = await Promise.allSettled(checks.map((check) => check()))
    const failed = answers.filter((answer) => answer.status === 'rejected')
    if (failed.some(({ reason }) => findKeyRefused(reason))) return 'key-refused'
    return failed.length > 0 ? 'unknown' : 'up'
  }

  return function check(): KeysHealth | undefined {
    if (checks.length === 0) return undefined
    if (performance.now() - askedAt > FRESH_MS) {
      askedAt = performance.now()
      void ask().then((health) => {
        last = health
      })
    }
    return last
  }
}
