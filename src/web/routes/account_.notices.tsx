import { createFileRoute } from '@tanstack/react-router'
import { noticeSettingsQuery } from '../features/ground/notices/queries.ts'
import { SettingsScreen } from '../features/ground/notices/settings-screen.tsx'
import { UnsubscribePanel } from '../features/ground/notices/unsubscribe-panel.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/account_/notices')({
  // from a mail: the token stands for its reader, who need not be signed in
  validateSearch: ({ token, kind }): { token?: string; kind?: string } =>
    token && kind ? { token: String(token), kind: String(kind) } : {},
  loader: async ({ context: { queryClient } }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(noticeSettingsQuery).catch(() => {})
  },
  component: withHead(
    {
      title: 'Notice settings',
      description: 'Choose what appears below the bell and what is mailed to you.',
      path: '/account/notices',
      noindex: true,
    },
    NoticeSettingsPage,
  ),
})

function NoticeSettingsPage() {
  const { user } = useAuth()
  const { token, kind } = Route.useSearch()
  if (token && kind) return <UnsubscribePanel token={token} kind={kind} />
  if (user) return <SettingsScreen key={user.id} />
  return (
    <SignInFirst title="Notice settings" onSignIn={() => openAuthDialog('login')}>
      Sign in to choose what you are told, and how.
    </SignInFirst>
  )
}
