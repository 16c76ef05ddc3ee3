export interface TokenBuckets {
  /** Takes one token. @returns seconds until there is one again; 0: it was taken */
  take(subject: string): number
  /** How many subjects are remembered now. */
  readonly size: number
}

interface Options {
  /** So many at once, */
  burst: number
  /** and so many again each second. */
  perSecond: number
  /** Beyond so many subjects the one longest unseen is forgotten: memory is bounded, at worst somebody gets more. */
  maxSubjects?: number
  /** Milliseconds. */
  now?: () => number
}

/** The generic cell rate algorithm in memory, for what is asked too often to ask the database each time. */
export function createTokenBuckets(options: Options): TokenBuckets {
  const { burst, perSecond, maxSubjects = 20_000, now = () => performance.now() } = options
  const stepMs = 1000 / perSecond
  /** Until when each subject has paid ahead, the one longest unseen first. */
  const paidUntil = new Map<string, number>()
  return {
    take(subject) {
      const time = now()
      const paid = Math.max(time, paidUntil.get(subject) ?? 0)
      const waitMs = paid - time - (burst - 1) * stepMs
      if (waitMs > 0) return Math.max(1, Math.ceil(waitMs / 1000))
      paidUntil.delete(subject)
      paidUntil.set(subject, paid + stepMs)
      if (paidUntil.size > maxSubjects) paidUntil.delete(paidUntil.keys().next().value!)
      return 0
    },
    get size() {
      return paidUntil.size
    },
  }
}
