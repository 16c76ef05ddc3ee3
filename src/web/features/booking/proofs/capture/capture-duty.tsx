import { Camera } from 'lucide-react'
import { useId, useState } from 'react'
import type { CapturePage } from '#contract/booking/proofs-capture.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { toWeekDate } from '#domain/format-dates.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { cn } from '#web/ui/cn.ts'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { type TakePhoto, useTakePhoto } from './use-take-photo.ts'

type CaptureDutyProps = Omit<TakePhoto, 'caption'> & { duty: CapturePage['duties'][number] }

/** What one duty asks for, what hangs there, and the camera. */
export function CaptureDuty(props: CaptureDutyProps) {
  const { duty } = props
  const id = useId()
  const toHref = useApiHref()
  const [caption, setCaption] = useState('')
  const { take, error, isTaking } = useTakePhoto({ ...props, caption })
  const due = duty.state === 'overdue' ? 'Overdue since' : 'Due by'
  return (
    <PageSection title={duty.title} lead={`${duty.placement}. ${due} ${toWeekDate(duty.dueOn)}.`}>
      <p>{duty.hint}</p>
      {duty.artwork && (
        <figure className="flex flex-col gap-2">
          {duty.artwork.preview && (
            <img
              src={toHref(duty.artwork.preview)}
              alt={`Approved artwork ${duty.artwork.name}`}
              className="max-h-64 w-full rounded-control border border-rule bg-sunk object-contain"
            />
          )}
          <figcaption className="text-sm text-ink-soft wrap-anywhere">
            What should hang there: {duty.artwork.name}
          </figcaption>
        </figure>
      )}
      <Field label="Caption" optional>
        <Input
          maxLength={PROOF_LIMITS.caption}
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
        />
      </Field>
      <div className="noscript:hidden">
        <input
          id={id}
          type="file"
          accept="image/*"
          capture="environment"
          className="peer sr-only"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            void take(files)
          }}
        />
        <label
          htmlFor={id}
          className={cn(
            buttonVariants({ size: 'lg' }),
            'w-full cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
          )}
        >
          <Camera aria-hidden="true" />
          {isTaking ? 'Taking the position...' : 'Take a photo'}
          <span className="sr-only"> of {duty.placement}</span>
        </label>
      </div>
      <noscript>
        <p>The camera of this page needs scripts. Photos can be handed in on the page of the booking.</p>
      </noscript>
      <FormError>{error}</FormError>
    </PageSection>
  )
}
