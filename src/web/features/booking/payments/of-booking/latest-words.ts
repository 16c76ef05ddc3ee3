import type { BookingPayments } from '#contract/booking/payments.ts'

type State = NonNullable<BookingPayments['latest']>['state']

interface LatestPaymentText {
  tone: 'info' | 'success' | 'warning' | 'danger'
  text: string
}

/** Between a buyer’s press and the money: nothing else is to be paid. */
export function isOnItsWay(latest: BookingPayments['latest']): boolean {
  return latest?.state === 'processing' || latest?.state === 'authorized'
}

/** What its buyer is told of a payment; nothing of what has ended long ago. */
export function describeLatestPayment(
  state: State,
  { isBack, heldUntil }: { isBack: boolean; heldUntil: string | null },
): LatestPaymentText | null {
  switch (state) {
    case 'processing':
    case 'authorized':
      return {
        tone: 'info',
        text: 'A payment for this booking is on its way. You get a mail when it arrives.',
      }
    case 'refused':
      return heldUntil === null
        ? null
        : {
            tone: 'danger',
            text: `The payment was refused and nothing was charged. Your dates are held until ${heldUntil}; try another way to pay.`,
          }
    case 'bounced':
      return { tone: 'warning', text: 'The bank returned the payment: the amount is open again.' }
    case 'captured':
      return isBack ? { tone: 'success', text: 'Your payment has arrived.' } : null
    case 'created':
      return isBack ? { tone: 'info', text: 'The payment is not finished yet. Nothing was charged.' } : null
    default:
      return null
  }
}
