import { createFileRoute } from '@tanstack/react-router'
import { usersQuery } from '../features/accounts/users/queries.ts'
import { parseUserFilter } from '../features/accounts/users/user-filter.ts'
import { UsersScreen } from '../features/accounts/users/users-screen.tsx'

export const Route = createFileRoute('/admin/users')({
  validateSearch: parseUserFilter,
  // parameters unknown to the filter are kept in the search but are not filters
  loaderDeps: ({ search }) => parseUserFilter({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // in the browser the screen fetches on its own and shows cached data meanwhile
    if (!import.meta.env.SSR) return
    await Promise.allSettled([queryClient.infiniteQuery({ ...usersQuery(deps), retry: false })])
  },
  component: AdminUsersPage,
})

function AdminUsersPage() {
  const filter = parseUserFilter({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  const { me } = Route.useRouteContext()
  return <UsersScreen filter={filter} meId={me.id} onFilter={(search) => void navigate({ search })} />
}
