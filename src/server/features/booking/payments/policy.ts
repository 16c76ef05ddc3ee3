import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { PaymentKind } from '#domain/booking/payment-events.ts'

/** What people say of money by themselves. */
export type Recordable = 'sent' | 'arrived' | 'returned'

export interface MoneyFacts {
  status: BookingStatus
  /** Both sides have accepted the terms as they stand. */
  isAgreed: boolean
  /** Integer US cents, by the ledger. */
  openCents: number
  paidCents: number
  refundedCents: number
  /** By providers, now or as soon as they are requested to. */
  givingBackCents: number
  /** The first payment comes through a provider alone. */
  needsProvider: boolean
}

/**
 * What a reader may record: a buyer what was sent while something is open and can be sent, a seller whatever arrives of what was ever agreed,
 * and what is sent back of it and no provider gives back. Admins read.
 */
export function listRecordable(reader: 'buyer' | 'seller' | 'admin', facts: MoneyFacts): Recordable[] {
  if (!facts.isAgreed) return []
  if (reader === 'buyer') return facts.openCents > 0 && !facts.needsProvider ? ['sent'] : []
  if (reader !== 'seller') return []
  return mostReturnable(facts) > 0 ? ['arrived', 'returned'] : ['arrived']
}

/** What a seller may send back at most. Integer US cents. */
export function mostReturnable({
  paidCents,
  refundedCents,
  givingBackCents,
}: Pick<MoneyFacts, 'paidCents' | 'refundedCents' | 'givingBackCents'>): number {
  return Math.max(0, paidCents - refundedCents - givingBackCents)
}

/** Agreed and not called off: what is due of it can be paid through a provider. */
export const PAYABLE: readonly BookingStatus[] = ['awaiting-payment', 'booked', 'in-flight', 'completed']

/** Through a provider the buyer alone pays, what both have agreed on and nobody has called off. */
export function mayPayByProvider(
  reader: 'buyer' | 'seller' | 'admin',
  { status, isAgreed }: Pick<MoneyFacts, 'status' | 'isAgreed'>,
): boolean {
  return reader === 'buyer' && isAgreed && PAYABLE.includes(status)
}

interface IsRetractableInput {
  kind: PaymentKind
  cents: number
  /** Null: read in a statement. */
  actor_id: number | null
}

interface Relied {
  status: BookingStatus
  /** Paid and not given back, and of that what the booking was booked for. Integer US cents. */
  keptCents: number
  neededCents: number
}

/** Whether a seller may take a record of money back: their own word, on which neither the booking nor money given back relies. */
export function isRetractable(
  { kind, cents, actor_id }: IsRetractableInput,
  { status, keptCents, neededCents }: Relied,
): boolean {
  return kind === 'arrived' && actor_id !== null && status !== 'cancelled' && keptCents - cents >= neededCents
}

/** Where money goes is told to the buyer who has agreed, and to nobody else; the seller knows. */
export function seesInstructions(reader: 'buyer' | 'seller' | 'admin', isAgreed: boolean): boolean {
  return isAgreed && reader !== 'admin'
}
