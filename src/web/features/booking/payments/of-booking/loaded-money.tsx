import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments } from '#contract/booking/payments.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { formatDeadline } from '#domain/format-dates.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { DueList } from './due-list.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { LatestPayment } from './latest-payment.tsx'
import { isOnItsWay } from './latest-words.ts'
import { OutOfRange } from './out-of-range.tsx'
import { PaymentList } from './payment-list.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { bookingPaymentsQuery } from './queries.ts'
import { RecordButtons } from './record-buttons.tsx'
import { TransferChoice } from './transfer-choice.tsx'
import { usePaymentReturn } from './use-payment-return.ts'

export type MoneySectionProps = {
  booking: Booking
  /** The payment from whose page the reader has just come back. */
  paymentId?: number | undefined
}

/** What is due of a booking, how it is paid, and what has come of it. */
export function LoadedMoney({ booking, paymentId }: MoneySectionProps) {
  const { isChecking, isSlow, error: checkError } = usePaymentReturn(booking.id, paymentId)
  const { data, isError, error, refetch } = useQuery(bookingPaymentsQuery(booking.id))
  if (isError && !data) return <ErrorState title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading money..." />
  const hasMoney = data.money.agreedCents > 0 || data.payments.length > 0 || data.canRecord.length > 0
  if (!hasMoney) return null
  const { money } = data
  const isUnknown = isChecking && data.latest?.state === 'created'
  // the service did not say: nothing is claimed of the payment either
  const isUnsure = checkError !== null && data.latest?.state === 'created'
  // what is on its way is not paid a second time
  const isUnderWay = booking.side === 'buyer' && isOnItsWay(data.latest)
  return (
    <FormSection title="Money" lead={describeOpen(money, booking)}>
      {isUnknown && (
        <LoadingState
          label={isSlow ? 'We are asking the payment service...' : 'Checking what became of your payment...'}
        />
      )}
      {checkError && <Alert tone="warning">{checkError.message}</Alert>}
      {booking.side === 'buyer' && !isUnknown && !isUnsure && (
        <LatestPayment
          latest={data.latest}
          heldUntil={describeHeld(booking)}
          isBack={paymentId !== undefined && data.latest?.id === paymentId}
        />
      )}
      <Sums money={money} />
      <DueList dues={data.dues} />
      <OutOfRange {...data} />
      <ProviderButtons ways={data.ways} bookingId={booking.id} isWaiting={isChecking} />
      {!isUnderWay && isDirect(data) && <HowToPay payments={data} />}
      {!isUnderWay && <TransferChoice booking={booking} />}
      <PaymentList payments={data} booking={booking} />
      {!isUnderWay && <RecordButtons payments={data} booking={booking} />}
    </FormSection>
  )
}

function isDirect({ canRecord, money, instructions, ways }: BookingPayments): boolean {
  return canRecord.includes('sent') && money.openCents > 0 && (instructions !== null || ways.length === 0)
}

function describeHeld({ status, deadlineAt, timeZone }: Booking): string | null {
  if (status !== 'awaiting-payment' || !deadlineAt) return null
  return formatDeadline(new Date(deadlineAt), timeZone)
}

function describeOpen({ openCents }: BookingPayments['money'], { side }: Pick<Booking, 'side'>): string {
  if (openCents === 0) return 'Nothing is open.'
  const amount = formatCents(Math.abs(openCents))
  if (openCents > 0) return `${amount} is open.`
  return side === 'seller' ? `You owe the buyer ${amount}.` : `${amount} is to be given back.`
}

function Sums({ money }: { money: BookingPayments['money'] }) {
  const rows = [
    { label: 'Agreed', cents: money.agreedCents, isShown: true },
    { label: 'Credited', cents: money.creditedCents, isShown: money.creditedCents > 0 },
    { label: 'Paid', cents: money.paidCents, isShown: true },
    { label: 'Given back', cents: money.refundedCents, isShown: money.refundedCents > 0 },
    {
      label: money.openCents < 0 ? 'To be given back' : 'Open',
      cents: Math.abs(money.openCents),
      isShown: true,
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ label, cents }) => (
          <div key={label} className="flex flex-col gap-0.5">
            <dt className="text-sm text-ink-faint">{label}</dt>
            <dd className="price text-xl leading-tight">{formatCents(cents)}</dd>
          </div>
        ))}
    </dl>
  )
}
