import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Import, ImportRow } from '#contract/listings/imports.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { BadRow } from './bad-row.tsx'
import { ContractsTable } from './contracts-table.tsx'
import { type RowFilter, rowsQuery } from './queries.ts'
import { SpacesTable } from './spaces-table.tsx'

type RowsSectionProps = {
  task: Import
  isEditable?: boolean
  /** Only the rows of this problem. */
  problem?: string | null
  onShowAll?: () => void
}

/** The rows of the file: invalid ones to correct, or all of them to review. */
export function RowsSection({ task, isEditable = false, problem = null, onShowAll }: RowsSectionProps) {
  const [chosen, setShow] = useState<RowFilter>(task.counts.bad > 0 ? 'bad' : 'all')
  const show = problem ? 'bad' : chosen
  const query = useInfiniteQuery(rowsQuery(task, show, problem))
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  const total = query.data?.pages.at(-1)?.total ?? 0
  return (
    <section aria-labelledby="rows" className="flex scroll-mt-20 flex-col gap-3" id="rows-of-file">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="rows" className="text-xl">
          Rows
        </h2>
        {problem && onShowAll ? (
          <Button size="sm" variant="outline" onClick={onShowAll}>
            Show all rows again
          </Button>
        ) : (
          <SegmentedControl legend="Show" options={optionsOf(task)} value={show} onValueChange={setShow} />
        )}
      </div>
      {query.isPending && <LoadingState label="Loading rows..." />}
      {query.isError && (
        <ErrorState title="The rows could not be loaded" onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && rows.length === 0 && <NoRows show={show} />}
      {rows.length > 0 && <Rows {...{ task, rows, show, isEditable }} />}
      <NextPage query={query} progress={`Showing ${rows.length} of ${total.toLocaleString('en-US')}`} />
    </section>
  )
}

function optionsOf({ counts, rowCount }: Import): { value: RowFilter; label: string }[] {
  const options: { value: RowFilter; label: string; n: number }[] = [
    { value: 'bad', label: 'Problems', n: counts.bad },
    { value: 'all', label: 'All', n: rowCount },
    { value: 'skipped', label: 'Skipped', n: counts.skipped },
    { value: 'kept', label: 'Stayed', n: counts.kept },
  ]
  return options
    .filter(({ value, n }) => value === 'bad' || value === 'all' || n > 0)
    .map(({ value, label, n }) => ({ value, label: `${label} ${n.toLocaleString('en-US')}` }))
}

type RowsProps = { task: Import; rows: ImportRow[]; show: RowFilter; isEditable: boolean }

function Rows({ task, rows, show, isEditable }: RowsProps) {
  if (show !== 'bad' && task.kind === 'contracts')
    return <ContractsTable task={task} rows={rows} isEditable={isEditable} />
  if (show !== 'bad') return <SpacesTable task={task} rows={rows} isEditable={isEditable} />
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => (
        <BadRow key={row.line} task={task} row={row} isEditable={isEditable} />
      ))}
    </ul>
  )
}

function NoRows({ show }: { show: RowFilter }) {
  if (show === 'bad') return <EmptyState headingLevel={3} title="No row has a problem" />
  return <EmptyState headingLevel={3} title="No rows here" />
}
