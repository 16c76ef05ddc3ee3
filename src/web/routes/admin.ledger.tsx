import { createFileRoute } from '@tanstack/react-router'
import { parseLedgerFilter } from '../features/ground/ledger/ledger-filter.ts'
import { LedgerScreen } from '../features/ground/ledger/ledger-screen.tsx'
import { differencesQuery, ledgerQuery } from '../features/ground/ledger/queries.ts'

export const Route = createFileRoute('/admin/ledger')({
  validateSearch: parseLedgerFilter,
  loaderDeps: ({ search }) => parseLedgerFilter({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // in the browser the screen fetches on its own and shows cached data meanwhile
    if (import.meta.env.SSR)
      await Promise.allSettled([
        queryClient.infiniteQuery(ledgerQuery(deps)),
        queryClient.infiniteQuery(differencesQuery),
      ])
  },
  component: AdminLedgerPage,
})

function AdminLedgerPage() {
  const filter = parseLedgerFilter({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return <LedgerScreen filter={filter} onFilter={(search) => void navigate({ search })} />
}
