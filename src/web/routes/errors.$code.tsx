import { createFileRoute, notFound } from '@tanstack/react-router'
import { openQuery } from '../features/accounts/api-keys/queries.ts'
import { RefusalPage } from '../features/accounts/api-keys/refusal-page.tsx'
import { PageHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/errors/$code')({
  loader: async ({ context: { queryClient }, params: { code } }) => {
    const { refusals } = await queryClient.query(openQuery)
    const refusal = refusals.find((one) => one.code === code)
    if (!refusal) throw notFound()
    return refusal
  },
  component: ErrorPage,
})

function ErrorPage() {
  const refusal = Route.useLoaderData()
  return (
    <>
      <PageHead title={refusal.code} description={refusal.message} path={`/errors/${refusal.code}`} noindex />
      <RefusalPage {...refusal} />
    </>
  )
}
