import { createFileRoute } from '@tanstack/react-router'
import { VisitsScreen } from '../features/visits/visits-screen.tsx'

export const Route = createFileRoute('/admin/visits')({ component: VisitsScreen })
