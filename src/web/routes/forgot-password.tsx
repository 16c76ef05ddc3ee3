import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#web/features/accounts/accounts/forgot-password-page.tsx'
import { withHead } from '#web/platform/page-head.tsx'

export const Route = createFileRoute('/forgot-password')({
  component: withHead(
    {
      title: 'Forgot your password?',
      description: 'Ask for a link to set a new password.',
      path: '/forgot-password',
      noindex: true,
    },
    ForgotPasswordPage,
  ),
})
