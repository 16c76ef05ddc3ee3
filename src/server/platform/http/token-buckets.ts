import { required } from '#domain/required.ts'

export interface TokenBuckets {
  /** Takes one token. @returns 0 when it was taken, else the seconds until there is one again */
  take(subject: string): number
  /** How many tokens `subject` has left now, of how many, and in how many seconds it has all of them again. */
  count(subject: string): { left: number; max: number; fullInS: number }
  /** How many subjects are tracked now. */
  readonly size: number
}

interface Options {
  /** Bucket size. */
  burst: number
  /** Refill rate. */
  perSecond: number
  /** Above this the least recently seen subject is evicted: memory is bounded, at worst somebody gets more. */
  maxSubjects?: number
  /** Milliseconds. */
  now?: () => number
}

/** Token buckets in memory (generic cell rate algorithm), for limits too hot to check in the database. */
export function createTokenBuckets(options: Options): TokenBuckets {
  const { burst, perSecond, maxSubjects = 20_000, now = () => performance.now() } = options
  const stepMs = 1000 / perSecond
  /** Per subject the time until which it has paid ahead, in LRU order. */
  const paidUntil = new Map<string, number>()
  return {
    take(subject) {
      const time = now()
      const paid = Math.max(time, paidUntil.get(subject) ?? 0)
      const waitMs = paid - time - (burst - 1) * stepMs
      if (waitMs > 0) return Math.max(1, Math.ceil(waitMs / 1000))
      paidUntil.delete(subject)
      paidUntil.set(subject, paid + stepMs)
      if (paidUntil.size > maxSubjects) paidUntil.delete(required(paidUntil.keys().next().value))
      return 0
    },
    count(subject) {
      const owedMs = Math.max(0, (paidUntil.get(subject) ?? 0) - now())
      const left = Math.max(0, Math.floor(burst - owedMs / stepMs))
      return { left, max: burst, fullInS: Math.ceil(owedMs / 1000) }
    },
    get size() {
      return paidUntil.size
    },
  }
}
