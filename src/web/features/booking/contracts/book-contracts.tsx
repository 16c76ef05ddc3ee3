import { useState } from 'react'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Progress } from '#web/ui/progress.tsx'
import {
  describeBooked,
  describeLooked,
  describeUndone,
  groupReasons,
  type LineOutcome,
  listReady,
} from './booking-outcomes.ts'
import { nameUnit } from './contract-line-words.ts'
import type { ContractsSearch } from './contracts-search.ts'
import { type BookingState, useBookContracts } from './use-book-contracts.ts'

/** All lines that a list shows as bookings for their clients: looked at first, worked off, and taken back. */
export function BookContracts({ search, total }: { search: ContractsSearch; total: number }) {
  const may = useMay('prices')
  const booking = useBookContracts(search)
  const [atOwnPrices, setAtOwnPrices] = useState(false)
  const { state } = booking
  if (!may) return null
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
        <Outcome
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

type OutcomeProps = {
  state: Extract<BookingState, { lines: LineOutcome[] }>
  onBook: () => void
  onUndo: () => void
  onClose: () => void
}

const WORDS = { looked: describeLooked, booked: describeBooked, undone: describeUndone }

function Outcome({ state: { at, lines, problem }, onBook, onUndo, onClose }: OutcomeProps) {
  const ready = at === 'looked' ? listReady(lines) : []
  const made = at === 'booked' ? lines.filter(({ outcome }) => outcome === 'booked') : []
  return (
    <>
      {problem && (
        <Alert tone="danger" live title="It ended early">
          {problem}
        </Alert>
      )}
      <p role="status" className="font-semibold">
        {WORDS[at](lines)}
      </p>
      <Reasons lines={lines} />
      <ReadyLines lines={ready} />
      <p className="flex flex-wrap gap-2">
        {ready.length > 0 && (
          <Button onClick={onBook}>
            {ready.length === 1 ? 'Book this line' : `Book ${ready.length.toLocaleString('en-US')} lines`}
          </Button>
        )}
        {made.length > 0 && (
          <Button variant="outline" onClick={onUndo}>
            {made.length === 1 ? 'Take it back' : 'Take them back'}
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          {at === 'looked' ? 'Cancel' : 'Close'}
        </Button>
      </p>
    </>
  )
}

function Reasons({ lines }: { lines: readonly LineOutcome[] }) {
  const groups = groupReasons(lines)
  if (groups.length === 0) return null
  return (
    <ul aria-label="What stays as it is" className="flex flex-col gap-2">
      {groups.map(({ reason, count, names }) => (
        <li key={reason} className="text-[0.9375rem]">
          <span className="font-semibold tabular-nums">{count.toLocaleString('en-US')}</span>
          {`: ${reason}`}
          <span className="block text-sm wrap-anywhere text-ink-soft">{names}</span>
        </li>
      ))}
    </ul>
  )
}

const MOST_SHOWN = 100

function ReadyLines({ lines }: { lines: readonly LineOutcome[] }) {
  if (lines.length === 0) return null
  const more = lines.length - MOST_SHOWN
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">What would be booked</summary>
      <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto text-[0.9375rem]">
        {lines.slice(0, MOST_SHOWN).map(({ line, first, last, netCents }) => (
          <li key={line.id} className="flex flex-wrap justify-between gap-x-4 border-t border-rule pt-2">
            <span className="wrap-anywhere">{`${line.client}, ${nameUnit(line)}`}</span>
            <span className="text-ink-soft tabular-nums">
              {first && last ? `${toDateRange({ first, last })}, ` : ''}
              {formatCents(netCents ?? 0)}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="pt-2 text-sm text-ink-soft">{`And ${more.toLocaleString('en-US')} more.`}</p>
      )}
    </details>
  )
}
