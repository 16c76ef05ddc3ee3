import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Change } from '#contract/booking/booking-changes.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { OfferedChangeStep } from '#domain/booking/change.ts'
import { Button } from '#web/ui/button.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { LaterButtons } from '#web/ui/later-buttons.tsx'
import { describeAsking, describeWait, nounOf, requestLabel } from './change-words.ts'
import { changesQuery } from './queries.ts'
import { SideBySide } from './side-by-side.tsx'
import { termsBefore } from './terms-before.ts'

const AnswerDialog = lazy(() => import('./answer-dialog.tsx').then((m) => ({ default: m.AnswerDialog })))

const BUTTONS = {
  accept: { toLabel: (noun: string) => `Accept the ${noun}`, variant: 'outline' },
  decline: { toLabel: () => 'Decline', variant: 'ghost' },
  withdraw: { toLabel: (noun: string) => `Withdraw the ${noun}`, variant: 'outline' },
} as const

/** The change that waits for an answer, old beside new; nothing where none does. */
export function OpenChange({ booking }: { booking: Booking }) {
  const { data } = useQuery(changesQuery(booking.id))
  // kept while its dialog is open: whoever answers too late reads why
  const [answering, setAnswering] = useState<{ change: Change; step: OfferedChangeStep } | null>(null)
  const change = data?.changes.find(({ status }) => status === 'proposed')
  return (
    <>
      {change && <Card booking={booking} change={change} onStep={(step) => setAnswering({ change, step })} />}
      <Suspense>
        {answering && <AnswerDialog {...answering} booking={booking} onClose={() => setAnswering(null)} />}
      </Suspense>
    </>
  )
}

type CardProps = { booking: Booking; change: Change; onStep: (step: OfferedChangeStep) => void }

function Card({ booking, change, onStep }: CardProps) {
  const { reason, steps } = change
  const before = termsBefore(booking, change)
  return (
    <FormSection
      id="change"
      title={describeAsking(change, booking.side)}
      lead="Until both of you agree, the booking stays as it is."
    >
      <p className="font-semibold text-accent-text">{describeWait(change, booking)}</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        “{reason}”
      </p>
      {before && <SideBySide before={before} after={change.terms} asked={requestLabel(change)} />}
      <LaterButtons>
        {steps.map((step) => (
          <Button
            key={step}
            variant={BUTTONS[step].variant}
            aria-haspopup="dialog"
            onClick={() => onStep(step)}
          >
            {BUTTONS[step].toLabel(nounOf(change))}
          </Button>
        ))}
      </LaterButtons>
    </FormSection>
  )
}
