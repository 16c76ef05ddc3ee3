import type { Listing } from '#contract/listings/listings.ts'
import { Table, TableBody, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { type RowActions, SubmissionRow } from './submission-row.tsx'

type SubmissionsTableProps = RowActions & {
  listings: readonly Listing[]
  selected: ReadonlyMap<number, string>
  /** Why the latest decision about several left one as it was. */
  problems: ReadonlyMap<number, string>
  /** The current row of the shortcuts A, R and Enter. */
  currentId: number | null
  now: Date
}

const COLUMNS = ['Listing', 'Seller', 'Location', 'Type/Tags', 'Status', 'Actions']

export function SubmissionsTable({
  listings,
  selected,
  problems,
  currentId,
  now,
  ...actions
}: SubmissionsTableProps) {
  return (
    <Table caption="Listings" stacks="wide" className="wide:min-w-[58rem]">
      <TableHeader>
        <TableRow>
          {COLUMNS.map((name) => (
            <TableHead key={name}>{name}</TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {listings.map((listing) => (
          <SubmissionRow
            key={listing.id}
            listing={listing}
            isSelected={selected.has(listing.id)}
            problem={problems.get(listing.id)}
            isCurrent={currentId === listing.id}
            now={now}
            {...actions}
          />
        ))}
      </TableBody>
    </Table>
  )
}
