import { createFileRoute } from '@tanstack/react-router'
import { StopPanel } from '../features/discovery/alerts/stop-panel.tsx'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/saved_/stop')({
  // from a mail: the token stands for its reader, who need not be signed in
  validateSearch: ({ token, to }): { token?: string; to?: 'weekly' } => ({
    ...(token ? { token: String(token) } : {}),
    ...(to === 'weekly' && { to }),
  }),
  head: (context) =>
    pageHead(context, {
      title: 'Alerts of a saved search',
      description: 'Choose what is mailed to you.',
      path: '/saved/stop',
      noindex: true,
    }),
  component: StopPage,
})

function StopPage() {
  const { token = '', to } = Route.useSearch()
  return <StopPanel token={token} first={to ?? 'off'} />
}
