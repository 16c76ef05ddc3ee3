import type { CampaignReport } from '#contract/booking/campaign-reports.ts'
import { describeVisitDays, describeVisits } from '#domain/booking/response/response-words.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'

/** The files have all of them. */
const SHOWN_DAYS = 60

/** A row a code: how often it was followed, by day. */
export function ReportVisits({ visits }: { visits: NonNullable<CampaignReport['body']['visits']> }) {
  return (
    <Table caption="Codes and how often they were followed" stacks>
      <TableHeader>
        <TableRow>
          <TableHead>Line</TableHead>
          <TableHead>In all</TableHead>
          <TableHead>By day</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {visits.map(({ code, line, total, days }) => (
          <TableRow key={code}>
            <TableCell>
              <span className="block font-semibold wrap-anywhere">
                {line || 'Not in these terms any more'}
              </span>
              <span className="block text-sm text-ink-faint">Code {code}</span>
            </TableCell>
            <TableCell>{describeVisits(total)}</TableCell>
            <TableCell>
              <ul className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
                {describeVisitDays(days, SHOWN_DAYS).map((text) => (
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
