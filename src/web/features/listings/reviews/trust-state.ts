import type { SellerTrust } from '#contract/listings/reviews-trust.ts'
import { formatDay } from '#domain/format-dates.ts'
import { describeLacks, describeRecord } from '#domain/listings/trust-words.ts'

interface TrustState {
  words: string
  /** What may be pressed. */
  offers: 'trust' | 'end' | null
}

/** What the desk reads of the trust in a seller, and what it may do. */
export function describeTrust({ state, since, grantedBy, facts, lacks }: SellerTrust): TrustState {
  const record = describeRecord(facts)
  const on = since === null ? '' : formatDay(since)
  if (state === 'trusted') {
    const by = grantedBy === null ? '' : ` by ${grantedBy}`
    const pause = lacks.length === 0 ? '' : ` Not for now: ${describeLacks(lacks)}.`
    return {
      words: `Trusted since ${on}${by}: new spaces go live after the automatic checks.${pause} ${record}`,
      offers: 'end',
    }
  }
  const past = {
    never: '',
    ended: `Trust ended on ${on}. `,
    'ended-by-report': `A report that was right ended the trust on ${on}. `,
  }
  if (lacks.length > 0)
    return { words: `${past[state]}Cannot be trusted: ${describeLacks(lacks)}. ${record}`, offers: null }
  return {
    words: `${past[state]}May be trusted to go live after the automatic checks. ${record}`,
    offers: 'trust',
  }
}

/** Above what went live without a person. */
export function describeSample(total: number): string {
  return total === 0
    ? 'Live by trust: nothing to look at'
    : `Live by trust, look at it: ${total.toLocaleString('en-US')}`
}
