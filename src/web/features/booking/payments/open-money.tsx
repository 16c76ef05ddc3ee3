import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toPartyName } from '#domain/party-name.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { describeDue, describePayment } from './payment-words.ts'
import type { OpenBooking, RecordKind } from './record-payment.ts'

const RecordDialog = lazy(() => import('./record-dialog.tsx').then((m) => ({ default: m.RecordDialog })))
const RefuseDialog = lazy(() => import('./refuse-dialog.tsx').then((m) => ({ default: m.RefuseDialog })))

/** Bookings whose money is not settled, and what their seller can say about it. */
export function OpenMoney({ rows }: { rows: readonly OpenBooking[] }) {
  const [open, setOpen] = useState<{ row: OpenBooking; does: RecordKind | 'refuse' } | null>(null)
  const close = () => setOpen(null)
  if (rows.length === 0)
    return (
      <p className="text-ink-soft">
        Nothing is open. Once a booking is agreed, its price is listed here until it is paid.
      </p>
    )
  return (
    <>
      <ul className="flex flex-col gap-3">
        {rows.map((row) => (
          <li key={row.booking.id}>
            <OpenCard row={row} onOpen={(does) => setOpen({ row, does })} />
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          {open.does === 'refuse' ? (
            <RefuseDialog row={open.row} onClose={close} />
          ) : (
            <RecordDialog row={open.row} kind={open.does} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}

type OpenCardProps = { row: OpenBooking; onOpen: (does: RecordKind | 'refuse') => void }

function OpenCard({ row, onOpen }: OpenCardProps) {
  const { booking, other, money, nextDue, isLate, sent } = row
  const isOwedBack = money.openCents < 0
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="items-start justify-between gap-x-4 sm:flex">
        <div className="wrap-anywhere min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
            {booking.reference}
            {isLate && <Badge variant="danger">Late</Badge>}
          </p>
          <h3 dir="auto" className="text-lg">
            <Link to="/bookings/$id" params={{ id: String(booking.id) }} className="hover:underline">
              {booking.title}
            </Link>
          </h3>
          <p dir="auto" className="text-ink-soft">
            {toPartyName(other)}
          </p>
        </div>
        <div className="shrink-0 max-sm:mt-1 sm:text-right">
          <p className="price text-lg">{formatCents(Math.abs(money.openCents))}</p>
          <p className="text-sm text-ink-soft">
            {isOwedBack ? 'to give back' : `open of ${formatCents(money.agreedCents - money.creditedCents)}`}
          </p>
        </div>
      </div>
      {nextDue && !isOwedBack && <p className="text-sm text-ink-soft">{describeDue(nextDue)}</p>}
      {sent?.isOpen && (
        <Alert title="The buyer says that money is on its way">
          {describePayment(sent)}
          {sent.note && <span dir="auto" className="mt-1 block">{`“${sent.note}”`}</span>}
        </Alert>
      )}
      <IfMay needs="money">
        <Actions row={row} onOpen={onOpen} />
      </IfMay>
    </Card>
  )
}

function Actions({ row: { booking, money, sent }, onOpen }: OpenCardProps) {
  const of = <span className="sr-only"> {booking.reference}</span>
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      {sent?.isOpen ? (
        <>
          <Button size="sm" aria-haspopup="dialog" onClick={() => onOpen('confirmed')}>
            It arrived{of}
          </Button>
          <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => onOpen('refuse')}>
            Nothing arrived{of}
          </Button>
        </>
      ) : (
        money.openCents > 0 && (
          <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => onOpen('arrived')}>
            Record what arrived{of}
          </Button>
        )
      )}
      {money.openCents < 0 && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => onOpen('returned')}>
          I have given it back{of}
        </Button>
      )}
    </div>
  )
}
