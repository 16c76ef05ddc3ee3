import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#web/features/accounts/accounts/reset-password-page.tsx'
import { api } from '#web/platform/api.ts'
import { linkWorks } from '#web/platform/link-works.ts'
import { withHead } from '#web/platform/page-head.tsx'

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token } }) => ({
    works:
      token !== undefined &&
      (await linkWorks(() => api('POST /api/auth/links', { body: { token, kind: 'reset-password' } }))),
  }),
  component: withHead(
    {
      title: 'Choose a new password',
      description: 'Set a new password with the link from the mail.',
      path: '/reset-password',
      noindex: true,
    },
    Page,
  ),
})

function Page() {
  return <ResetPasswordPage token={Route.useSearch().token} works={Route.useLoaderData().works} />
}
