import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ContractLine } from '#contract/booking/contracts.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { BookContracts } from './book-contracts.tsx'
import { countLines, describeAmount, describeDays, nameUnit } from './contract-line-words.ts'
import { ContractsFilter } from './contracts-filter.tsx'
import { type ContractsSearch, isFiltered } from './contracts-search.ts'
import { contractsQuery } from './queries.ts'

/** What files and systems have brought in and is sold elsewhere, the newest first. */
export function ContractsSection({ search }: { search: ContractsSearch }) {
  const query = useQuery({ ...contractsQuery(search), enabled: useAuth().user !== null })
  const { data } = query
  if (data?.total === 0 && !isFiltered(search)) return null
  const { page = 1 } = search
  const counted = countLines(data?.total ?? 0, page)
  return (
    <section aria-labelledby="contracts-title" className="flex flex-col gap-3">
      <h2 id="contracts-title" className="text-xl">
        Sold elsewhere
      </h2>
      {query.isPending && <LoadingState label="Loading your contracts..." />}
      {query.isError && !data && (
        <ErrorState
          title="Your contracts could not be loaded"
          headingLevel={3}
          onRetry={() => void query.refetch()}
        />
      )}
      {data && <ContractsFilter search={search} />}
      {data && (
        <BookContracts key={JSON.stringify({ ...search, page: 0 })} search={search} total={data.total} />
      )}
      {data?.total === 0 && (
        <EmptyState title="No contract matches">Try other words, or show all.</EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <p role="status" className="text-sm text-ink-soft tabular-nums">
            {counted.words}, the newest first
          </p>
          {data.lines.length > 0 && <ContractsTable lines={data.lines} />}
          <Pages search={search} last={counted.last} />
        </>
      )}
    </section>
  )
}

function Pages({ search, last }: { search: ContractsSearch; last: number }) {
  const { page = 1, ...rest } = search
  if (last === 1) return null
  const to = (next: number) => (
    <Link to="/sell/contracts" search={{ ...rest, ...(next > 1 && { page: next }) }} />
  )
  return (
    <nav aria-label="Pages of your contracts" className="flex gap-2 print:hidden">
      {page > 1 && (
        <Button size="sm" variant="outline" render={to(Math.min(page - 1, last))}>
          Previous
        </Button>
      )}
      {page < last && (
        <Button size="sm" variant="outline" render={to(page + 1)}>
          Next
        </Button>
      )}
    </nav>
  )
}

function ContractsTable({ lines }: { lines: readonly ContractLine[] }) {
  const hasAmounts = lines.some(({ amountCents }) => amountCents !== null)
  return (
    <Table caption="What you have sold elsewhere" stacks>
      <TableHeader>
        <TableRow>
          <TableHead>Client</TableHead>
          <TableHead>Unit</TableHead>
          <TableHead>Days</TableHead>
          {hasAmounts && <TableHead numeric>Amount</TableHead>}
        </TableRow>
      </TableHeader>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.id}>
            <TableCell className="wrap-anywhere">
              {line.client}
              {line.contractNumber && (
                <span className="block text-sm text-ink-soft">{line.contractNumber}</span>
              )}
            </TableCell>
            <TableCell className="wrap-anywhere">
              <Link
                to="/sell/listings/$id/calendar"
                params={{ id: String(line.listingId) }}
                className="link font-semibold"
              >
                {nameUnit(line)}
              </Link>
            </TableCell>
            <TableCell>
              {describeDays(line)}
              {line.booking && (
                <Link
                  to="/bookings/$id"
                  params={{ id: String(line.booking.id) }}
                  className="link block text-sm"
                >
                  {`Booked as ${line.booking.reference}`}
                </Link>
              )}
            </TableCell>
            {hasAmounts && <TableCell numeric>{describeAmount(line)}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
