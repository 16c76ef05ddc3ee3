import { Link } from '@tanstack/react-router'
import type { Import, ImportRow } from '#contract/listings/imports.ts'
import type { Interval } from '#domain/vocabulary.ts'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { listColumnWords } from './change-words.ts'
import { useRowEdit } from './use-row-edit.ts'

type SpacesTableProps = { task: Import; rows: ImportRow[]; isEditable: boolean }

/** Preview of the listings the rows become. */
export function SpacesTable({ task, rows, isEditable }: SpacesTableProps) {
  return (
    <Table caption="Rows and what they become">
      <TableHeader>
        <TableRow>
          <TableHead numeric>Line</TableHead>
          <TableHead>Space</TableHead>
          <TableHead>Type</TableHead>
          <TableHead numeric>Price</TableHead>
          <TableHead>Location</TableHead>
          <TableHead>What happens</TableHead>
          {isEditable && <TableHead>Skip</TableHead>}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.line}>
            <TableCell numeric>{row.line}</TableCell>
            <SpaceCells row={row} />
            <TableCell>
              <Effect row={row} />
            </TableCell>
            {isEditable && (
              <TableCell>
                <SkipButton task={task} row={row} />
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function SpaceCells({ row: { space, errors, cells, listingId } }: { row: ImportRow }) {
  if (!space)
    return (
      <TableCell colSpan={4}>
        <span className="line-clamp-1 text-ink-soft">{cells.filter(Boolean).slice(0, 4).join(' · ')}</span>
        <span className="text-sm text-danger">{errors[0]?.reason}</span>
      </TableCell>
    )
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

const EFFECTS = { created: 'New', updated: 'Updated', unchanged: 'No change' } as const
const UNDONE = { removed: 'Taken away', restored: 'Put back', kept: 'Stayed: changed since' } as const

/** What a row does, or did. */
export function Effect({ row }: { row: ImportRow }) {
  if (row.isSkipped) return <Badge variant="outline">Skipped</Badge>
  if (row.errors.length > 0) return <Badge variant="danger">Problem</Badge>
  if (row.undone) return <Badge>{UNDONE[row.undone]}</Badge>
  if (!row.effect) return null
  return (
    <span className="flex flex-wrap gap-1">
      <Badge variant={row.effect === 'unchanged' ? 'neutral' : 'primary'}>{EFFECTS[row.effect]}</Badge>
      {row.becomesDraft && <Badge variant="accent">Draft</Badge>}
      {row.changed.length > 0 && (
        <span className="w-full text-sm text-ink-soft">{listColumnWords(row.changed)}</span>
      )}
      {row.waiting.length > 0 && (
        <span className="w-full text-sm text-accent-text">
          {listColumnWords(row.waiting)}: waits for review
        </span>
      )}
    </span>
  )
}

/** Leaves a row out, or takes it back. */
export function SkipButton({ task, row }: { task: Import; row: ImportRow }) {
  const edit = useRowEdit(task, row.line)
  return (
    <Button
      size="sm"
      variant="ghost"
      disabled={edit.isPending}
      onClick={() => edit.mutate({ isSkipped: !row.isSkipped })}
    >
      {row.isSkipped ? 'Do not skip' : 'Skip'}
      <span className="sr-only"> line {row.line}</span>
    </Button>
  )
}
