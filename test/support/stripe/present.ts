import type Stripe from 'stripe'
import { presentAccount } from './present-account.ts'
import {
  presentFee,
  presentFeeRefund,
  presentMovement,
  presentReversal,
  presentTransfer,
} from './present-balance.ts'
import { presentCharge, presentIntent } from './present-payment.ts'
import { presentDispute, presentRefund } from './present-refund.ts'
import { presentSession } from './present-session.ts'
import type { Presenting } from './presenting.ts'
import type { Row } from './rows.ts'
import type { Show } from './show.ts'

type Presented =
  | Stripe.Account
  | Stripe.ApplicationFee
  | Stripe.BalanceTransaction
  | Stripe.Charge
  | Stripe.Checkout.Session
  | Stripe.Dispute
  | Stripe.FeeRefund
  | Stripe.PaymentIntent
  | Stripe.Refund
  | Stripe.Transfer
  | Stripe.TransferReversal

type Present = (row: Row, stripe: Presenting, show: Show) => Presented

/** Each in the shape of the official library: what it does not have, or has of another type, does not compile. */
const PRESENTERS: Record<string, Present> = {
  account: presentAccount,
  application_fee: presentFee,
  balance_transaction: presentMovement,
  charge: presentCharge,
  'checkout.session': presentSession,
  dispute: presentDispute,
  fee_refund: presentFeeRefund,
  payment_intent: presentIntent,
  refund: presentRefund,
  transfer: presentTransfer,
  transfer_reversal: presentReversal,
}

/** An object as Stripe answers with it. @param expands paths that were asked to be whole objects */
export function present(row: Row, stripe: Presenting, expands: readonly string[] = []): Presented {
  const show = <Shown>(part: Row, at: string) => {
    const isWhole = expands.some((path) => path === at || path.startsWith(`${at}.`))
    const below = expands.filter((path) => path.startsWith(`${at}.`)).map((path) => path.slice(at.length + 1))
    return isWhole ? (present(part, stripe, below) as Shown) : part.id
  }
  return PRESENTERS[row.object]!(row, stripe, show)
}
