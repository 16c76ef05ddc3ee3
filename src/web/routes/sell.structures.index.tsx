import { createFileRoute } from '@tanstack/react-router'
import { structuresQuery } from '../features/listings/listings/structures/queries.ts'
import { StructuresScreen } from '../features/listings/listings/structures/structures-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Structures'

function parsePage(raw: Record<string, unknown>): { page?: number } {
  const page = Number(raw.page)
  return Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {}
}

export const Route = createFileRoute('/sell/structures/')({
  validateSearch: parsePage,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context: { queryClient }, deps }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(structuresQuery(deps.page)).catch(() => null)
  },
  component: withHead(
    {
      title: TITLE,
      description: 'What your faces stand on, each with its faces together.',
      path: '/sell/structures',
      noindex: true,
    },
    StructuresPage,
  ),
})

function StructuresPage() {
  const { user } = useAuth()
  const { page = 1 } = Route.useSearch()
  if (user) return <StructuresScreen page={page} nav={<SellerNav />} />
  return (
    <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
      Sign in to see your structures.
    </SignInFirst>
  )
}
