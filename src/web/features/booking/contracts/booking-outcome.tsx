import { formatCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import {
  describeBooked,
  describeLooked,
  describeUndone,
  groupReasons,
  type LineOutcome,
  listReady,
} from './booking-outcomes.ts'
import { nameUnit } from './contract-line-words.ts'
import type { BookingState } from './use-book-contracts.ts'

type OutcomeProps = {
  state: Extract<BookingState, { lines: LineOutcome[] }>
  onBook: () => void
  onUndo: () => void
  onClose: () => void
}

const WORDS = { looked: describeLooked, booked: describeBooked, undone: describeUndone }

/** What would become of lines, or became of them, and what can be done then. */
export function BookingOutcome({ state: { at, lines, problem }, onBook, onUndo, onClose }: OutcomeProps) {
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
