import type { BookingPayments } from '#contract/booking/payments.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { METHOD_TERMS } from '#domain/booking/payment-providers.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import type { NextAction, NextBooking, NextFacts, NextMoney } from './next-facts.ts'

/** The one thing that the reader can do now; null: the other side is waited for, or nothing follows. */
export function findNextAction(facts: NextFacts, money: NextMoney): NextAction | null {
  const { booking, change } = facts
  if (booking.side === null) return null
  if (change?.isToAnswer) return { kind: 'part', part: 'change', label: 'Read and answer' }
  const action = booking.side === 'buyer' ? ofBuyer(facts, money) : ofSeller(facts, money)
  return action ?? (booking.steps.includes('accept') ? ACCEPT : null)
}

/** Ended, and not by a refusal: the same space may be wanted for other days. */
const AGAIN: readonly BookingStatus[] = ['completed', 'cancelled', 'withdrawn', 'expired']

const ACCEPT: NextAction = { kind: 'step', step: 'accept', label: 'Read and accept' }

function ofBuyer({ booking, payments }: NextFacts, money: NextMoney): NextAction | null {
  const { status, waiting, renewal } = booking
  if (status === 'draft')
    return waiting && !waiting.offeredUntil ? null : { kind: 'checkout', label: 'Go to the checkout' }
  const pay = payments && findPay(payments, money)
  const artwork = findArtwork(booking)
  if (pay && artwork) return isArtworkFirst(booking, money) ? artwork : pay
  if (pay || artwork) return pay || artwork
  if (booking.proof?.state === 'received') return { kind: 'part', part: 'proof', label: 'Look at the proof' }
  if (renewal?.status === 'quoted')
    return { kind: 'booking', id: renewal.id, label: 'Read the offer for the next term' }
  // its money is read first: what is owed comes before what is next. Withdrawn, it was never agreed, and has none
  const isRead = payments || status === 'withdrawn'
  return AGAIN.includes(status) && !renewal && isRead ? { kind: 'again', label: 'Book again' } : null
}

function findPay({ ways, latest, canRecord }: BookingPayments, money: NextMoney): NextAction | null {
  if (money.kind !== 'due') return null
  const [way] = ways
  // a payment service asks for all that has not arrived: who has begun to pay directly goes on so
  const isDirect = money.said && canRecord.includes('sent')
  if (way && !isDirect) {
    const { method, isTest, cents } = way
    const words = `${formatShortCents(cents)} by ${METHOD_TERMS[method].label}`
    const label = latest?.state === 'refused' ? `Try again: pay ${words}` : `Pay ${words}`
    return { kind: 'pay', method, isTest, label }
  }
  return canRecord.includes('sent')
    ? { kind: 'part', part: 'money', label: `Pay ${formatShortCents(money.cents)}` }
    : null
}

/** Its file is waited for. */
function findArtwork({ status, artwork }: NextBooking): NextAction | null {
  if ((status !== 'booked' && status !== 'in-flight') || !artwork) return null
  if (artwork.state === 'missing') return { kind: 'part', part: 'artwork', label: 'Send your artwork' }
  if (artwork.state === 'rejected') return { kind: 'part', part: 'artwork', label: 'Send another file' }
  return null
}

/** Whatever is due first; money of no day is due at once. */
function isArtworkFirst({ artwork }: NextBooking, money: NextMoney): boolean {
  if (money.kind !== 'due' || !money.dueOn) return false
  return artwork?.dueOn ? artwork.dueOn < money.dueOn : false
}

function ofSeller({ booking, payments }: NextFacts, money: NextMoney): NextAction | null {
  if (money.kind === 'declared') return { kind: 'confirm', paymentId: money.paymentId, label: 'It arrived' }
  if (money.kind === 'owed-back' && payments?.canRecord.includes('returned'))
    return { kind: 'return', label: 'I have given it back' }
  const { status, artwork, proof } = booking
  const isAgreed = status === 'booked' || status === 'in-flight'
  if (isAgreed && artwork?.state === 'waiting')
    return { kind: 'part', part: 'artwork', label: 'Look at the artwork' }
  if (booking.isOnBehalf && findArtwork(booking))
    return { kind: 'part', part: 'artwork', label: 'Upload the artwork' }
  return isOwed(proof) ? { kind: 'part', part: 'proof', label: 'Send proof' } : null
}

/** Its seller is waited for. */
function isOwed(proof: NextBooking['proof']): boolean {
  return proof?.state === 'due' || proof?.state === 'overdue' || proof?.state === 'questioned'
}
