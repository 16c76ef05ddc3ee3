import { createFileRoute } from '@tanstack/react-router'
import { SitesScreen } from '../features/listings/cross-posting/sites-screen.tsx'

export const Route = createFileRoute('/admin/sites')({ component: SitesScreen })
