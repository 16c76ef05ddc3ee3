import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Listing } from '#contract/listings/listings.ts'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import { required } from '#domain/required.ts'
import type { TileUrls } from '#web/map/tiles.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { BasicSection } from '../form/basic-section.tsx'
import { chosenSites } from '../form/chosen-sites.ts'
import { ContradictionsNotice } from '../form/contradictions-notice.tsx'
import type { CrossPostingSlot } from '../form/cross-posting-field.tsx'
import { CrossPostingField } from '../form/cross-posting-field.tsx'
import { focusFirstError } from '../form/focus-first-error.ts'
import { type CheckedValues, type FormValues, formResolver } from '../form/form-values.ts'
import { ListingPhotos } from '../form/listing-photos.tsx'
import { PlaceSection } from '../form/place-section.tsx'
import { PreviewCard } from '../form/preview-card.tsx'
import { isPriceOfOthers } from '../form/price-of-others.ts'
import { TermsSection } from '../form/terms-section.tsx'
import { bookedQuery, ownListingQuery } from '../own/queries.ts'
import { SignedInOnly } from '../own/signed-in-only.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { mergeValues } from './merge-values.ts'
import { SiteList } from './site-list.tsx'
import { type Edited, toListingChange } from './to-change.ts'
import { toFormValues } from './to-form-values.ts'

type Slots = { tileUrls: TileUrls; advice?: ReactNode; CrossPosting: CrossPostingSlot }
type EditListingScreenProps = Slots & { id: string; transfer?: ReactNode }

export function EditListingScreen({ id, transfer, ...slots }: EditListingScreenProps) {
  return (
    <div className="mx-auto max-w-[1240px] px-4 py-8 md:px-6">
      <Link to="/sell" className="link inline-flex min-h-11 items-center">
        Your spaces
      </Link>
      <h1 className="mt-1 mb-6 text-3xl md:text-4xl">Edit your space</h1>
      <SignedInOnly>
        <IfMay needs="spaces" otherwise={<RoleNote needs="spaces" />}>
          <LoadedForm id={id} {...slots} />
          {transfer && <div className="mt-10 max-w-3xl">{transfer}</div>}
        </IfMay>
      </SignedInOnly>
    </div>
  )
}

function LoadedForm({ id, ...slots }: Slots & { id: string }) {
  const { data, error, refetch } = useQuery({ ...ownListingQuery(id), refetchOnWindowFocus: false })
  if (error && !data)
    return <ErrorState title={error.message} headingLevel={2} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading your space..." />
  return <EditForm key={data.listing.id} space={data} {...slots} />
}

function EditForm({ space, tileUrls, advice, CrossPosting }: Slots & { space: OwnListing }) {
  const formElement = useRef<HTMLFormElement>(null)
  const [isUploading, setIsUploading] = useState(false)
  // the version the form started from; a later refetch must not change it
  const [base, setBase] = useState(space.listing)
  const siteIds = chosenSites(space.sites)
  const began = useRef(toFormValues(space.listing, siteIds))
  const form = useForm<FormValues, unknown, CheckedValues>({
    resolver: formResolver,
    defaultValues: began.current,
    shouldFocusError: false,
  })
  const { data: booked } = useQuery(bookedQuery(base.id))
  const isPriceFixed = isPriceOfOthers(base.status, useMay('prices'))
  const { save, isSaving, newer, setNewer } = useSaveListing(base)
  /** Continues from what is stored now, with these values. */
  const startFrom = (toValues: (theirs: FormValues) => FormValues) => {
    if (!newer) return
    const theirs = toFormValues(newer, siteIds)
    form.reset(toValues(theirs))
    began.current = theirs
    setBase(newer)
    setNewer(null)
  }
  const onSubmit = form.handleSubmit(
    (checked) => save({ base: began.current, mine: form.getValues(), checked }),
    () => focusFirstError(formElement.current),
  )
  return (
    <FormProvider {...form}>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <form ref={formElement} noValidate onSubmit={onSubmit} className="flex min-w-0 flex-col gap-6">
          <ReviewNotice listing={space.listing} />
          <BasicSection photos={<ListingPhotos onUploading={setIsUploading} />} isPriceFixed={isPriceFixed} />
          <PlaceSection tileUrls={tileUrls} />
          <TermsSection isPriceFixed={isPriceFixed} />
          <ContradictionsNotice booked={booked} />
          <CrossPostingField CrossPosting={CrossPosting} />
          <SiteList sites={space.sites} status={space.listing.status} />
          {newer && (
            <ConflictNotice
              theirs={toFormValues(newer, siteIds)}
              base={began.current}
              yours={form.getValues()}
              onKeepMine={() =>
                startFrom((theirs) => mergeValues(began.current, { theirs, mine: form.getValues() }))
              }
              onTakeTheirs={() => startFrom((theirs) => theirs)}
            />
          )}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" size="lg" pending={isSaving} disabled={isUploading || newer !== null}>
              {isSaving ? 'Saving...' : space.listing.status === 'rejected' ? 'Save and resubmit' : 'Save'}
            </Button>
            {isUploading && <p role="status">Photos are still on their way…</p>}
          </div>
        </form>
        <aside>
          <div className="flex flex-col gap-5 lg:sticky lg:top-20 lg:-m-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1">
            <PreviewCard />
            {advice}
          </div>
        </aside>
      </div>
    </FormProvider>
  )
}

function ReviewNotice({ listing }: { listing: Listing }) {
  if (listing.status === 'rejected')
    return (
      <Alert tone="warning" title="Changes requested">
        <p>{listing.rejectionReason ?? 'No reason was given.'}</p>
        <p>Change it below; saving sends it back to review.</p>
      </Alert>
    )
  if (listing.status !== 'active' && listing.status !== 'paused') return null
  return (
    <Alert title="Public spaces change after review">
      Price, dates, terms, target market and sites change at once. Texts, place, type and photos wait for a
      look; buyers see the approved version until then.
    </Alert>
  )
}

function useSaveListing(base: Listing) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isSaving, setIsSaving] = useState(false)
  const [newer, setNewer] = useState<Listing | null>(null)
  const refuse = (description: string) => toast({ title: 'Error', description, variant: 'destructive' })
  const save = async (edited: Edited) => {
    setIsSaving(true)
    try {
      const changes = [toListingChange(base, edited)]
      const { outcome, message, space } = required(
        (await api('PATCH /api/my/listings', { body: { changes } }))[0],
      )
      if (outcome === 'conflict' && space) return setNewer(space.listing)
      if (outcome !== 'saved') return refuse(message)
      const description = space?.revision ? 'Your change is in review.' : 'Your changes are saved.'
      toast({ title: 'Success', description })
      await queryClient.invalidateQueries({ queryKey: ['own-listings'] })
      void navigate({ to: '/sell' })
    } catch (error) {
      refuse(error instanceof ApiError ? error.message : 'Your changes could not be saved.')
    } finally {
      setIsSaving(false)
    }
  }
  return { save, isSaving, newer, setNewer }
}
