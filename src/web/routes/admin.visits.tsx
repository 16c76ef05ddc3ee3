import { createFileRoute } from '@tanstack/react-router'
import { PageViewsScreen } from '../features/content/page-views/page-views-screen.tsx'

export const Route = createFileRoute('/admin/visits')({ component: PageViewsScreen })
