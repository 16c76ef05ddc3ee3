import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings.ts'
import type { BookingPayments } from '#contract/payments.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { DueList } from './due-list.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { PaymentList } from './payment-list.tsx'
import { bookingPaymentsQuery } from './queries.ts'
import { RecordButtons } from './record-buttons.tsx'

/** Before both sides have agreed nothing is owed. */
const WITHOUT_MONEY: readonly Booking['status'][] = ['draft', 'requested', 'quoted', 'held', 'declined']

/** What is due of a booking, how it is paid, and what has come of it. */
export function MoneySection({ booking }: { booking: Booking }) {
  if (WITHOUT_MONEY.includes(booking.status)) return null
  return <LoadedMoney booking={booking} />
}

function LoadedMoney({ booking }: { booking: Booking }) {
  const { data, isError, error, refetch } = useQuery(bookingPaymentsQuery(booking.id))
  if (isError && !data) return <ErrorState title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading money..." />
  const hasMoney = data.money.agreedCents > 0 || data.payments.length > 0 || data.canRecord.length > 0
  if (!hasMoney) return null
  const { money, canRecord } = data
  return (
    <FormSection title="Money" lead={describeOpen(money, booking)}>
      <Sums money={money} />
      <DueList dues={data.dues} />
      {canRecord.includes('sent') && money.openCents > 0 && <HowToPay payments={data} />}
      <PaymentList payments={data} booking={booking} />
      <RecordButtons payments={data} booking={booking} />
    </FormSection>
  )
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
