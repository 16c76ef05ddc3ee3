import { useState } from 'react'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { BookingOutcome } from './booking-outcome.tsx'
import type { ContractsSearch } from './contracts-search.ts'
import { type BookingState, useBookContracts } from './use-book-contracts.ts'

/** All lines that a list shows as bookings for their clients: looked at first, worked off, and taken back. */
export function BookContracts({ search, total }: { search: ContractsSearch; total: number }) {
  const may = useMay('prices')
  const mayUndo = useMay('undo')
  const booking = useBookContracts(search)
  const [atOwnPrices, setAtOwnPrices] = useState(false)
  const { state } = booking
  if (!may || !mayUndo) return null
  if (state.at === 'idle') {
    if (total === 0) return null
    return search.state === 'booked' ? (
      <TakeAllBack total={total} onUndo={() => void booking.undoAll()} />
    ) : (
      <div className="flex flex-col items-start gap-2 print:hidden noscript:hidden">
        <Button variant="outline" onClick={() => void booking.look(atOwnPrices)}>
          {total === 1
            ? 'Make a booking of this line'
            : `Make bookings of these ${total.toLocaleString('en-US')} lines`}
        </Button>
        <Checkbox
          label="Lines without an amount at my own prices"
          checked={atOwnPrices}
          onChange={(event) => setAtOwnPrices(event.target.checked)}
        />
        <p className="text-sm text-ink-soft">
          A line becomes a booking for its client, with its papers and no platform fee. You see what would be
          booked first.
        </p>
      </div>
    )
  }
  return (
    <section
      aria-label="Bookings of contracts"
      className="flex flex-col gap-3 rounded-card border border-rule bg-card p-4 print:hidden"
    >
      {'done' in state ? (
        <Working state={state} onStop={booking.close} />
      ) : (
        <BookingOutcome
          state={state}
          onBook={() => void booking.book(state.lines, atOwnPrices)}
          onUndo={() => void booking.undo(state.lines.filter(({ outcome }) => outcome === 'booked'))}
          onClose={booking.close}
        />
      )}
    </section>
  )
}

function TakeAllBack({ total, onUndo }: { total: number; onUndo: () => void }) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button
        variant="outline"
        className="self-start print:hidden noscript:hidden"
        onClick={() => setAsked(true)}
      >
        {total === 1 ? 'Take this booking back' : `Take these ${total.toLocaleString('en-US')} bookings back`}
      </Button>
    )
  return (
    <Alert
      tone="warning"
      live
      title={total === 1 ? 'Take the booking back?' : 'Take the bookings back?'}
      action={
        <p className="flex flex-wrap gap-2">
          <Button variant="destructive" onClick={onUndo}>
            Take back
          </Button>
          <Button variant="outline" onClick={() => setAsked(false)}>
            Cancel
          </Button>
        </p>
      }
    >
      Each is cancelled with a credit note, and its days are blocked for the contract again. What runs by now,
      was paid or changed stays.
    </Alert>
  )
}

const DOING = {
  looking: ['Looking at your contracts', 'looked at'],
  booking: ['Making bookings', 'done'],
  undoing: ['Taking bookings back', 'done'],
} as const

function Working({ state, onStop }: { state: Extract<BookingState, { done: number }>; onStop: () => void }) {
  const { at, done, total } = state
  const [label, did] = DOING[at]
  return (
    <>
      <p role="status">
        {total === 0
          ? `${label}...`
          : `${label}: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${did}`}
      </p>
      <Progress label={label} {...(total > 0 && { percent: (done / total) * 100 })} />
      {at === 'looking' && (
        <Button variant="outline" size="sm" className="self-start" onClick={onStop}>
          Stop
        </Button>
      )}
    </>
  )
}
