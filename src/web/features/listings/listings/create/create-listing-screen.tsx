import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { TileUrls } from '#web/map/tiles.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { setFieldErrors } from '#web/platform/form-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { BasicSection } from '../form/basic-section.tsx'
import { ContradictionsNotice } from '../form/contradictions-notice.tsx'
import { CrossPostingField, type CrossPostingSlot } from '../form/cross-posting-field.tsx'
import { focusFirstError } from '../form/focus-first-error.ts'
import { type CheckedValues, emptyForm, type FormValues, formResolver } from '../form/form-values.ts'
import { ListingPhotos } from '../form/listing-photos.tsx'
import { PlaceSection } from '../form/place-section.tsx'
import { PreviewCard } from '../form/preview-card.tsx'
import { TermsSection } from '../form/terms-section.tsx'
import { DraftLine, DraftNotice } from './draft-notice.tsx'
import { sayWhatFollows } from './say-what-follows.ts'
import { useDraft } from './use-draft.ts'
import { useKeepDraft } from './use-keep-draft.ts'
import { useSubmitListing } from './use-submit-listing.ts'

type CreateListingScreenProps = {
  tileUrls: TileUrls
  advice?: ReactNode
  /** The field that chooses sister sites. */
  CrossPosting: CrossPostingSlot
  /** The own draft the address names. */
  draftId: number | undefined
  onDraft: (id: number | undefined) => void
}

/** The whole listing form on one page, up to submission for review. */
export function CreateListingScreen(props: CreateListingScreenProps) {
  const { tileUrls, advice, CrossPosting, draftId, onDraft } = props
  const navigate = useNavigate()
  const formElement = useRef<HTMLFormElement>(null)
  const form = useForm<FormValues, unknown, CheckedValues>({
    resolver: formResolver,
    defaultValues: emptyForm(new Date()),
    shouldFocusError: false,
  })
  const draft = useDraft(form, { draftId, onDraft })
  const { user } = useAuth()
  const keepDraft = useKeepDraft(draft)
  const [isUploading, setIsUploading] = useState(false)
  const { submit, isSending } = useSubmitListing({
    draft,
    onCreated: () => {
      draft.end()
      void navigate({ to: '/' })
      void sayWhatFollows(() => void navigate({ to: '/sell' }))
    },
    onRefused: (fields) => {
      // the first in visual order gets the focus, not the first the server names
      setFieldErrors(fields, form, { shouldFocus: false })
      focusFirstError(formElement.current)
    },
  })
  const onSubmit = form.handleSubmit(submit, () => focusFirstError(formElement.current))
  return (
    <div className="mx-auto max-w-[1240px] px-4 py-8 md:px-6">
      <header className="mb-6 flex max-w-2xl flex-col gap-2">
        <h1 className="text-3xl md:text-4xl">List Your Ad Space</h1>
        <p className="text-lg text-ink-soft">
          Three minutes, one page. We keep what you type {user ? 'with your account' : 'in this browser'} and
          review every space before it goes public.
        </p>
      </header>
      {draft.state.kind === 'loading' && <LoadingState label="Loading your draft..." />}
      {draft.state.kind === 'unread' && (
        <ErrorState title="Your draft could not be loaded" headingLevel={2} onRetry={draft.retry}>
          It is safe with your account. Check your connection and try again.
        </ErrorState>
      )}
      <FormProvider {...form}>
        {/* hidden, not away: uploads and maps of it go on */}
        <div
          hidden={draft.state.kind === 'loading' || draft.state.kind === 'unread'}
          className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_320px]"
        >
          <form ref={formElement} noValidate onSubmit={onSubmit} className="flex min-w-0 flex-col gap-6">
            <DraftNotice draft={draft} />
            <BasicSection photos={<ListingPhotos onUploading={setIsUploading} />} />
            <PlaceSection tileUrls={tileUrls} />
            <TermsSection />
            <ContradictionsNotice />
            <CrossPostingField CrossPosting={CrossPosting} />
            <div className="flex flex-wrap items-center gap-4">
              <Button
                type="submit"
                size="lg"
                pending={isSending}
                disabled={isUploading}
                className="max-sm:w-full"
              >
                {isSending ? 'Creating...' : 'Create Listing'}
              </Button>
              <Button size="lg" variant="outline" className="max-sm:w-full" onClick={keepDraft.save}>
                Save as draft
              </Button>
              <Button size="lg" variant="ghost" className="max-sm:w-full" onClick={keepDraft.preview}>
                Preview the page
              </Button>
              {isUploading && <p role="status">Photos are still on their way…</p>}
              <DraftLine state={draft.state} isGuest={user === null} />
            </div>
          </form>
          <aside className="lg:order-last">
            <div className="flex flex-col gap-5 lg:sticky lg:top-20 lg:-m-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1">
              <PreviewCard />
              {advice}
            </div>
          </aside>
        </div>
      </FormProvider>
    </div>
  )
}
