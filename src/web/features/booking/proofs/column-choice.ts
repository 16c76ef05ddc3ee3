import type { ChosenColumns } from '#domain/booking/proof/runs/run-columns.ts'

/** Columns that can be chosen: those with a name. */
export function listNamed(headers: readonly string[]): string[] {
  return headers.filter((header) => header.trim() !== '')
}

/** Which column is which, as it was chosen: without the day nothing can be read. */
export function readColumnChoice({
  day,
  count,
  seconds,
}: {
  day: string
  count: string
  seconds: string
}): { columns: ChosenColumns } | { problem: string } {
  if (day === '') return { problem: 'Choose the column that holds the day' }
  return { columns: { day, ...(count && { count }), ...(seconds && { seconds }) } }
}
