import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ContractLine } from '#contract/booking/contracts.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { rowsOf, totalOf } from '#web/platform/list-pages.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { countLines, describeAmount, describeDays, nameUnit } from './contract-line-words.ts'
import { contractsQuery } from './queries.ts'

/** What files and systems have brought in and is sold elsewhere, the newest first. */
export function ContractsSection() {
  const query = useInfiniteQuery({ ...contractsQuery, enabled: useAuth().user !== null })
  const lines = rowsOf(query.data)
  const total = totalOf(query.data)
  if (query.isSuccess && lines.length === 0) return null
  return (
    <section aria-labelledby="contracts-title" className="flex flex-col gap-3">
      <h2 id="contracts-title" className="text-xl">
        Sold elsewhere
      </h2>
      {query.isPending && <LoadingState label="Loading your contracts..." />}
      {query.isError && lines.length === 0 && (
        <ErrorState
          title="Your contracts could not be loaded"
          headingLevel={3}
          onRetry={() => void query.refetch()}
        />
      )}
      {lines.length > 0 && (
        <>
          <p className="text-sm text-ink-soft tabular-nums">{countLines(total)}, the newest first</p>
          <ContractsTable lines={lines} />
        </>
      )}
      <NextPage query={query} progress={`Showing ${lines.length} of ${total}`} />
    </section>
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
            <TableCell>{describeDays(line)}</TableCell>
            {hasAmounts && <TableCell numeric>{describeAmount(line)}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
