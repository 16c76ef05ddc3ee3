import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import type { TileUrls } from '#web/map/tiles.ts'
import { setFieldErrors } from '#web/platform/form-refusal.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { BasicSection } from '../form/basic-section.tsx'
import { focusFirstError } from '../form/focus-first-error.ts'
import { messageOf } from '../form/form-context.ts'
import { type CheckedValues, emptyForm, type FormValues, formResolver } from '../form/form-values.ts'
import { ListingPhotos } from '../form/listing-photos.tsx'
import { PlaceSection } from '../form/place-section.tsx'
import { PreviewCard } from '../form/preview-card.tsx'
import { TermsSection } from '../form/terms-section.tsx'
import { useDraft } from './use-draft.ts'
import { useSubmitListing } from './use-submit-listing.ts'

type CreateListingScreenProps = {
  tileUrls: TileUrls
  advice?: ReactNode
  /** The field that chooses sister sites. */
  CrossPosting: ComponentType<{
    value: string[]
    onChange: (value: string[]) => void
    error?: string | undefined
  }>
}

/** The whole listing form on one page, up to submission for review. */
export function CreateListingScreen({ tileUrls, advice, CrossPosting }: CreateListingScreenProps) {
  const navigate = useNavigate()
  const formElement = useRef<HTMLFormElement>(null)
  const form = useForm<FormValues, unknown, CheckedValues>({
    resolver: formResolver,
    defaultValues: emptyForm(new Date()),
    shouldFocusError: false,
  })
  const draft = useDraft(form)
  const [isUploading, setIsUploading] = useState(false)
  const { submit, isSending } = useSubmitListing({
    onCreated: () => {
      draft.end()
      void navigate({ to: '/' })
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
          Three minutes, one page. We keep what you type in this browser and review every space before it goes
          public.
        </p>
      </header>
      <FormProvider {...form}>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_320px]">
          <form ref={formElement} noValidate onSubmit={onSubmit} className="flex min-w-0 flex-col gap-6">
            {draft.isRestored && <RestoredNotice onStartOver={draft.startOver} />}
            <BasicSection photos={<ListingPhotos onUploading={setIsUploading} />} />
            <PlaceSection tileUrls={tileUrls} />
            <TermsSection />
            <Controller
              control={form.control}
              name="crosspost"
              render={({ field: { value, onChange }, fieldState: { error } }) => (
                <CrossPosting value={value} onChange={onChange} error={messageOf(error)} />
              )}
            />
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
              {isUploading && <p role="status">Photos are still on their way…</p>}
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

function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Alert
      live
      title="Your draft is back"
      action={
        <Button variant="outline" size="sm" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      You typed this earlier in this browser.
    </Alert>
  )
}
