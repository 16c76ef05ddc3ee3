import { Link } from '@tanstack/react-router'
import type { PlanReport } from '#contract/planning/plan-reports.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { describeDays, describeProof, describeReportedContacts } from '#domain/planning/plan-report-words.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'

/** A row a booking; its own report has the lines, the proof and the photos. */
export function ReportedBookings({ bookings }: Pick<PlanReport, 'bookings'>) {
  return (
    <Table caption="Bookings of the plan" stacks>
      <TableHeader>
        <TableRow>
          <TableHead>Booking</TableHead>
          <TableHead>Delivered</TableHead>
          <TableHead>Contacts</TableHead>
          <TableHead>Proof</TableHead>
          <TableHead>Cost</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {bookings.map((row) => (
          <TableRow key={row.bookingId}>
            <TableCell>
              <Link
                to="/bookings/$id/report"
                params={{ id: String(row.bookingId) }}
                className="link block font-semibold wrap-anywhere"
              >
                {row.title}
              </Link>
              <span className="block text-sm text-ink-faint">
                {`${row.place}, ${toDateRange(row)}, ${row.reference}`}
              </span>
            </TableCell>
            <TableCell>{describeDays(row)}</TableCell>
            <TableCell>
              <span className="md:sr-only">Contacts: </span>
              {describeReportedContacts(row)}
            </TableCell>
            <TableCell>
              <span className="md:sr-only">Proof: </span>
              {describeProof(row)}
            </TableCell>
            <TableCell>
              <span className="tabular-nums">{formatCents(row.costCents)}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
