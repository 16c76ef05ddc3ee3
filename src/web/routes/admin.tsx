import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireAdmin } from '../features/accounts/accounts/guards.ts'
import { AdminLayout } from '../features/frame/admin/admin-layout.tsx'
import { countsOfTabs } from '../features/operations/desk/counts-of-tabs.ts'
import { deskQuery } from '../features/operations/desk/queries.ts'
import { useDesk } from '../features/operations/desk/use-desk.ts'

/** Guard: everything below /admin is for admins; anyone else is redirected home, on the server too. */
export const Route = createFileRoute('/admin')({
  beforeLoad: requireAdmin,
  loader: async ({ context: { queryClient } }) => {
    // in the browser the desk asks on its own and shows what it knew meanwhile
    if (import.meta.env.SSR) await queryClient.query(deskQuery).catch(() => null)
  },
  component: AdminPages,
})

function AdminPages() {
  const { data } = useDesk()
  return (
    <>
      <title>Admin | Placard</title>
      <meta name="robots" content="noindex" />
      <AdminLayout counts={countsOfTabs(data?.waiting ?? [])}>
        <Outlet />
      </AdminLayout>
    </>
  )
}
