import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmailPage } from '#web/features/accounts/accounts/verify-email-page.tsx'
import { api } from '#web/platform/api.ts'
import { linkWorks } from '#web/platform/link-works.ts'
import { withHead } from '#web/platform/page-head.tsx'

export const Route = createFileRoute('/verify-email')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token } }) => ({
    works:
      token !== undefined &&
      (await linkWorks(() => api('POST /api/auth/links', { body: { token, kind: 'verify-email' } }))),
  }),
  component: withHead(
    {
      title: 'Confirm your email address',
      description: 'Show that an email address is yours.',
      path: '/verify-email',
      noindex: true,
    },
    Page,
  ),
})

function Page() {
  return <VerifyEmailPage token={Route.useSearch().token} works={Route.useLoaderData().works} />
}
