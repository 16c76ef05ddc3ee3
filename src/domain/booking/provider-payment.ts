import type { PaymentKind } from './payment-events.ts'

/** How a payment through a provider stands; of a refund, whether it came to the buyer (`bounced`: and came back). */
export const PROVIDER_STATES = [
  'created',
  'processing',
  'authorized',
  'captured',
  'bounced',
  'refused',
  'cancelled',
  'returned',
] as const
export type ProviderState = (typeof PROVIDER_STATES)[number]

/** Not known yet how they end. */
export const OPEN_STATES = ['created', 'processing', 'authorized'] as const satisfies ProviderState[]

/** Under way on their own: nobody can end them any more, or the money lies ready. */
export const MOVING_STATES = ['processing', 'authorized'] as const satisfies ProviderState[]
/** The provider had taken the money, whatever became of it. */
export const TAKEN_STATES = ['captured', 'bounced'] as const satisfies ProviderState[]

interface Fact {
  kind: PaymentKind
  /** Integer US cents. */
  cents: number
}

/** Strongest first: what has one of these facts stands so, whatever others it has and whenever they came. */
const STATES: readonly [PaymentKind, ProviderState][] = [
  ['bounced', 'bounced'],
  ['arrived', 'captured'],
  ['cancelled', 'cancelled'],
  ['refused', 'refused'],
  ['authorized', 'authorized'],
  ['processing', 'processing'],
]

/** How a refund stands after what was reported of it; what is not here says nothing of one. */
export const REFUND_STATES: Partial<Record<PaymentKind, ProviderState>> = {
  'refund-pending': 'processing',
  returned: 'returned',
  'refund-refused': 'refused',
  'refund-reversed': 'bounced',
}

/** How a charge stands by all its facts, in any order. */
export function stateOf(facts: readonly Fact[]): ProviderState {
  return STATES.find(([kind]) => facts.some((fact) => fact.kind === kind))?.[1] ?? 'created'
}

/** What a charge still has of what came, to be given back of. Integer US cents. */
export function refundableOf(facts: readonly Fact[]): number {
  const sumOf = (kind: PaymentKind) =>
    facts.reduce((sum, fact) => (fact.kind === kind ? sum + fact.cents : sum), 0)
  const disputed = Math.max(sumOf('disputed') - sumOf('dispute-won'), sumOf('dispute-lost'))
  const returned = sumOf('returned') - sumOf('refund-reversed')
  return Math.max(0, sumOf('arrived') - returned - sumOf('bounced') - disputed)
}
