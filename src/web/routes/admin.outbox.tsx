import { createFileRoute } from '@tanstack/react-router'
import { OutboxScreen } from '../features/desk/outbox-screen.tsx'

export const Route = createFileRoute('/admin/outbox')({ component: OutboxScreen })
