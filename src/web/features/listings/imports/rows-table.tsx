import type { ReactNode } from 'react'
import type { Import, ImportRow } from '#contract/listings/imports.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { listColumnWords } from './change-words.ts'
import { useRowEdit } from './use-row-edit.ts'

interface RowsTableProps {
  task: Import
  rows: ImportRow[]
  isEditable: boolean
  caption: string
  /** Heads and cells of what a kind of file holds, between the line and what happens with it. */
  heads: ReactNode
  cells: (row: ImportRow) => ReactNode
}

/** Preview of the rows of a file, and of what each does. */
export function RowsTable({ task, rows, isEditable, caption, heads, cells }: RowsTableProps) {
  return (
    <Table caption={caption} stacks>
      <TableHeader>
        <TableRow>
          <TableHead numeric>Line</TableHead>
          {heads}
          <TableHead>What happens</TableHead>
          {isEditable && <TableHead>Skip</TableHead>}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.line}>
            <TableCell numeric>{row.line}</TableCell>
            {cells(row)}
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

/** A row that could not be read: what stands in it, and the first problem. */
export function UnreadCells({ row: { cells, errors }, columns }: { row: ImportRow; columns: number }) {
  return (
    <TableCell colSpan={columns}>
      <span className="line-clamp-1 text-ink-soft">{cells.filter(Boolean).slice(0, 4).join(' · ')}</span>
      <span className="text-sm text-danger">{errors[0]?.reason}</span>
    </TableCell>
  )
}

const EFFECTS = { created: 'New', updated: 'Updated', unchanged: 'No change' } as const
const UNDONE = { removed: 'Taken away', restored: 'Put back', kept: 'Stayed: changed since' } as const

/** What a row does, or did. */
function Effect({ row }: { row: ImportRow }) {
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
function SkipButton({ task, row }: { task: Import; row: ImportRow }) {
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
