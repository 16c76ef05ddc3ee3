import { createFileRoute } from '@tanstack/react-router'
import { UndoEmailChangePage } from '#web/features/accounts/undo-email-change-page.tsx'
import { pageHead } from '#web/platform/head.ts'

export const Route = createFileRoute('/undo-email-change')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  head: (context) =>
    pageHead(context, {
      title: 'Take your address back',
      description: 'Undo a change of your email address that you did not make.',
      path: '/undo-email-change',
      noindex: true,
    }),
  component: function Page() {
    return <UndoEmailChangePage token={Route.useSearch().token} />
  },
})
