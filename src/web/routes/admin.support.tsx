import { createFileRoute } from '@tanstack/react-router'
import { parseInboxFilter } from '../features/content/support/inbox-filter.ts'
import { InboxScreen } from '../features/content/support/inbox-screen.tsx'

export const Route = createFileRoute('/admin/support')({
  validateSearch: parseInboxFilter,
  component: AdminSupportPage,
})

function AdminSupportPage() {
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()
  return <InboxScreen filter={filter} onFilter={(search) => void navigate({ search, resetScroll: false })} />
}
