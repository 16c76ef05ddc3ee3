import type { BulkResult, OwnListing } from '#contract/listings-own.ts'
import { Table, TableBody, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import type { BulkEdit, BulkEdits } from './bulk-edits.ts'
import { BulkRow } from './bulk-row.tsx'

type BulkTableProps = {
  spaces: OwnListing[]
  /** Of all results, including those not rendered yet. */
  allIds: number[]
  edits: BulkEdits
  problems: ReadonlyMap<number, BulkResult>
  chosen: ReadonlySet<number>
  onEdit: (space: OwnListing, change: BulkEdit) => void
  onChoose: (update: (chosen: ReadonlySet<number>) => ReadonlySet<number>) => void
}

export function BulkTable({ spaces, allIds, edits, problems, chosen, onEdit, onChoose }: BulkTableProps) {
  const areAllChosen = allIds.length > 0 && allIds.every((id) => chosen.has(id))
  const toggle = (id: number) =>
    onChoose((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <Table caption="Your spaces, to edit">
      <TableHeader>
        <TableRow>
          <TableHead className="w-10">
            <input
              type="checkbox"
              className="size-5 accent-primary"
              aria-label="Choose all"
              checked={areAllChosen}
              onChange={() => onChoose(() => new Set(areAllChosen ? [] : allIds))}
            />
          </TableHead>
          <TableHead>Space</TableHead>
          <TableHead>Price ($)</TableHead>
          <TableHead>Per</TableHead>
          <TableHead>Tags</TableHead>
          <TableHead>From</TableHead>
          <TableHead>Until</TableHead>
          <TableHead>Status</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {spaces.map((space) => (
          <BulkRow
            key={space.listing.id}
            space={space}
            edit={edits.get(space.listing.id)}
            problem={problems.get(space.listing.id)}
            isChosen={chosen.has(space.listing.id)}
            onChoose={() => toggle(space.listing.id)}
            onEdit={(change) => onEdit(space, change)}
          />
        ))}
      </TableBody>
    </Table>
  )
}
