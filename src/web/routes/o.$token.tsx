import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { sharedProposalQuery } from '../features/booking/proposals/queries.ts'
import { SharedProposalScreen } from '../features/booking/proposals/shared-proposal-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import type { Page } from '../platform/head.ts'
import { loadOr404 } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

const ListMap = lazy(() => import('../map/list-map.tsx').then((m) => ({ default: m.ListMap })))

const HEAD = {
  title: 'A proposal',
  description: 'Several advertising spaces that a seller proposes.',
  path: '/o',
  noindex: true,
  hidesAddress: true,
}

export const Route = createFileRoute('/o/$token')({
  loader: ({ context, params }) => loadOr404(context.queryClient, sharedProposalQuery(params.token)),
  component: withHead(useHead, SharedProposalPage),
  notFoundComponent: withHead(HEAD, Missing),
})

const root = getRouteApi('__root__')

function Missing() {
  return (
    <EmptyState
      title="This proposal is not shared any more."
      headingLevel={1}
      action={<Button render={<Link to="/" />}>Find spaces</Button>}
    >
      Ask whoever sent you the link to send it again.
    </EmptyState>
  )
}

function useHead(): Page {
  const data = Route.useLoaderData()
  return { ...HEAD, title: data?.title ?? HEAD.title }
}

function SharedProposalPage() {
  const { token } = Route.useParams()
  const { user } = useAuth()
  const { data } = useSuspenseQuery(sharedProposalQuery(token))
  const { tileUrl, satelliteUrl } = root.useLoaderData().settings
  const tileUrls = useMemo(() => ({ roadmap: tileUrl, satellite: satelliteUrl }), [tileUrl, satelliteUrl])
  return (
    <SharedProposalScreen
      key={user?.id ?? 0}
      token={token}
      proposal={data}
      map={(items) => (
        <Suspense>
          <ListMap items={items} label="Map of the spaces" tileUrls={tileUrls} />
        </Suspense>
      )}
    />
  )
}
