import { createFileRoute } from '@tanstack/react-router'
import { parseUserFilter, usersQuery } from '../features/users/queries.ts'
import { UsersScreen } from '../features/users/users-screen.tsx'

export const Route = createFileRoute('/admin/users')({
  validateSearch: parseUserFilter,
  // what the filter does not know stays in the search; it is no filter
  loaderDeps: ({ search }) => parseUserFilter({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // in the browser the screen asks by itself and shows what it has meanwhile
    if (typeof document !== 'undefined') return
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
