import { kindOfState, type PaymentKind, type ProviderEventState } from './payment-events.ts'

/** What a provider reports of one of its objects: `re_1:refunded`. */
interface Reported {
  key: string
  state: ProviderEventState
}

/** What is to be recorded of it. */
interface Recorded {
  kind: PaymentKind
  key: string
}

const SUPERSEDED: readonly PaymentKind[] = ['refund-pending', 'returned']

/**
 * A refund that failed after it was made is reversed: an event of its own, once, however often it is reported. One that has failed stays so:
 * what says otherwise is an older look at it. So neither order nor repetition matters (docs/decisions/0142).
 * @param known keys of all events of its charge. @returns null: nothing is to be recorded
 */
export function readRefundEvent({ key, state }: Reported, known: ReadonlySet<string>): Recorded | null {
  const kind = kindOfState(state)
  const object = key.slice(0, key.lastIndexOf(':'))
  const isKnown = (what: ProviderEventState | 'refund-reversed') => known.has(`${object}:${what}`)
  if (kind === 'refund-refused' && isKnown('refunded'))
    return { kind: 'refund-reversed', key: `${object}:refund-reversed` }
  const hasFailed = isKnown('refund-refused') || isKnown('refund-reversed')
  return SUPERSEDED.includes(kind) && hasFailed ? null : { kind, key }
}
