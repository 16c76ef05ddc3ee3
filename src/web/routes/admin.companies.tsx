import { createFileRoute } from '@tanstack/react-router'
import { LIMITS } from '#domain/limits.ts'
import { CompaniesScreen } from '../features/accounts/organizations/desk/companies-screen.tsx'
import { companiesQuery } from '../features/accounts/organizations/desk/queries.ts'

const readSearch = ({ q }: Record<string, unknown>): { q?: string } => {
  const words = typeof q === 'string' || typeof q === 'number' ? String(q) : ''
  return words ? { q: words.slice(0, LIMITS.searchText.max) } : {}
}

export const Route = createFileRoute('/admin/companies')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch({ ...search }),
  loader: async ({ context: { queryClient }, deps: { q = '' } }) => {
    // in the browser the screen fetches on its own and shows cached data meanwhile
    if (!import.meta.env.SSR) return
    await Promise.allSettled([queryClient.infiniteQuery({ ...companiesQuery(q), retry: false })])
  },
  component: AdminCompaniesPage,
})

function AdminCompaniesPage() {
  const { q = '' } = readSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return <CompaniesScreen q={q} onSearch={(words) => void navigate({ search: words ? { q: words } : {} })} />
}
