import type { BookingPayments } from '#contract/booking/payments.ts'
import { sumCents } from '#domain/booking/price/cents.ts'
import type { NextFacts, NextMoney } from './next-facts.ts'

type DueMoney = Extract<NextMoney, { kind: 'due' }>
type Payments = Pick<BookingPayments, 'money' | 'dues' | 'payments' | 'latest'>

/** What the money of a booking waits for first: an answer, a payment service, what is due, what goes back. */
export function readNextMoney({ booking, payments }: Pick<NextFacts, 'booking' | 'payments'>): NextMoney {
  if (!payments) return { kind: 'none' }
  const { money, latest } = payments
  if (money.openCents < 0) return { kind: 'owed-back', cents: -money.openCents }
  const due = findDue(payments, booking.status === 'awaiting-payment')
  const said = listSaid(payments)
  const [sent] = said
  if (sent) {
    const restCents = Math.max(0, (due?.cents ?? 0) - sumCents(said.map(({ cents }) => cents)))
    if (due && restCents > 0 && booking.side === 'buyer')
      return { ...due, cents: restCents, said: sumSaid(said) }
    return { kind: 'declared', cents: sent.cents, on: sent.on, paymentId: sent.id, restCents }
  }
  if (latest && isOnItsWay(latest)) return { kind: 'processing', cents: latest.cents }
  return due ?? { kind: 'none' }
}

/** What a buyer says was sent, and its seller has not answered. */
function listSaid({ payments }: Pick<Payments, 'payments'>): Payments['payments'] {
  return payments.filter(({ kind, isOpen }) => kind === 'sent' && isOpen)
}

function sumSaid(said: Payments['payments']): DueMoney['said'] {
  const days = said.map(({ on }) => on).toSorted()
  return { cents: sumCents(said.map(({ cents }) => cents)), on: days.at(-1) ?? '' }
}

/** Between a buyer’s press and the money: nothing else is to be paid. */
export function isOnItsWay(latest: BookingPayments['latest']): boolean {
  return latest?.state === 'processing' || latest?.state === 'authorized'
}

/** All that is due at the agreement; later the earliest due that is not paid. */
function findDue({ dues, money }: Payments, isFirst: boolean): DueMoney | null {
  const open = dues.filter(({ cents, paidCents }) => paidCents < cents)
  const [next] = open
  if (!next || money.openCents <= 0) return null
  const first = open.filter(({ dueOn }) => dueOn === null)
  const parts = isFirst && first.length > 0 ? first : [next]
  const cents = sumCents(parts.map((due) => due.cents - due.paidCents))
  return { kind: 'due', cents, dueOn: next.dueOn, isLate: next.isLate }
}
