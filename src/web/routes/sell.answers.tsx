import { createFileRoute } from '@tanstack/react-router'
import { AnswersScreen } from '../features/messaging/responses/answers-screen.tsx'
import { ownAnswersQuery } from '../features/messaging/responses/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { ProsePage } from '../ui/prose.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const TITLE = 'Your answers'
const LEAD = 'How soon you answer buyers, as they read it, and what follows from silence.'

export const Route = createFileRoute('/sell/answers')({
  loader: async ({ context: { queryClient } }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(ownAnswersQuery).catch(() => null)
  },
  component: withHead({ title: TITLE, description: LEAD, path: '/sell/answers', noindex: true }, AnswersPage),
})

function AnswersPage() {
  const { user } = useAuth()
  if (!user)
    return (
      <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
        Sign in to see how you answer and to resume paused spaces.
      </SignInFirst>
    )
  return (
    <ProsePage title={TITLE} lead={LEAD}>
      <AnswersScreen />
    </ProsePage>
  )
}
