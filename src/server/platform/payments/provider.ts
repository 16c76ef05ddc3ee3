import type { ProviderEventState } from '#domain/booking/payment-events.ts'
import type { ProviderId, ProviderMethod } from '#domain/booking/payment-providers.ts'

/**
 * A service that moves money between buyers and sellers: Stripe, PayPal, or the test mode that moves none. It may be slow or
 * away, answer twice, late or not at all; so everything asked of it carries a key under which asking again moves nothing more,
 * and whatever is learned of it (an answer, a notice, a look) is a list of facts that are taken in once each, in any order.
 * All amounts are integer US cents.
 */
export interface PaymentProvider {
  readonly id: ProviderId
  readonly isTest: boolean
  readonly methods: readonly ProviderMethod[]
  /** What it takes in one payment. */
  readonly range: AmountRange
  /** How long a payment can wait for its buyer. */
  readonly longestWaitMs: number
  /** Opens a payment. @throws ProviderAway where it is not known whether it was opened: start again under the same key */
  start(order: PaymentOrder): Promise<Started>
  /** Takes money that was only authorized. */
  capture(payment: PaymentRef): Promise<ProviderEvent[]>
  /** Ends a payment that has taken nothing; one that has is answered with its `captured`. */
  cancel(payment: PaymentRef): Promise<ProviderEvent[]>
  /** Gives back once for each key: what the provider holds under it is read first, as keys are remembered for a time only. */
  refund(payment: PaymentRef, refund: Refund): Promise<ProviderEvent[]>
  /** All that is known of a payment, also where the answer to its start was lost. */
  read(payment: PaymentRef): Promise<ProviderEvent[]>
  /**
   * Facts of other applications of the account are left out.
   * @throws NoticeNotSigned
   * @throws ProviderRefused where it is signed, and the provider does not show what it is of
   */
  readNotice(notice: Notice): Promise<ProviderEvent[]>
  /** What moved since, to the end, in any order, to be compared with the ledger. @throws ProviderAway where it stopped before */
  listMovements(since: Date): AsyncIterable<Movement>
  /** Whether it takes our keys. @throws ProviderKeyRefused, ProviderAway where that is not known */
  checkKeys(): Promise<void>
  /** Whose movements these are. The operator's own are all of its money: they add up to its account in the ledger. */
  readonly movesOn: 'operator' | 'sellers'
  /** Where a seller connects an account of their own; undefined where the provider needs none. */
  readonly accounts?: SellerAccounts
}

/** Both belong to it. */
export interface AmountRange {
  minCents: number
  maxCents: number
}

export function isWithin(cents: number, { minCents, maxCents }: AmountRange): boolean {
  return cents >= minCents && cents <= maxCents
}

/**
 * Names of this installation: an account of a provider may serve others beside it. The first is written on what is ours, all are read
 * as ours.
 */
export type Sites = readonly [string, ...string[]]

export interface PaymentOrder {
  /** Ours, `pay-7`; the provider's own record carries it too, so that a lost answer can be looked up. */
  key: string
  method: ProviderMethod
  cents: number
  /** Of those, what Placard keeps. */
  feeCents: number
  /** The seller's account with the provider. */
  account: string
  /** As the buyer reads it on the statement of the provider: number of the booking and name of the space. */
  description: string
  buyerEmail: string
  /** `later`: authorized only, until `capture`; a bank debit is always `now`. */
  capture: 'now' | 'later'
  returnUrl: string
  cancelUrl: string
  expiresAt: Date
  /** When it was first requested, and may have been opened: it is looked for before it is opened again. */
  requestedAt?: Date | null
}

/** A started payment waits for its buyer at an address, or is known to be over already. */
export type Started =
  | { reference: string; redirectUrl: string }
  | { reference: string; facts: ProviderEvent[] }

export interface PaymentRef {
  /** Of its order. */
  key: string
  /** The provider's; null where the answer to `start` was lost. */
  reference: string | null
  account: string
  createdAt: Date
}

export interface Refund {
  /** `refund-8` */
  key: string
  cents: number
  /** When it was first requested, and may have been made: that its payment is not known any more is no refusal then. */
  requestedAt?: Date | null
}

export interface ProviderEvent {
  /** Object and state, not the event: one fact told three ways is one (`pi_1:captured`, `re_2:refunded`). */
  key: string
  /** The key of the order that it is about. */
  payment: string
  /** Of a refund asked by us: its key. */
  refund?: string
  /** The provider's name of the payment. */
  reference: string
  state: ProviderEventState
  cents: number
  /** What the provider keeps of it for itself, as far as it is known yet; the rest is learned from its movements. */
  costCents: number
  /** Of what came, what stays with Placard as its fee; of what went back, what of that went back with it. Absent: nothing. */
  feeCents?: number
  at: Date
}

export interface Notice {
  raw: Buffer
  headers: Headers
  /** Network that it came from: what a forged one costs is counted for that alone. */
  sender: string
}

/** `fee` is Placard's; `transfer` is what goes on to sellers, and comes back from them. */
export const MOVEMENT_KINDS = ['captured', 'refunded', 'disputed', 'fee', 'transfer', 'other'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

export interface Movement {
  /** The provider's own name of it. */
  reference: string
  kind: MovementKind
  /** Of the fact that tells the same, where one does. */
  factKey: string | null
  /** What moved it, and what that is a part of: a transfer of a charge, a reversal of the transfer. */
  object: string
  partOf: string | null
  /** Key of the payment, where it is marked; what has none is of the payment that it is a part of, or not ours. */
  payment: string | null
  /** Negative: money left. */
  cents: number
  /** What the provider kept of it for itself; negative: gave back. */
  costCents: number
  at: Date
}

export interface SellerAccounts {
  /** @returns the account, new or as it was, and where the seller goes on. */
  connect(seller: {
    id: number
    email: string
    returnUrl: string
    account: string | null
    /** When its account was first requested, and may have been opened: it is looked for before another is opened. */
    requestedAt?: Date | null
  }): Promise<{ account: string; url: string }>
  /** Whether money can reach it. */
  read(account: string): Promise<{ isReady: boolean; todo: string[] }>
}

/** Nothing is known of what was asked: it may have happened. */
export class ProviderAway extends Error {}
/** It is still at what was asked, here or in a twin of it: the same may be asked again in a moment. */
export class ProviderBusy extends ProviderAway {}
/** Our own key is refused, or may not do this: nothing was done, and only the operator of this site can mend it. */
export class ProviderKeyRefused extends ProviderAway {}
/** The provider understood and will not; asking again changes nothing. */
export class ProviderRefused extends Error {}
export class NoticeNotSigned extends Error {}
