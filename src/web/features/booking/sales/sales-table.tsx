import { Link } from '@tanstack/react-router'
import type { SalesReport } from '#contract/booking/sales.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { SALES_BY_LABELS } from '#domain/booking/sales-by.ts'
import { formatOccupancy, nameSalesRow } from '#domain/booking/sales-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import type { SalesSearch } from './sales-search.ts'
import { countPages } from './sales-words.ts'

type SalesTableProps = { report: SalesReport; search: SalesSearch }

/** A row each, and pages where there are many. */
export function SalesTable({ report: { by, rows, total }, search }: SalesTableProps) {
  const page = search.page ?? 1
  const last = countPages(total)
  const isPaid = rows.some(({ commissionCents }) => commissionCents !== null)
  const hasDays = rows.some(({ sellableDays }) => sellableDays !== null)
  return (
    <>
      <Table caption={`What you sold, by ${SALES_BY_LABELS[by].toLowerCase()}`} stacks>
        <TableHeader>
          <TableRow>
            <TableHead>{SALES_BY_LABELS[by]}</TableHead>
            <TableHead numeric>Income</TableHead>
            <TableHead numeric>A year before</TableHead>
            {isPaid && <TableHead numeric>Commission</TableHead>}
            {hasDays && <TableHead numeric>Occupancy</TableHead>}
            <TableHead numeric>Sold</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.label}>
              <TableCell className="font-semibold wrap-anywhere">{nameSalesRow(by, row.label)}</TableCell>
              <Figure label="Income" value={formatCents(row.cents)} />
              <Figure label="A year before" value={formatCents(row.beforeCents)} />
              {isPaid && <Figure label="Commission" value={formatCents(row.commissionCents ?? 0)} />}
              {hasDays && <Figure label="Occupancy" value={formatOccupancy(row) ?? '–'} />}
              <Figure label="Sold" value={row.lines.toLocaleString('en-US')} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {last > 1 && (
        <nav aria-label="Pages of the report" className="flex items-center gap-2">
          {page > 1 && <PageLink search={search} page={page - 1} label="Previous" />}
          <p className="text-sm text-ink-soft tabular-nums">{`Page ${page} of ${last}`}</p>
          {page < last && <PageLink search={search} page={page + 1} label="Next" />}
        </nav>
      )}
    </>
  )
}

/** With its label where the head of the table is out of sight. */
function Figure({ label, value }: { label: string; value: string }) {
  return (
    <TableCell numeric>
      <span className="text-sm text-ink-faint md:hidden">{`${label} `}</span>
      {value}
    </TableCell>
  )
}

function PageLink({ search, page, label }: { search: SalesSearch; page: number; label: string }) {
  const { page: _, ...rest } = search
  return (
    <Button
      size="sm"
      variant="outline"
      render={<Link to="/sell/sales" search={{ ...rest, ...(page > 1 && { page }) }} />}
    >
      {label}
    </Button>
  )
}
