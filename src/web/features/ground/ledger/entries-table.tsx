import { Link } from '@tanstack/react-router'
import type { ledgerRoutes } from '#contract/ground/ledger.ts'
import type { Out } from '#contract/route.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { formatTime } from '#domain/format-dates.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { describeAccount, describePurpose } from './ledger-words.ts'

type Entry = Out<typeof ledgerRoutes.listLedger.output>['entries'][number]

type EntriesTableProps = { caption: string; entries: readonly Entry[] }

/** Entries are pairs: one account gives what another gets. */
export function EntriesTable({ caption, entries }: EntriesTableProps) {
  return (
    <Table caption={caption} stacks className="md:min-w-[46rem]">
      <TableHeader>
        <TableRow>
          <TableHead>When</TableHead>
          <TableHead>Booking</TableHead>
          <TableHead>Why</TableHead>
          <TableHead>Debit</TableHead>
          <TableHead>Credit</TableHead>
          <TableHead numeric>Amount</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {entries.map(({ id, at, bookingId, purpose, debit, credit, cents }) => (
          <TableRow key={id}>
            <TableCell className="whitespace-nowrap">{formatTime(at)}</TableCell>
            <TableCell className="whitespace-nowrap">
              {bookingId && (
                <Link to="/admin/ledger" search={{ booking: String(bookingId) }} className="link">
                  {toBookingReference(bookingId)}
                </Link>
              )}
            </TableCell>
            <TableCell>{describePurpose(purpose)}</TableCell>
            <Account prefix="max-md:w-full max-md:before:content-['Debit_']" account={debit} />
            <Account prefix="max-md:w-full max-md:before:content-['Credit_']" account={credit} />
            <TableCell numeric className="font-semibold">
              {formatCents(cents)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Account({ prefix, account }: { prefix: string; account: string }) {
  return (
    <TableCell className={prefix}>
      <span title={account}>{describeAccount(account)}</span>
    </TableCell>
  )
}
