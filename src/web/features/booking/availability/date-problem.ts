import type { Days } from '#domain/booking/cells.ts'

/** What is wrong with two date fields, and at which; null when nothing is. */
export function toProblem({ first, last }: Days): { field: 'from' | 'to'; message: string } | null {
  if (!first) return { field: 'from', message: 'Choose the first day' }
  if (!last) return { field: 'to', message: 'Choose the last day' }
  if (last < first) return { field: 'to', message: 'The last day is before the first' }
  return null
}
