import { setTimeout as wait } from 'node:timers/promises'
import { ProviderBusy } from '../../../platform/payments/provider.ts'

/** What a person waits for a provider in one request, whatever it is asked in it. */
const PATIENCE_MS = 9_000
/** Whoever waits for a payment to open is told so for this long; a minute after it began the sweep ends what nobody has heard of. */
const ASKING_MS = 45_000

export type Patience = <T>(asked: Promise<T>) => Promise<T>

/**
 * Bounds what one request waits for. What was asked goes on: its answer is taken in whenever it comes.
 * @throws ProviderBusy once the time is over
 */
export function startPatience(ms = PATIENCE_MS): Patience {
  const until = performance.now() + ms
  return async (asked) => {
    const answered = new AbortController()
    const leftMs = Math.max(0, until - performance.now())
    const over = wait(leftMs, undefined, { signal: answered.signal, ref: false }).then(() => {
      throw new ProviderBusy('The payment service has not answered yet')
    })
    try {
      return await Promise.race([asked, over])
    } finally {
      over.catch(() => undefined)
      answered.abort()
    }
  }
}

/** Whether its buyer goes on waiting for a payment that its provider is still at. */
export function isStillPending(error: unknown, { startedAt, now }: { startedAt: Date; now: Date }): boolean {
  return error instanceof ProviderBusy && now.getTime() - startedAt.getTime() < ASKING_MS
}
