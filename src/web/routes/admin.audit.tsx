import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '../features/operations/audit/audit-screen.tsx'

export const Route = createFileRoute('/admin/audit')({ component: AuditScreen })
