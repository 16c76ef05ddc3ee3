import { useQuery } from '@tanstack/react-query'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import { formatTime } from '#domain/format-dates.ts'
import { measureCompleteness } from '#domain/listings/completeness.ts'
import type { ListingStatus } from '#domain/listings/listing.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SparkChart } from '#web/ui/spark-chart.tsx'
import { Funnel } from '../own/funnel.tsx'
import { ownListingQuery } from '../own/queries.ts'

type SpaceDetailsProps = { id: number; status: ListingStatus; since: string }

const NEXT: Record<ListingStatus, string> = {
  rejected: 'Change what is named above and save: it goes back to review.',
  draft: 'Only you see it. Submit it when it is ready.',
  pending: 'We look at each space before it goes public. You may still change it, and look at its page.',
  active: 'Buyers find it on the map.',
  paused: 'Hidden from buyers until you resume it.',
  archived: 'Archived. Duplicate it to list it again.',
}

/** How one space does, and what to do next. */
export function SpaceDetails({ id, status, since }: SpaceDetailsProps) {
  const { data, isError, refetch } = useQuery(ownListingQuery(String(id)))
  if (isError) return <ErrorState title="This space could not be loaded" onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading..." />
  return (
    <div className="grid gap-x-10 gap-y-4 p-4 md:grid-cols-2 md:pl-14">
      <div className="flex flex-col gap-3">
        <p className="text-ink-soft">
          {NEXT[status]} <span className="text-ink-faint">Since {formatTime(since)}.</span>
        </p>
        <Funnel days={data.views} />
        <Activity days={data.views} />
      </div>
      {status !== 'archived' && <CompletenessMeter own={data} />}
    </div>
  )
}

const ACTIVITY = [
  { key: 'views', one: 'view', many: 'views' },
  { key: 'saves', one: 'save', many: 'saves' },
  { key: 'enquiries', one: 'enquiry', many: 'enquiries' },
] as const

/** A line each of what happened in thirty days; nothing of what did not. */
function Activity({ days }: { days: OwnListing['views'] }) {
  const lines = ACTIVITY.map((kind) => ({
    ...kind,
    total: days.reduce((sum, day) => sum + day[kind.key], 0),
  }))
  const busy = lines.filter(({ total }) => total > 0)
  if (days.length === 0) return null
  if (busy.length === 0)
    return <p className="text-sm text-ink-faint">No views in the last thirty days yet.</p>
  return (
    <section aria-label="The last thirty days" className="grid max-w-lg grid-cols-3 gap-4">
      {busy.map(({ key, one, many, total }) => (
        <SparkChart
          key={key}
          className="flex flex-col justify-between"
          caption={`${total.toLocaleString('en-US')} ${total === 1 ? one : many}, today:`}
          points={days.map((day) => ({ label: day.day, value: day[key] }))}
        />
      ))}
    </section>
  )
}

function CompletenessMeter({ own: { listing, isPinRough } }: { own: OwnListing }) {
  const { percent, missing } = measureCompleteness({
    descriptionLength: listing.description.length,
    imageCount: listing.images.length,
    specificationCount: listing.specs.length,
    featureCount: listing.features.length,
    audienceTagCount: listing.targetMarket.length,
    hasAudienceNumber: listing.audience.value !== null,
    hasCoordinates: listing.coordinates !== null,
    isPinRough,
    hasAddress: listing.address !== null,
    hasAvailability: listing.availableFrom !== null,
    hasContractTerms: listing.minContract !== null || listing.paymentTerms !== null,
  })
  return (
    <div className="flex max-w-md flex-col gap-1.5 text-sm">
      <p className="font-semibold">
        {percent >= 100 ? 'Buyers find all they look for' : 'What buyers look for'}
      </p>
      <Progress label={`How much of it ${listing.title} says`} percent={percent} showValue />
      {missing.length > 0 && (
        <ul className="flex list-disc flex-col gap-0.5 pl-5 text-ink-soft">
          {missing.slice(0, 3).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
