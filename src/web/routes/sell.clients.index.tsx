import { createFileRoute } from '@tanstack/react-router'
import { ClientsScreen } from '../features/booking/clients/clients-screen.tsx'
import { parseClientsSearch } from '../features/booking/clients/clients-search.ts'
import { clientsQuery } from '../features/booking/clients/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Clients'

export const Route = createFileRoute('/sell/clients/')({
  validateSearch: parseClientsSearch,
  loaderDeps: ({ search }) => parseClientsSearch({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(clientsQuery(deps)).catch(() => null)
  },
  component: withHead(
    {
      title: TITLE,
      description: 'Whom you sell to by phone or in person, with what is held and booked for them.',
      path: '/sell/clients',
      noindex: true,
    },
    ClientsPage,
  ),
})

function ClientsPage() {
  const { user } = useAuth()
  const navigate = Route.useNavigate()
  const search = parseClientsSearch({ ...Route.useSearch() })
  const open = (id: number) => void navigate({ to: '/sell/clients/$id', params: { id: String(id) } })
  if (user) return <ClientsScreen search={search} nav={<SellerNav />} onAdded={open} />
  return (
    <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
      Sign in to see your clients.
    </SignInFirst>
  )
}
