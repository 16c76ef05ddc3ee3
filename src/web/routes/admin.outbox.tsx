import { createFileRoute } from '@tanstack/react-router'
import { OutboxScreen } from '../features/operations/outbox/outbox-screen.tsx'

export const Route = createFileRoute('/admin/outbox')({ component: OutboxScreen })
