import { useInfiniteQuery } from '@tanstack/react-query'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { Alert } from '#web/ui/alert.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { BookingFilter } from './booking-filter.tsx'
import { Differences } from './differences.tsx'
import { EntriesTable } from './entries-table.tsx'
import type { LedgerFilter } from './ledger-filter.ts'
import { describeAccount } from './ledger-words.ts'
import { ledgerQuery } from './queries.ts'

type LedgerScreenProps = { filter: LedgerFilter; onFilter: (filter: LedgerFilter) => void }

/** The books: what stands in each kind of account, every entry, and where they do not agree with what happened. */
export function LedgerScreen({ filter, onFilter }: LedgerScreenProps) {
  const query = useInfiniteQuery(ledgerQuery(filter))
  const balances = query.data?.pages.at(-1)?.balances
  const name = filter.booking ? ` of ${toBookingReference(Number(filter.booking))}` : ''
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex flex-col gap-6 xl:col-start-2">
        {balances && <Balances balances={balances} />}
        <Differences />
      </div>
      <section aria-label="Entries" className="flex min-w-0 flex-col gap-4 xl:col-start-1 xl:row-start-1">
        <BookingFilter key={filter.booking} filter={filter} onFilter={onFilter} />
        <PagedList
          query={query}
          things="entries"
          empty={`Nothing was posted${name} yet: entries are written when a booking is confirmed, paid, credited or refunded.`}
        >
          {(rows) => <EntriesTable caption={`Ledger${name}`} entries={rows} />}
        </PagedList>
      </section>
    </div>
  )
}

type BalancesProps = { balances: readonly { account: string; cents: number }[] }

function Balances({ balances }: BalancesProps) {
  const sum = balances.reduce((all, { cents }) => all + cents, 0)
  return (
    <section aria-labelledby="balances" className="flex flex-col gap-3">
      <h2 id="balances" className="text-xl">
        Balances
      </h2>
      {sum !== 0 && (
        <Alert tone="danger" title={`The accounts do not add up: ${formatCents(sum)} too much`}>
          An unbalanced entry cannot be written, so look at the database itself.
        </Alert>
      )}
      <Table caption="Balances by kind of account; debits are above zero">
        <TableHeader>
          <TableRow>
            <TableHead>Account</TableHead>
            <TableHead numeric>Balance</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {balances.map(({ account, cents }) => (
            <TableRow key={account}>
              <TableCell>{describeAccount(account)}</TableCell>
              <TableCell numeric>{formatCents(cents)}</TableCell>
            </TableRow>
          ))}
          <TableRow className="font-semibold">
            <TableCell>Together</TableCell>
            <TableCell numeric>{formatCents(sum)}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </section>
  )
}
