import { createFileRoute } from '@tanstack/react-router'
import { ErrorsScreen } from '../features/desk/errors-screen.tsx'

export const Route = createFileRoute('/admin/errors')({ component: ErrorsScreen })
