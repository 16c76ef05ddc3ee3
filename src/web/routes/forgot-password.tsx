import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#web/features/accounts/accounts/forgot-password-page.tsx'
import { pageHead } from '#web/platform/head.ts'

export const Route = createFileRoute('/forgot-password')({
  head: (context) =>
    pageHead(context, {
      title: 'Forgot your password?',
      description: 'Ask for a link to set a new password.',
      path: '/forgot-password',
      noindex: true,
    }),
  component: ForgotPasswordPage,
})
