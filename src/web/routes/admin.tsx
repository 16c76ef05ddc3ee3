import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireAdmin } from '../features/accounts/guards.ts'
import { AdminLayout } from '../features/admin/admin-layout.tsx'

/** Guard: everything below /admin is for admins; anyone else is redirected home, on the server too. */
export const Route = createFileRoute('/admin')({
  beforeLoad: requireAdmin,
  head: () => ({ meta: [{ title: 'Admin | Placard' }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  ),
})
