import { Link } from '@tanstack/react-router'
import type { Import, ImportRow } from '#contract/listings/imports.ts'
import type { Interval } from '#domain/vocabulary.ts'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { TableCell, TableHead } from '#web/ui/table.tsx'
import { RowsTable, UnreadCells } from './rows-table.tsx'

type SpacesTableProps = { task: Import; rows: ImportRow[]; isEditable: boolean }

/** Preview of the listings the rows become. */
export function SpacesTable({ task, rows, isEditable }: SpacesTableProps) {
  return (
    <RowsTable
      {...{ task, rows, isEditable }}
      caption="Rows and what they become"
      heads={
        <>
          <TableHead>Space</TableHead>
          <TableHead>Type</TableHead>
          <TableHead numeric>Price</TableHead>
          <TableHead>Location</TableHead>
        </>
      }
      cells={(row) => <SpaceCells row={row} />}
    />
  )
}

function SpaceCells({ row }: { row: ImportRow }) {
  const { space, listingId } = row
  if (!space) return <UnreadCells row={row} columns={4} />
  return (
    <>
      <TableCell className="min-w-48">
        {listingId === null ? (
          <span className="font-medium">{space.title}</span>
        ) : (
          <Link to="/listing/$id" params={{ id: String(listingId) }} className="link font-medium">
            {space.title}
          </Link>
        )}
        {space.notes.map((note) => (
          <span key={note} className="block text-sm text-ink-faint">
            {note}
          </span>
        ))}
      </TableCell>
      <TableCell>
        <TypeBadge adType={space.adType} />
      </TableCell>
      <TableCell numeric className="whitespace-nowrap">
        {space.price === null ? (
          'None'
        ) : (
          <PriceText price={space.price} interval={space.interval as Interval} />
        )}
      </TableCell>
      <TableCell className="min-w-40">{space.location}</TableCell>
    </>
  )
}
