import { createFileRoute, Link } from '@tanstack/react-router'
import { type BriefSearch, parseBriefSearch } from '../features/planning/briefs/brief-search.ts'
import { NewBriefScreen } from '../features/planning/briefs/new-brief-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const TITLE = 'New brief'

export const Route = createFileRoute('/briefs/new')({
  // read by the page: this file is part of every page
  validateSearch: (search: BriefSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    if (!(await findMe(queryClient))) return
    const { loadBriefStart } = await import('../features/planning/briefs/load-briefs.ts')
    await loadBriefStart(queryClient, deps)
  },
  component: withHead(
    {
      title: TITLE,
      description: 'Say once what you are looking for, and several sellers answer.',
      path: '/briefs/new',
      noindex: true,
    },
    NewBriefPage,
  ),
})

function NewBriefPage() {
  const search = parseBriefSearch({ ...Route.useSearch() })
  const { user } = useAuth()
  if (!user)
    return (
      <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
        Sign in to send a brief.
      </SignInFirst>
    )
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6 md:py-12">
      <Link to="/briefs" className="link self-start text-sm">
        All briefs
      </Link>
      <h1 className="text-3xl md:text-4xl">{TITLE}</h1>
      <NewBriefScreen search={search} />
    </div>
  )
}
