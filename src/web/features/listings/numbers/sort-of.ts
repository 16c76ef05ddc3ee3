import type { NumberSort } from '#contract/listings/numbers.ts'
import type { NumbersState } from './numbers-state.ts'

interface Sort {
  isSorted: boolean
  /** Of the column that is sorted now. */
  dir: 'asc' | 'desc'
  /** What a press on this column does. */
  next: 'asc' | 'desc'
}

/** How a column is sorted: most seen first until somebody says otherwise, names from A on. */
export function sortOf(state: Pick<NumbersState, 'sort' | 'dir'>, sort: NumberSort): Sort {
  const isSorted = (state.sort ?? 'appearances') === sort
  const dir = state.dir ?? 'desc'
  if (!isSorted) return { isSorted, dir, next: sort === 'title' ? 'asc' : 'desc' }
  return { isSorted, dir, next: dir === 'asc' ? 'desc' : 'asc' }
}
