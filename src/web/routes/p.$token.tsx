import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { sharedPlanQuery } from '../features/planning/plan-shares/queries.ts'
import { SharedPlanScreen } from '../features/planning/plan-shares/shared-plan-screen.tsx'
import { BasisTotalList } from '../features/planning/plans/basis-totals.tsx'
import {
  addsKinds,
  type KindsSearch,
  TOTALS_ID,
  toKindsSearch,
} from '../features/planning/plans/kinds-search.ts'
import type { Page } from '../platform/head.ts'
import { loadOr404 } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PlanMap } from './-plan-map.tsx'

const HEAD = {
  title: 'A shared plan',
  description: 'A campaign over several advertising spaces that somebody shared.',
  path: '/p',
  noindex: true,
}

export const Route = createFileRoute('/p/$token')({
  // read by the page: this file is part of every page
  validateSearch: (search: KindsSearch) => search,
  loader: ({ context, params }) => loadOr404(context.queryClient, sharedPlanQuery(params.token)),
  component: withHead(useHead, SharedPlanPage),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return (
    <EmptyState
      title="This plan is not shared any more."
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

function SharedPlanPage() {
  const { token } = Route.useParams()
  const { data } = useSuspenseQuery(sharedPlanQuery(token))
  const isAdded = addsKinds(Route.useSearch())
  return (
    <SharedPlanScreen
      token={token}
      plan={data}
      addsKinds={isAdded}
      map={(items) => <PlanMap items={items} />}
      totals={(totals) => (
        <BasisTotalList
          totals={totals}
          residents={null}
          addsKinds={isAdded}
          kindsLink={(label) => (
            <Link
              to="/p/$token"
              params={{ token }}
              search={toKindsSearch(!isAdded)}
              hash={TOTALS_ID}
              className="link"
            >
              {label}
            </Link>
          )}
        />
      )}
    />
  )
}
