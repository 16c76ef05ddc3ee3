import { createFileRoute } from '@tanstack/react-router'
import { UndoEmailChangePage } from '#web/features/accounts/accounts/undo-email-change-page.tsx'
import { api } from '#web/platform/api.ts'
import { linkWorks } from '#web/platform/link-works.ts'
import { withHead } from '#web/platform/page-head.tsx'

export const Route = createFileRoute('/undo-email-change')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token } }) => ({
    works:
      token !== undefined &&
      (await linkWorks(() => api('POST /api/auth/links', { body: { token, kind: 'undo-email-change' } }))),
  }),
  component: withHead(
    {
      title: 'Take your address back',
      description: 'Undo a change of your email address that you did not make.',
      path: '/undo-email-change',
      noindex: true,
    },
    Page,
  ),
})

function Page() {
  return <UndoEmailChangePage token={Route.useSearch().token} works={Route.useLoaderData().works} />
}
