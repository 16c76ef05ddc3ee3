import { Link } from '@tanstack/react-router'
import type { SolvedPlan } from '#contract/planning/plans.ts'
import { Button } from '#web/ui/button.tsx'
import { listIds, type PlanSearch, pinSpace } from './plan-search.ts'

interface PinStepsProps {
  search: PlanSearch
  line: SolvedPlan['lines'][number]
}

/** "Keep this", "Never this": the same plan anew, by its address, so that it works without scripts too. */
export function PinSteps({ search, line: { listing, isPinned } }: PinStepsProps) {
  const to = (where: 'keep' | 'not' | null) => (
    <Link to="/plans/new" search={pinSpace(search, listing.id, where)} resetScroll={false} rel="nofollow" />
  )
  const title = <span className="sr-only">: {listing.title}</span>
  return (
    <>
      <Button variant="outline" size="sm" render={to(isPinned ? null : 'keep')}>
        {isPinned ? 'Let it go' : 'Keep this'}
        {title}
      </Button>
      <Button variant="ghost" size="sm" render={to('not')}>
        Never this
        {title}
      </Button>
    </>
  )
}

/** Spaces that were left out by hand, and kept ones that cannot be had. */
export function PinNotes({ search, unavailable }: { search: PlanSearch } & Pick<SolvedPlan, 'unavailable'>) {
  const left = listIds(search.not).length
  const { not: _not, ...without } = search
  return (
    <>
      {unavailable.map(({ listingId, title, why }) => (
        <p key={listingId} className="text-sm font-medium text-danger">
          {`Not kept: ${title ?? 'a space that is gone'}. ${why}.`}
        </p>
      ))}
      {left > 0 && (
        <p className="text-sm">
          {left === 1 ? '1 space is left out by you. ' : `${left} spaces are left out by you. `}
          <Link to="/plans/new" search={without} resetScroll={false} className="link">
            {left === 1 ? 'Allow it again' : 'Allow them again'}
          </Link>
        </p>
      )}
    </>
  )
}
