import { Link } from '@tanstack/react-router'
import type { JointReport } from '#contract/booking/campaign-reports-joint.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import {
  describeDays,
  describeProof,
  describeReportedContacts,
} from '#domain/booking/report/joint-report-words.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'

/** A row a booking; its own report has the lines, the proof and the photos. */
export function ReportedBookings({ bookings, caption }: Pick<JointReport, 'bookings'> & { caption: string }) {
  return (
    <Table caption={caption} stacks>
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
                {`${row.place}, ${toDateRange(row)}, `}
                <span className="whitespace-nowrap">{row.reference}</span>
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
