import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { StatementLine } from '#contract/booking/payments.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'

const AssignDialog = lazy(() => import('./assign-dialog.tsx').then((m) => ({ default: m.AssignDialog })))
const DismissDialog = lazy(() => import('./dismiss-dialog.tsx').then((m) => ({ default: m.DismissDialog })))

type Open = { line: StatementLine; does: 'assign' | 'dismiss' }

/** Lines of a bank's statements; those that wait come first. */
export function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Table caption="Lines of your statements" stacks className="md:min-w-[42rem]">
        <TableHeader>
          <TableRow>
            <TableHead>Day</TableHead>
            <TableHead>Text</TableHead>
            <TableHead numeric>Amount</TableHead>
            <TableHead>For</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.id}>
              <TableCell className="whitespace-nowrap tabular-nums max-md:w-auto!">
                {toShortDate(line.on)}
              </TableCell>
              <TableCell className="wrap-anywhere max-md:w-full">{line.text}</TableCell>
              <TableCell numeric className="font-semibold">
                {formatCents(line.cents)}
              </TableCell>
              <TableCell className="max-md:w-full md:min-w-68">
                <Standing line={line} onOpen={(does) => setOpen({ line, does })} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {open && (
        <Suspense>
          {open.does === 'assign' ? (
            <AssignDialog line={open.line} onClose={close} />
          ) : (
            <DismissDialog line={open.line} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}

type StandingProps = { line: StatementLine; onOpen: (does: Open['does']) => void }

function Standing({ line: { status, booking, problem, reason, text }, onOpen }: StandingProps) {
  const of = <span className="sr-only"> {text}</span>
  if (status === 'closed') return <span className="text-ink-soft">{`Something else: ${reason ?? ''}`}</span>
  const link = booking && (
    <Link to="/bookings/$id" params={{ id: String(booking.id) }} className="link">
      {booking.reference}
    </Link>
  )
  if (status === 'matched') return link
  return (
    <div className="flex flex-col gap-2">
      {(link || problem) && (
        <p className="text-sm text-ink-soft">
          {link}
          {link && problem && ': '}
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => onOpen('assign')}>
          For booking …{of}
        </Button>
        <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => onOpen('dismiss')}>
          Something else{of}
        </Button>
      </div>
    </div>
  )
}
