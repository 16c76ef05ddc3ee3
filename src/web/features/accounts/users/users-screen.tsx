import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rowsOf, totalOf } from '#web/platform/list-pages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { usersQuery } from './queries.ts'
import type { UserFilter } from './user-filter.ts'
import { UserFilters } from './user-filters.tsx'
import type { UserTask } from './user-tasks.ts'
import { UsersTable } from './users-table.tsx'

type UsersScreenProps = {
  filter: UserFilter
  /** The current admin. */
  meId: number
  onFilter: (filter: UserFilter) => void
}

export function UsersScreen({ filter, meId, onFilter }: UsersScreenProps) {
  const query = useInfiniteQuery(usersQuery(filter))
  const [task, setTask] = useState<UserTask | null>(null)
  const users = rowsOf(query.data)
  const total = totalOf(query.data)
  return (
    <>
      <UserFilters filter={filter} total={query.data && total} onFilter={onFilter} />
      {query.isPending && <LoadingState label="Loading users..." />}
      {query.isError && users.length === 0 && (
        <ErrorState
          title={`Error loading users: ${query.error.message || 'An unknown error occurred'}`}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && users.length === 0 && (
        <EmptyState title="Nobody matches">Try other words, or another role or status.</EmptyState>
      )}
      {users.length > 0 && <UsersTable users={users} meId={meId} onTask={setTask} />}
      <NextPage query={query} progress={`Showing ${users.length} of ${total}`} />
      <ChangeDialog task={task} onClose={() => setTask(null)} />
    </>
  )
}
