import type { Import, ImportRow } from '#contract/listings/imports.ts'
import { TableCell, TableHead } from '#web/ui/table.tsx'
import { RowsTable, UnreadCells } from './rows-table.tsx'

type ContractsTableProps = { task: Import; rows: ImportRow[]; isEditable: boolean }

/** Preview of the contracts, and of what each blocks. */
export function ContractsTable({ task, rows, isEditable }: ContractsTableProps) {
  return (
    <RowsTable
      {...{ task, rows, isEditable }}
      caption="Rows and what they block"
      heads={
        <>
          <TableHead>Space</TableHead>
          <TableHead>Client</TableHead>
          <TableHead>What is blocked</TableHead>
        </>
      }
      cells={(row) => <ContractCells row={row} />}
    />
  )
}

function ContractCells({ row }: { row: ImportRow }) {
  const { contract } = row
  if (!contract) return <UnreadCells row={row} columns={3} />
  return (
    <>
      <TableCell className="font-medium">{contract.unitId}</TableCell>
      <TableCell className="min-w-36">{contract.client}</TableCell>
      <TableCell className="min-w-64">{contract.says}</TableCell>
    </>
  )
}
