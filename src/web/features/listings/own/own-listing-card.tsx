import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import type { OwnListing } from '#contract/listings-own.ts'
import { measureCompleteness } from '#domain/completeness.ts'
import type { ListingStatus, OfferedListingStep } from '#domain/listing.ts'
import { ListingPlace } from '#web/listing-parts/listing-place.tsx'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { ApiError, api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SparkChart } from '#web/ui/spark-chart.tsx'
import { toast } from '#web/ui/toast.ts'
import { Funnel } from './funnel.tsx'
import { OWN_LISTINGS } from './queries.ts'
import { STEP_LABELS } from './status-labels.ts'

type OwnListingCardProps = {
  space: OwnListing
  /** The spaces of the same batched query, including this one. */
  pageIds: number[]
  SiteStates: SiteStatesSlot
}

/** Cross-post status of a space; passed in by the routes, since it belongs to cross-posting. */
export type SiteStatesSlot = ComponentType<{ listingId: number; pageIds: number[]; status: ListingStatus }>

/** One own space: its status, statistics and actions. */
export function OwnListingCard({ space, pageIds, SiteStates }: OwnListingCardProps) {
  const { listing, revision, revisionRefusal } = space
  return (
    <Card render={<li />} className="wrap-anywhere flex min-w-0 flex-col gap-3 p-4">
      <div className="flex gap-4">
        <img
          src={listing.imageUrl}
          alt=""
          width={120}
          height={80}
          loading="lazy"
          className="h-20 w-28 shrink-0 rounded-control bg-sunk object-cover"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h3 className="text-base font-semibold">
            <Link to="/listing/$id" params={{ id: String(listing.id) }} className="hover:underline">
              {listing.title}
            </Link>
          </h3>
          <ListingPlace>{listing.location.text}</ListingPlace>
          <p className="flex flex-wrap items-center gap-2">
            <PriceText price={listing.price} interval={listing.interval} />
            <TypeBadge adType={listing.adType} />
          </p>
        </div>
      </div>
      {listing.status === 'rejected' && (
        <Alert tone="danger" title="Why it was rejected">
          {listing.rejectionReason ?? 'No reason was given.'}
        </Alert>
      )}
      {revision && (
        <Alert tone="warning" title="Your change is in review">
          Buyers see the approved version until then.
        </Alert>
      )}
      {!revision && revisionRefusal && (
        <Alert tone="danger" title="Your last change was not approved">
          {revisionRefusal}
        </Alert>
      )}
      {space.views.length > 0 && <Activity title={listing.title} days={space.views} />}
      <Funnel days={space.views} />
      <SiteStates listingId={listing.id} pageIds={pageIds} status={listing.status} />
      {listing.status !== 'archived' && <CompletenessMeter listing={listing} />}
      <Actions space={space} />
    </Card>
  )
}

const ACTIVITY = [
  { key: 'views', one: 'view', many: 'views' },
  { key: 'saves', one: 'save', many: 'saves' },
  { key: 'enquiries', one: 'enquiry', many: 'enquiries' },
] as const

/** Three sparklines of thirty days, with the daily numbers as text for screen readers. */
function Activity({ title, days }: { title: string; days: OwnListing['views'] }) {
  return (
    <section aria-label={`The last thirty days of ${title}`} className="grid grid-cols-3 gap-4">
      {ACTIVITY.map(({ key, one, many }) => {
        const total = days.reduce((sum, day) => sum + day[key], 0)
        return (
          <SparkChart
            key={key}
            className="flex flex-col justify-between"
            caption={`${total.toLocaleString('en-US')} ${total === 1 ? one : many}, today:`}
            points={days.map((day) => ({ label: day.day, value: day[key] }))}
          />
        )
      })}
    </section>
  )
}

function CompletenessMeter({ listing }: Pick<OwnListing, 'listing'>) {
  const { percent, missing } = measureCompleteness({
    descriptionLength: listing.description.length,
    imageCount: listing.images.length,
    specificationCount: listing.specs.length,
    featureCount: listing.features.length,
    audienceTagCount: listing.targetMarket.length,
    hasAudienceNumber: listing.audience.value !== null,
    hasCoordinates: listing.coordinates !== null,
    hasAddress: listing.address !== null,
    hasAvailability: listing.availableFrom !== null,
    hasContractTerms: listing.minContract !== null || listing.paymentTerms !== null,
  })
  return (
    <div className="text-sm text-ink-soft">
      <Progress label={`Completeness of ${listing.title}`} percent={percent} showValue />
      {missing[0] && <p className="mt-1">Next: {missing[0]}</p>}
    </div>
  )
}

function Actions({ space }: { space: OwnListing }) {
  const { listing, steps, canEdit } = space
  const [isArchiving, setIsArchiving] = useState(false)
  const { move, duplicate, isBusy } = useOwnListingActions(listing.id)
  const mainSteps = steps.filter((step) => step !== 'archive' && listing.status !== 'rejected')
  const name = (words: string) => (
    <>
      {words}
      <span className="sr-only"> {listing.title}</span>
    </>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {canEdit && (
        <Button
          size="sm"
          variant={listing.status === 'rejected' ? 'default' : 'outline'}
          render={<Link to="/sell/listings/$id/edit" params={{ id: String(listing.id) }} />}
        >
          {name(listing.status === 'rejected' ? 'Fix and resubmit' : 'Edit')}
        </Button>
      )}
      {canEdit && (
        <>
          <Button
            size="sm"
            variant="outline"
            render={<Link to="/sell/listings/$id/calendar" params={{ id: String(listing.id) }} />}
          >
            {name('Calendar')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            render={<Link to="/sell/listings/$id/booking" params={{ id: String(listing.id) }} />}
          >
            {name('Booking terms')}
          </Button>
        </>
      )}
      {mainSteps.map((step) => (
        <Button
          key={step}
          size="sm"
          variant={step === 'submit' ? 'default' : 'outline'}
          disabled={isBusy}
          onClick={() => move(step)}
        >
          {name(STEP_LABELS[step].label)}
        </Button>
      ))}
      <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => duplicate()}>
        {name('Duplicate')}
      </Button>
      {steps.includes('archive') && (
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => setIsArchiving(true)}>
          {name('Archive')}
        </Button>
      )}
      <Dialog open={isArchiving} onOpenChange={setIsArchiving}>
        <DialogContent
          title="Archive this space?"
          description={`"${listing.title}" leaves the map for good. You can duplicate it later.`}
          footer={
            <>
              <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
              <DialogClose render={<Button variant="destructive" onClick={() => move('archive')} />}>
                Archive
              </DialogClose>
            </>
          }
        />
      </Dialog>
    </div>
  )
}

function useOwnListingActions(id: number) {
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: OWN_LISTINGS })
  const onError = (error: Error) => {
    const description = error instanceof ApiError ? error.message : 'Please try again.'
    toast({ title: 'Error', description, variant: 'destructive' })
  }
  const params = { id: String(id) }
  const move = useMutation({
    mutationFn: (step: OfferedListingStep) => api('POST /api/listings/:id/steps', { params, body: { step } }),
    onSuccess: (_answer, step) => toast({ title: 'Success', description: STEP_LABELS[step].done }),
    onError,
    onSettled,
  })
  const duplicate = useMutation({
    mutationFn: () => api('POST /api/listings/:id/duplicate', { params }),
    onSuccess: () => toast({ title: 'Success', description: 'The copy is among your drafts.' }),
    onError,
    onSettled,
  })
  return {
    move: move.mutate,
    duplicate: () => duplicate.mutate(),
    isBusy: move.isPending || duplicate.isPending,
  }
}
