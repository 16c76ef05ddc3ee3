import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { LoadingState } from './loading-state.tsx'

export interface ListFrameProps<T> {
  query: { isError: boolean; error: Error | null; refetch: () => unknown }
  /** Undefined until loaded. */
  rows: T[] | undefined
  /** Plural noun of its items, for its states: `reports`. */
  things: string
  empty: ReactNode
  children: (rows: T[]) => ReactNode
}

/** A list with its states: loading, failed, empty, with rows. */
export function ListFrame<T>({ query, rows, things, empty, children }: ListFrameProps<T>) {
  if (query.isError) {
    return (
      <ErrorState
        title={`Error loading ${things}: ${query.error?.message}`}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!rows) return <LoadingState label={`Loading ${things}...`} />
  if (rows.length === 0) return <EmptyState title={`No ${things}`}>{empty}</EmptyState>
  return children(rows)
}
