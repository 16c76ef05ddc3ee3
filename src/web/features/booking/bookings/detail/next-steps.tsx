import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments } from '#contract/booking/payments.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { isWithColleagues } from '#web/booking-parts/approval/approval-words.ts'
import type { NextAction, PaymentReturn } from '#web/booking-parts/next/next-facts.ts'
import type { NextState } from '#web/booking-parts/next/next-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cn } from '#web/ui/cn.ts'
import { NextResult } from './next-result.tsx'
import { compareOffers } from './offer.ts'
import { Rivals } from './rivals.tsx'
import { type BookingPageStep, isEnding, listPageSteps, wordsOf } from './step-words.ts'
import { useNext } from './use-next.ts'

const StepDialog = lazy(() => import('./step-dialog.tsx').then((m) => ({ default: m.StepDialog })))
const SideBySide = lazy(() => import('../changes/side-by-side.tsx').then((m) => ({ default: m.SideBySide })))
const AskButton = lazy(() =>
  import('#web/booking-parts/approval/ask-button.tsx').then((m) => ({ default: m.AskButton })),
)
const ApprovalBox = lazy(() =>
  import('#web/booking-parts/approval/approval-box.tsx').then((m) => ({ default: m.ApprovalBox })),
)
const ProposalDialog = lazy(() =>
  import('./proposal-dialog.tsx').then((m) => ({ default: m.ProposalDialog })),
)

type NextStepsProps = {
  booking: Booking
  back: PaymentReturn
  /** Slot of another feature: the button, where what follows is about money. */
  moneyAct: (action: NextAction | null, payments: BookingPayments) => ReactNode
  /** The same: the space for its next free days. */
  again: ReactNode
  /** The same: to say how it went. */
  review: ReactNode
}

/** The result of what was just done, what happens next, the sum and the day, and the one thing to do. */
export function NextSteps({ booking, back, moneyAct, again, review }: NextStepsProps) {
  const offer = compareOffers(booking)
  const { next, payments } = useNext(booking, offer?.sentence)
  const { sentence, action, sum, deadline } = next
  const offered = listPageSteps(booking)
  // a draft that a colleague decides on is not sent from the checkout meanwhile
  const isAsked = booking.status === 'draft' && isWithColleagues(booking)
  return (
    <Card render={<section aria-labelledby="next-title" />} className="flex flex-col gap-4 p-5 md:p-6">
      <h2 id="next-title" className="text-xl">
        What happens next
      </h2>
      <NextResult booking={booking} latest={payments?.latest ?? null} back={back} />
      {booking.approval && (
        <Suspense>
          <ApprovalBox booking={booking} />
        </Suspense>
      )}
      <div className="flex flex-col gap-1 empty:hidden">
        {sentence && !isAsked && <p>{sentence}</p>}
        {booking.problem && <p className="text-ink-soft">{booking.problem.message}</p>}
      </div>
      {(sum || deadline) && <SumAndDay sum={sum} deadline={deadline} />}
      <Rivals rivals={booking.rivals} />
      <div className="flex flex-wrap gap-2 empty:hidden noscript:hidden">
        {payments && moneyAct(action, payments)}
        {action && !isAsked && <GoButton action={action} />}
        {action?.kind === 'again' && again}
        {booking.approval && (
          <Suspense>
            <AskButton booking={booking} />
          </Suspense>
        )}
        <StepButtons
          booking={booking}
          primary={action?.kind === 'step' ? action.step : null}
          offered={offered}
        />
      </div>
      {review}
      {offer?.sides && (
        <Suspense>
          <SideBySide
            {...offer.sides}
            label={offer.sides.labels.before}
            asked={offer.sides.labels.after}
            isOffer
          />
        </Suspense>
      )}
    </Card>
  )
}

function SumAndDay({ sum, deadline }: Pick<NextState, 'sum' | 'deadline'>) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {sum && (
        <>
          <span className="text-ink-soft">{sum.label}</span>
          <span className="price text-2xl leading-tight">{formatCents(sum.cents)}</span>
        </>
      )}
      {deadline && (
        <span className={cn('font-semibold', deadline.isPressing && 'text-accent-text')}>
          {deadline.text}
        </span>
      )}
    </p>
  )
}

/** What leads to another place. */
function GoButton({ action }: { action: NextAction }) {
  switch (action.kind) {
    case 'part':
      return <Button render={<a href={`#${action.part}`} />}>{action.label}</Button>
    case 'checkout':
      return <Button render={<Link to="/checkout" />}>{action.label}</Button>
    case 'booking':
      return (
        <Button render={<Link to="/bookings/$id" params={{ id: String(action.id) }} />}>
          {action.label}
        </Button>
      )
    default:
      return null
  }
}

type StepButtonsProps = {
  booking: Booking
  /** The step that is the one thing to do; null: none is. */
  primary: string | null
  offered: BookingPageStep[]
}

function StepButtons({ booking, primary, offered }: StepButtonsProps) {
  const [open, setOpen] = useState<BookingPageStep | null>(null)
  const onClose = () => setOpen(null)
  return (
    <>
      {offered.map((step) => (
        <Button
          key={step}
          variant={step === primary ? 'default' : isEnding(step) ? 'ghost' : 'outline'}
          aria-haspopup="dialog"
          onClick={() => setOpen(step)}
        >
          {wordsOf(step, booking).button}
        </Button>
      ))}
      {open && (
        <Suspense>
          {open === 'quote' || open === 'counter' ? (
            <ProposalDialog {...{ booking, onClose }} step={open} />
          ) : (
            <StepDialog {...{ booking, onClose }} step={open} />
          )}
        </Suspense>
      )}
    </>
  )
}
