import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmailPage } from '#web/features/accounts/verify-email-page.tsx'
import { pageHead } from '#web/platform/head.ts'

export const Route = createFileRoute('/verify-email')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  head: (context) =>
    pageHead(context, {
      title: 'Confirm your email address',
      description: 'Show that an email address is yours.',
      path: '/verify-email',
      noindex: true,
    }),
  component: function Page() {
    return <VerifyEmailPage token={Route.useSearch().token} />
  },
})
