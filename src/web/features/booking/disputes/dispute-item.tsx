import { Link } from '@tanstack/react-router'
import type { DeskDispute } from '#contract/booking/disputes.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { describeProblem } from '#domain/booking/problem.ts'
import { formatTime, toDateRange } from '#domain/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RESOLUTION_LABELS, STATUS_LOOKS } from './dispute-words.ts'

type DisputeItemProps = { dispute: DeskDispute; onDecide: () => void }

/** One dispute: the booking, what each side says, and what was decided. */
export function DisputeItem({ dispute, onDecide }: DisputeItemProps) {
  const { booking, status, buyer, seller, paidCents, steps, openedBy } = dispute
  const other = openedBy === 'buyer' ? 'seller' : 'buyer'
  return (
    <Card render={<li />} className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="wrap-anywhere min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
            <Badge variant={STATUS_LOOKS[status].variant}>{STATUS_LOOKS[status].label}</Badge>
            {booking.reference}
          </p>
          <h2 dir="auto" className="mt-1 text-lg">
            <Link to="/bookings/$id" params={{ id: String(booking.id) }} className="hover:underline">
              {booking.title}
            </Link>
          </h2>
          <p className="text-ink-soft">{`${buyer} books from ${seller}, ${toDateRange(booking)}`}</p>
          <p className="text-sm text-ink-soft tabular-nums">
            {`${formatCents(booking.totalCents)} agreed, ${formatCents(paidCents)} paid · `}
            <Link to="/admin/ledger" search={{ booking: String(booking.id) }} className="link">
              Ledger<span className="sr-only"> of {booking.reference}</span>
            </Link>
          </p>
        </div>
        {steps.includes('resolve') && (
          <Button size="sm" aria-haspopup="dialog" className="noscript:hidden" onClick={onDecide}>
            Decide<span className="sr-only"> {booking.reference}</span>
          </Button>
        )}
      </div>
      {dispute.problem && <ClaimFacts problem={dispute.problem} />}
      <Said by={`The ${openedBy}`} at={dispute.createdAt} text={dispute.reason} />
      {dispute.answer ? (
        <Said by={`The ${other}`} at={dispute.answeredAt} text={dispute.answer} />
      ) : (
        steps.length > 0 && <p className="text-sm text-ink-faint">{`The ${other} has not answered yet.`}</p>
      )}
      <Outcome dispute={dispute} />
    </Card>
  )
}

/** Days and amount as they were filled in, and what was handed in. */
function ClaimFacts({ problem }: { problem: NonNullable<DeskDispute['problem']> }) {
  const { kind, from, to, askedCents, proofs } = problem
  return (
    <div>
      <p className="font-semibold">
        {describeProblem({ kind, lost_from: from, lost_to: to, asked_cents: askedCents })}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {proofs.map(({ id, name }) => (
          <li key={id}>
            <a href={`/api/proofs/${id}/original`} className="link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Outcome({ dispute: { resolution, creditCents, decision, resolvedAt } }: { dispute: DeskDispute }) {
  if (!resolution) return null
  const sum = creditCents > 0 ? `, ${formatCents(creditCents)}` : ''
  return <Said by={`Decided: ${RESOLUTION_LABELS[resolution]}${sum}`} at={resolvedAt} text={decision ?? ''} />
}

type SaidProps = { by: string; at: string | null; text: string }

function Said({ by, at, text }: SaidProps) {
  return (
    <div className="border-l-2 border-rule pl-3">
      <p className="text-sm text-ink-faint">
        <span className="font-semibold text-ink-soft">{by}</span>
        {at && ` · ${formatTime(at)}`}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </div>
  )
}
