import { createFileRoute } from '@tanstack/react-router'
import { parseInboxFilter } from '../features/support/inbox-queries.ts'
import { InboxScreen } from '../features/support/inbox-screen.tsx'

export const Route = createFileRoute('/admin/support')({
  validateSearch: parseInboxFilter,
  loader: () => ({ renderedAt: Date.now() }),
  component: AdminSupportPage,
})

function AdminSupportPage() {
  const filter = Route.useSearch()
  const { renderedAt } = Route.useLoaderData()
  return <InboxScreen filter={filter} now={new Date(renderedAt)} />
}
