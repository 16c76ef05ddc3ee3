import { createFileRoute } from '@tanstack/react-router'
import { StopPanel } from '../features/discovery/alerts/stop-panel.tsx'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/saved_/stop')({
  // from a mail: the token stands for its reader, who need not be signed in
  validateSearch: ({ token, to }): { token?: string; to?: 'weekly' } => ({
    ...(token ? { token: String(token) } : {}),
    ...(to === 'weekly' && { to }),
  }),
  component: withHead(
    {
      title: 'Alerts of a saved search',
      description: 'Choose what is mailed to you.',
      path: '/saved/stop',
      noindex: true,
    },
    StopPage,
  ),
})

function StopPage() {
  const { token = '', to } = Route.useSearch()
  return <StopPanel token={token} first={to ?? 'off'} />
}
