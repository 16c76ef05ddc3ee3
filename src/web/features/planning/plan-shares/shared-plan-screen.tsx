import type { ReactNode } from 'react'
import type { SharedPlan } from '#contract/planning/plan-shares.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import type { LatLng } from '#domain/geo.ts'
import { KINDS_ADDED } from '#domain/planning/kinds-added.ts'
import { includes } from '#domain/planning/share-rights.ts'
import { describeVersionStand } from '#domain/planning/version-stand.ts'
import { ListingLink } from '#web/listing-parts/listing-link.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { CommentList, DecisionList } from './said-list.tsx'
import { CommentForm, DecisionForm } from './shared-forms.tsx'

interface SharedPlanScreenProps {
  token: string
  plan: SharedPlan
  /** Its totals add figures of different kinds, and so does its PDF. */
  addsKinds: boolean
  /** Slot of another feature: what the lines bring, where prices are shown. */
  totals: (totals: NonNullable<SharedPlan['totals']>) => ReactNode
  /** Where the lines are, by their numbers. */
  map: (items: { coordinates: LatLng | null; title: string }[]) => ReactNode
}

/** A plan for whoever holds its link: to read, and as far as the link lets them, to comment and to decide. */
export function SharedPlanScreen({ token, plan, addsKinds, totals, map }: SharedPlanScreenProps) {
  const { name, version, since, lines, totalCents, can } = plan
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6 md:py-12">
      <header className="flex flex-col gap-1">
        <p className="text-sm text-ink-faint">A plan shared with you</p>
        <h1 className="text-3xl wrap-anywhere md:text-4xl">
          <bdi>{name}</bdi>
        </h1>
        <p className="text-lg text-ink-soft">
          {lines.length === 1 ? '1 space' : `${lines.length} spaces`}
          {totalCents !== null && (
            <>
              {', '}
              <span className="price tabular-nums">{formatShortCents(totalCents)}</span>
              {' in all, as of now'}
            </>
          )}
        </p>
        <p className="text-sm">{describeVersionStand({ version, since })}</p>
        <a
          href={`/api/shared-plans/${token}/plan.pdf${addsKinds ? `?kinds=${KINDS_ADDED}` : ''}`}
          download
          className="link self-start text-sm print:hidden"
        >
          Download as PDF
        </a>
      </header>
      <ul aria-label="Spaces of the plan" className="flex flex-col gap-3">
        {lines.map((line, at) => (
          <SharedLine key={line.id} line={line} number={at + 1} showsPrices={plan.showsPrices} />
        ))}
      </ul>
      {map(lines.map(({ coordinates, title }) => ({ coordinates, title: title ?? '' })))}
      {plan.totals && totals(plan.totals)}
      {(includes(can, 'approve') || plan.decisions.length > 0) && (
        <PageSection
          id="decision"
          title="Decision"
          lead="An approval tells whoever made this plan. It accepts no terms and books nothing."
        >
          <DecisionList decisions={plan.decisions} />
          {includes(can, 'approve') && <DecisionForm token={token} sha256={plan.sha256} />}
        </PageSection>
      )}
      <PageSection id="comments" title="Comments">
        <CommentList comments={plan.comments} />
        {includes(can, 'comment') && <CommentForm token={token} lines={lines} />}
      </PageSection>
    </div>
  )
}

interface SharedLineProps {
  line: SharedPlan['lines'][number]
  number: number
  showsPrices: boolean
}

function SharedLine({ line, number, showsPrices }: SharedLineProps) {
  const { listingId, title, medium, place, first, last, quantity, isFree, totalCents } = line
  const words = [place, toDateRange({ first, last }), quantity > 1 && `${quantity} of it`]
  return (
    <Card render={<li />} className="flex flex-col justify-between gap-x-6 gap-y-2 p-4 sm:flex-row">
      <div className="flex min-w-0 flex-col gap-1 sm:flex-1">
        {medium && (
          <p className="text-sm">
            <TypeBadge adType={medium} />
          </p>
        )}
        <h2 className="text-lg leading-snug wrap-anywhere" dir="auto">
          {`${number}. `}
          {title === null ? (
            'A space that is not offered any more'
          ) : (
            <ListingLink id={listingId} dates={{ first, last }} className="hover:underline">
              {title}
            </ListingLink>
          )}
        </h2>
        <p className="text-sm text-ink-soft">{words.filter(Boolean).join(' · ')}</p>
        {!isFree && <p className="text-sm font-medium text-danger">Cannot be had in these dates now</p>}
      </div>
      {showsPrices && totalCents !== null && (
        <p className="price text-lg tabular-nums">{formatShortCents(totalCents)}</p>
      )}
    </Card>
  )
}
