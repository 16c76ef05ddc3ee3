import type { Import } from '#contract/listings/imports.ts'
import { listLeftOut, nameColumns } from './column-plan.ts'

/** Names the columns that nothing is read from, before the import and after. */
export function LeftOutColumns({ task }: { task: Import }) {
  const leftOut = listLeftOut(task)
  if (leftOut.length === 0) return null
  return (
    <p className="text-sm break-words text-ink-soft">
      Columns not used ({leftOut.length}): {nameColumns(leftOut)}.
    </p>
  )
}
