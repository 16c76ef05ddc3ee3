import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { AvailsScreen } from '../features/booking/avails/avails-screen.tsx'
import { type AvailsSearch, parseAvailsSearch } from '../features/booking/avails/avails-search.ts'
import { availsPageQuery, draftsQuery } from '../features/booking/avails/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Avails'

export const Route = createFileRoute('/sell/avails')({
  // read by the page: this file is part of every page
  validateSearch: (search: AvailsSearch) => search,
  loaderDeps: ({ search }) => ({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // in the browser the page reads for itself; it also shows a failure, with a retry button
    if (!import.meta.env.SSR || !(await findMe(queryClient))) return
    const reads = [
      queryClient.query(availsPageQuery(parseAvailsSearch(deps))),
      queryClient.query(draftsQuery),
    ]
    await Promise.allSettled(reads)
  },
  component: withHead(
    {
      title: TITLE,
      description: 'What is free of all your faces, by posting periods, weeks or days.',
      path: '/sell/avails',
      noindex: true,
    },
    AvailsPage,
  ),
})

function AvailsPage() {
  const given = Route.useSearch()
  const search = useMemo(() => parseAvailsSearch({ ...given }), [given])
  const navigate = Route.useNavigate()
  const { user } = useAuth()
  return (
    <div className="mx-auto flex max-w-[1680px] flex-col gap-5 px-4 py-6 md:px-6">
      <SellerNav />
      <h1 className="text-3xl md:text-4xl">{TITLE}</h1>
      {user ? (
        <AvailsScreen
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      ) : (
        <SignInFirst headingLevel={2} title={TITLE} onSignIn={() => openAuthDialog('login')}>
          Sign in to see what is free of your faces.
        </SignInFirst>
      )}
    </div>
  )
}
