import type { Import, ImportRow } from '#contract/listings/imports.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { Effect, SkipButton } from './spaces-table.tsx'

type ContractsTableProps = { task: Import; rows: ImportRow[]; isEditable: boolean }

/** Preview of the contracts, and of what each blocks. */
export function ContractsTable({ task, rows, isEditable }: ContractsTableProps) {
  return (
    <Table caption="Rows and what they block">
      <TableHeader>
        <TableRow>
          <TableHead numeric>Line</TableHead>
          <TableHead>Space</TableHead>
          <TableHead>Client</TableHead>
          <TableHead>What is blocked</TableHead>
          <TableHead>What happens</TableHead>
          {isEditable && <TableHead>Skip</TableHead>}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.line}>
            <TableCell numeric>{row.line}</TableCell>
            <ContractCells row={row} />
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

function ContractCells({ row: { contract, errors, cells } }: { row: ImportRow }) {
  if (!contract)
    return (
      <TableCell colSpan={3}>
        <span className="line-clamp-1 text-ink-soft">{cells.filter(Boolean).slice(0, 4).join(' · ')}</span>
        <span className="text-sm text-danger">{errors[0]?.reason}</span>
      </TableCell>
    )
  return (
    <>
      <TableCell className="font-medium">{contract.unitId}</TableCell>
      <TableCell className="min-w-36">{contract.client}</TableCell>
      <TableCell className="min-w-64">{contract.says}</TableCell>
    </>
  )
}
