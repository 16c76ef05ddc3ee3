import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#web/features/accounts/reset-password-page.tsx'
import { pageHead } from '#web/platform/head.ts'

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  head: (context) =>
    pageHead(context, {
      title: 'Choose a new password',
      description: 'Set a new password with the link from the mail.',
      path: '/reset-password',
      noindex: true,
    }),
  component: function Page() {
    return <ResetPasswordPage token={Route.useSearch().token} />
  },
})
