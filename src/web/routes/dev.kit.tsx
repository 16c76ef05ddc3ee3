import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'

/** Development only: a production build answers 404 and does not bundle it. */
export const Route = createFileRoute('/dev/kit')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  component: import.meta.env.DEV
    ? lazyRouteComponent(() => import('#web/kit/kit-page.tsx'), 'KitPage')
    : undefined,
})
