import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { sharedListQuery } from '../features/discovery/saved/folder-queries.ts'
import { SharedListScreen } from '../features/discovery/saved/shared-list-screen.tsx'
import { AddToPlanHost } from '../features/planning/plans/add-to-plan-host.tsx'
import { CompareTray } from '../listing-parts/compare-tray.tsx'
import type { Page } from '../platform/head.ts'
import { loadOr404 } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

const HEAD = {
  title: 'A shared list',
  description: 'Advertising spaces that somebody chose and shared.',
  path: '/shared',
  noindex: true,
}

export const Route = createFileRoute('/shared/$token')({
  loader: ({ context, params }) => loadOr404(context.queryClient, sharedListQuery(params.token)),
  component: withHead(useHead, SharedListPage),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return (
    <EmptyState
      title="This list is not shared any more."
      headingLevel={1}
      action={<Button render={<Link to="/" />}>Find spaces</Button>}
    >
      Ask whoever sent you the link for another one.
    </EmptyState>
  )
}

function useHead(): Page {
  const data = Route.useLoaderData()
  return { ...HEAD, title: data?.name ?? HEAD.title }
}

function SharedListPage() {
  const { data } = useSuspenseQuery(sharedListQuery(Route.useParams().token))
  return (
    <>
      <SharedListScreen list={data} />
      <CompareTray />
      <AddToPlanHost />
    </>
  )
}
