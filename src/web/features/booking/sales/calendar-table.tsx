import type { SalesCalendar } from '#contract/booking/sales-calendar.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { BarLink } from './bar-link.tsx'
import type { CalendarSearch } from './calendar-search.ts'
import { countGroup, describeDays, KIND_LABELS, nameGroup, toBarKey } from './calendar-words.ts'
import { GroupLink } from './group-link.tsx'

type CalendarTableProps = { calendar: SalesCalendar; search: CalendarSearch }

/** The same as a table. */
export function CalendarTable({ calendar: { by, groups }, search }: CalendarTableProps) {
  const hasAmounts = groups.some(({ bars }) => bars.some(({ cents }) => cents !== null))
  return (
    <Table caption="What you sold, hold and propose, by its first day">
      <TableHeader>
        <TableRow>
          <TableHead>What</TableHead>
          <TableHead>Days</TableHead>
          <TableHead>Client</TableHead>
          <TableHead>Sold by</TableHead>
          {hasAmounts && <TableHead numeric>Amount</TableHead>}
        </TableRow>
      </TableHeader>
      {groups.map((group) => (
        <TableBody key={group.label}>
          <TableRow className="bg-sunk/60">
            <TableHead scope="rowgroup" colSpan={hasAmounts ? 5 : 4} className="text-ink wrap-anywhere">
              <span className="flex flex-wrap items-baseline gap-x-3">
                {nameGroup(by, group.label)}
                <span className="font-normal tabular-nums">{countGroup(group)}</span>
                <GroupLink group={group} search={search} by={by} />
              </span>
            </TableHead>
          </TableRow>
          {group.bars.map((bar) => (
            <TableRow key={toBarKey(bar)}>
              <TableCell className="wrap-anywhere">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Badge variant={bar.kind === 'booking' || bar.kind === 'contract' ? 'primary' : 'neutral'}>
                    {KIND_LABELS[bar.kind]}
                  </Badge>
                  <BarLink bar={bar} className="link font-semibold">
                    {bar.what}
                  </BarLink>
                </span>
                <span className="block text-sm text-ink-soft">
                  {[bar.state, by !== 'market' && bar.market].filter(Boolean).join(' · ')}
                </span>
              </TableCell>
              <TableCell>{describeDays(bar)}</TableCell>
              <TableCell className="wrap-anywhere">{bar.client}</TableCell>
              <TableCell className="wrap-anywhere">{bar.rep}</TableCell>
              {hasAmounts && (
                <TableCell numeric>{bar.cents === null ? '–' : formatCents(bar.cents)}</TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  )
}
