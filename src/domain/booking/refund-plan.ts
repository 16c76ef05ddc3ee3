import type { PaymentKind } from './payment-events.ts'
import { type ProviderState, refundableOf } from './provider-payment.ts'

/** Money that a person says has come moves a provider's money no sooner: until then it may be taken back as a mistake. */
export const WORD_WAIT_MS = 24 * 3_600_000

/** A charge, or a refund of one, as it stands. */
export interface PlannedPayment {
  id: number
  kind: 'charge' | 'refund'
  /** Of a refund: what it gives back of. */
  charge_id: number | null
  state: ProviderState
  /** Integer US cents. */
  cents: number
  /** Its provider is configured here: it can be requested to give back. */
  isReachable: boolean
}

/** What somebody says of a booking's money. */
export interface PlannedFact {
  id: number
  kind: PaymentKind
  cents: number
  /** Null: said by people or their bank. */
  charge_id: number | null
  retracts_id: number | null
  created_at: Date
}

interface Booked {
  /** By the ledger; below zero it is owed to the buyer. */
  openCents: number
  facts: readonly PlannedFact[]
  payments: readonly PlannedPayment[]
}

/** What providers give back of a booking. Integer US cents. */
export interface RefundPlan {
  /** Requested of providers and not ended. */
  underWayCents: number
  /** To be requested, of whatever charges have it. */
  dueCents: number
  /** Of that, what can be requested now. */
  next: { chargeId: number; cents: number } | null
  /** Owed back for a person's word alone, which waits its time. */
  waitingCents: number
}

/**
 * What is owed back goes back through the providers that took it, once: less what is under way, and less what a provider has refused
 * and people were left to give back. What is owed back only because a person says that more came, waits.
 * A provider that is not configured any more gives nothing back: that is left to people too.
 */
export function planRefunds({ openCents, facts, payments }: Booked, now: Date): RefundPlan {
  const refunds = payments.filter(({ kind }) => kind === 'refund')
  const underWay = refunds.filter(isUnderWay)
  const underWayCents = sumCents(underWay)
  const charges = payments.flatMap((payment) => {
    if (payment.kind !== 'charge' || payment.state !== 'captured' || !payment.isReachable) return []
    const own = facts.filter(({ charge_id }) => charge_id === payment.id)
    const asked = underWay.filter(({ charge_id }) => charge_id === payment.id)
    const cents = Math.max(0, refundableOf(own) - sumCents(asked))
    return [{ id: payment.id, cents, isBusy: asked.length > 0 }]
  })
  const left = sumCents(charges)
  const owedCents = Math.max(0, -openCents) - underWayCents - leftToPeople(facts, refunds)
  const dueCents = Math.max(0, Math.min(owedCents - unsettledWords(facts, now), left))
  const free = charges.filter(({ cents, isBusy }) => cents > 0 && !isBusy).toSorted((a, b) => b.id - a.id)[0]
  return {
    underWayCents,
    dueCents,
    next: free && dueCents > 0 ? { chargeId: free.id, cents: Math.min(dueCents, free.cents) } : null,
    waitingCents: Math.max(0, Math.min(owedCents, left) - dueCents),
  }
}

function isUnderWay({ state }: PlannedPayment): boolean {
  return state === 'created' || state === 'processing'
}

/** What was said to have come by another way than a provider's, so shortly that it may be a mistake. */
function unsettledWords(facts: readonly PlannedFact[], now: Date): number {
  const retracted = new Set(facts.map(({ retracts_id }) => retracts_id))
  const since = now.getTime() - WORD_WAIT_MS
  return sumCents(
    facts.filter(
      ({ id, kind, charge_id, created_at }) =>
        kind === 'arrived' && charge_id === null && created_at.getTime() > since && !retracted.has(id),
    ),
  )
}

/** What providers have refused to give back, less what was given back since by others than our refunds. */
function leftToPeople(facts: readonly PlannedFact[], refunds: readonly PlannedPayment[]): number {
  const refused = refunds.filter(({ state }) => state === 'refused')
  if (refused.length === 0) return 0
  const firstRefused = Math.min(...refused.map(({ id }) => id))
  const firstTold = facts.find(({ kind }) => kind === 'refund-refused')?.id ?? 0
  const returned = sumCents(facts.filter(({ id, kind }) => kind === 'returned' && id > firstTold))
  const own = sumCents(refunds.filter(({ id, state }) => state === 'returned' && id > firstRefused))
  return Math.max(0, sumCents(refused) - Math.max(0, returned - own))
}

function sumCents(rows: readonly { cents: number }[]): number {
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}
