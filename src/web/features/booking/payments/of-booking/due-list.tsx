import type { BookingPayments } from '#contract/booking/payments.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The parts that were agreed, with what has been paid of each. */
export function DueList({ dues }: Pick<BookingPayments, 'dues'>) {
  if (dues.length === 0) return null
  return (
    <ul aria-label="What is due when" className="flex flex-col divide-y divide-rule border-y border-rule">
      {dues.map((due) => (
        <li key={`${due.label} ${due.dueOn}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
          <span className="min-w-0 flex-1">
            {due.dueOn ? `${due.label}, ${toShortDate(due.dueOn)}` : due.label}
          </span>
          <DueState due={due} />
          <span className="tabular-nums">{formatCents(due.cents)}</span>
        </li>
      ))}
    </ul>
  )
}

function DueState({ due: { cents, paidCents, isLate } }: { due: BookingPayments['dues'][number] }) {
  if (paidCents >= cents) return <Badge variant="primary">Paid</Badge>
  return (
    <>
      {paidCents > 0 && <span className="text-sm text-ink-faint">{formatCents(paidCents)} paid</span>}
      {isLate && <Badge variant="danger">Late</Badge>}
    </>
  )
}
