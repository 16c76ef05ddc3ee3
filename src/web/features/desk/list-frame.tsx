import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'

type ListFrameProps<T> = {
  query: UseQueryResult<T[]>
  /** What the list holds, for its states: `reports`. */
  things: string
  empty: ReactNode
  children: (rows: T[]) => ReactNode
}

/** A list of the desk in its states: loading, failed, empty, with rows. */
export function ListFrame<T>({ query, things, empty, children }: ListFrameProps<T>) {
  if (query.isPending) return <LoadingState label={`Loading ${things}...`} />
  if (query.isError) {
    return (
      <ErrorState
        title={`Error loading ${things}: ${query.error.message}`}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (query.data.length === 0) return <EmptyState title={`No ${things}`}>{empty}</EmptyState>
  return children(query.data)
}
