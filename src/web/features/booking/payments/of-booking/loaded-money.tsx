import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments } from '#contract/booking/payments.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import type { PaymentReturn } from '#web/booking-parts/next/next-facts.ts'
import { isOnItsWay, readNextMoney } from '#web/booking-parts/next/next-money.ts'
import { bookingPaymentsQuery } from '#web/booking-parts/payments-query.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { DueList } from './due-list.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { OutOfRange } from './out-of-range.tsx'
import { PaymentList } from './payment-list.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { RecordButtons } from './record-buttons.tsx'
import { TransferChoice } from './transfer-choice.tsx'

export type MoneySectionProps = { booking: Booking; back: PaymentReturn }

/** What is due of a booking, how it is paid, and what has come of it. */
export function LoadedMoney({ booking, back }: MoneySectionProps) {
  const { data, isError, error, refetch } = useQuery(bookingPaymentsQuery(booking.id))
  if (isError && !data) return <ErrorState title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading money..." />
  const hasMoney = data.money.agreedCents > 0 || data.payments.length > 0 || data.canRecord.length > 0
  if (!hasMoney) return null
  return (
    <PageSection id="money" title="Money" lead={describeOpen(data.money, booking)}>
      <Sums money={data.money} />
      <DueList dues={data.dues} />
      <Paying booking={booking} payments={data} isWaiting={back.isChecking} />
      <PaymentList payments={data} booking={booking} />
    </PageSection>
  )
}

type PayingProps = { booking: Booking; payments: BookingPayments; isWaiting: boolean }

/** Ways to pay, and saying that it was paid. What is on its way is not paid a second time. */
function Paying(props: PayingProps) {
  const { booking, payments } = props
  if (booking.side === 'buyer' && isOnItsWay(payments.latest)) return null
  // where more is due than was said to be sent, it is still to be paid
  if (booking.side !== 'buyer' || readNextMoney({ booking, payments }).kind !== 'declared')
    return <Ways {...props} />
  return (
    <details>
      <summary className="cursor-pointer font-semibold pointer-coarse:py-2.5">Pay another way</summary>
      <div className="mt-4 flex flex-col gap-5">
        <Ways {...props} />
      </div>
    </details>
  )
}

function Ways({ booking, payments, isWaiting }: PayingProps) {
  return (
    <>
      <OutOfRange {...payments} />
      <IfMay needs="buy">
        <ProviderButtons ways={payments.ways} bookingId={booking.id} isWaiting={isWaiting} />
      </IfMay>
      {isDirect(payments) && <HowToPay payments={payments} />}
      <IfMay needs="buy">
        <TransferChoice booking={booking} />
      </IfMay>
      <IfMay needs="money">
        <RecordButtons payments={payments} booking={booking} />
      </IfMay>
    </>
  )
}

function isDirect({ canRecord, money, instructions, ways }: BookingPayments): boolean {
  return canRecord.includes('sent') && money.openCents > 0 && (instructions !== null || ways.length === 0)
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
