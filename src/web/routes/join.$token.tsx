import { createFileRoute } from '@tanstack/react-router'
import { JoinPage } from '../features/accounts/organizations/join-page.tsx'
import { invitationQuery } from '../features/accounts/organizations/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/join/$token')({
  // the page itself says why it cannot be used
  loader: async ({ context: { queryClient }, params }) => {
    await queryClient.query(invitationQuery(params.token)).catch(() => {})
  },
  component: withHead(
    {
      title: 'An invitation',
      description: 'Work with others on their spaces and bookings.',
      path: '/join',
      noindex: true,
    },
    Page,
  ),
})

function Page() {
  const { user } = useAuth()
  return <JoinPage key={user?.id ?? 0} token={Route.useParams().token} />
}
