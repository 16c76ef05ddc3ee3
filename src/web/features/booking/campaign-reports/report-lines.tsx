import type { CampaignReport } from '#contract/booking/campaign-reports.ts'
import {
  describeContacts,
  describeCounts,
  describeDelivered,
  describeReportLine,
  describeShown,
} from '#domain/booking/report/report-figures.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'

/** A row a placement. */
export function ReportLines({ lines }: Pick<CampaignReport['body'], 'lines'>) {
  return (
    <Table caption="Lines of the booking" stacks>
      <TableHeader>
        <TableRow>
          <TableHead>Line</TableHead>
          <TableHead>Delivered</TableHead>
          <TableHead>Contacts</TableHead>
          <TableHead>Proof</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={`${line.name} ${line.first}`}>
            <TableCell>
              <span className="block font-semibold wrap-anywhere">{describeReportLine(line)}</span>
              <span className="block text-sm text-ink-faint">{toDateRange(line)}</span>
            </TableCell>
            <TableCell>
              {describeDelivered(line)}
              {describeCounts(line).map((text) => (
                <span key={text} className="block text-sm text-ink-soft">
                  {text}
                </span>
              ))}
            </TableCell>
            <TableCell>
              <span className="md:sr-only">Contacts: </span>
              {describeContacts(line)}
            </TableCell>
            <TableCell>
              <ul>
                {describeShown(line).map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
