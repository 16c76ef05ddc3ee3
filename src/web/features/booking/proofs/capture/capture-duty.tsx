import { useState } from 'react'
import type { CapturePage } from '#contract/booking/proofs-capture.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { toWeekDate } from '#domain/format-dates.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { ReportProblem } from '../face-problems/report-problem.tsx'
import { CameraButton } from './camera-button.tsx'
import { type TakePhoto, useTakePhoto } from './use-take-photo.ts'

type CaptureDutyProps = Omit<TakePhoto, 'caption'> & { duty: CapturePage['duties'][number] }

/** What one duty asks for, what hangs there, and the camera. */
export function CaptureDuty(props: CaptureDutyProps) {
  const { duty } = props
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
      <CameraButton what={`of ${duty.placement}`} isTaking={isTaking} onTake={(files) => void take(files)} />
      <noscript>
        <p>The camera of this page needs scripts. Photos can be handed in on the page of the booking.</p>
      </noscript>
      <FormError>{error}</FormError>
      <ReportProblem {...props} name={duty.placement} />
    </PageSection>
  )
}
