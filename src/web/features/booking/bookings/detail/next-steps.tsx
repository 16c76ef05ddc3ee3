import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { describeDeadline } from '#web/booking-parts/booking-words.ts'
import { describeNext } from '#web/booking-parts/next-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Rivals } from './rivals.tsx'
import { type BookingPageStep, isEnding, listPageSteps, wordsOf } from './step-words.ts'

const StepDialog = lazy(() => import('./step-dialog.tsx').then((m) => ({ default: m.StepDialog })))
const ProposalDialog = lazy(() =>
  import('./proposal-dialog.tsx').then((m) => ({ default: m.ProposalDialog })),
)

/** Where the deadline ends it. */
const WAITED_FOR: readonly Booking['status'][] = ['requested', 'quoted', 'held', 'awaiting-payment']
const WARNING = 'font-semibold text-accent-text'

/** What happens next, by when, and what the reader can do. */
export function NextSteps({ booking }: { booking: Booking }) {
  const { status, side, problem } = booking
  const words = describeNext(booking)
  const deadline = describeDeadline(booking)
  const offered = listPageSteps(booking)
  if (!words && !deadline && offered.length === 0) return null
  return (
    <Card render={<section aria-labelledby="next-title" />} className="flex flex-col gap-4 p-5 md:p-6">
      <div className="flex flex-col gap-1">
        <h2 id="next-title" className="text-xl">
          What happens next
        </h2>
        {words && <p>{words}</p>}
        {deadline && <p className={WAITED_FOR.includes(status) ? WARNING : 'font-semibold'}>{deadline}</p>}
        {problem && <p className="text-ink-soft">{problem.message}</p>}
      </div>
      <Rivals rivals={booking.rivals} />
      <div className="flex flex-wrap gap-2 empty:hidden noscript:hidden">
        {status === 'draft' && side === 'buyer' && (
          <Button render={<Link to="/checkout" />}>Go to the checkout</Button>
        )}
        <StepButtons booking={booking} offered={offered} />
      </div>
    </Card>
  )
}

type StepButtonsProps = { booking: Booking; offered: BookingPageStep[] }

function StepButtons({ booking, offered }: StepButtonsProps) {
  const [open, setOpen] = useState<BookingPageStep | null>(null)
  const onClose = () => setOpen(null)
  return (
    <>
      {offered.map((step, i) => (
        <Button
          key={step}
          variant={i === 0 && !isEnding(step) ? 'default' : isEnding(step) ? 'ghost' : 'outline'}
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
