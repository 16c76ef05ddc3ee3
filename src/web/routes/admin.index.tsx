import { createFileRoute } from '@tanstack/react-router'
import { DeskScreen } from '../features/operations/desk/desk-screen.tsx'

export const Route = createFileRoute('/admin/')({
  loader: () => ({ renderedAt: Date.now() }),
  component: AdminDeskPage,
})

function AdminDeskPage() {
  const { renderedAt } = Route.useLoaderData()
  return <DeskScreen now={new Date(renderedAt)} />
}
