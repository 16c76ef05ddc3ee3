import { useMutation } from '@tanstack/react-query'
import type { Proof, Proofs } from '#contract/booking/proofs.ts'
import type { ShownStep } from '#domain/booking/proof/shown-photo.ts'
import { api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { useFreshProofs } from '../use-fresh-proofs.ts'
import { describeShowing, SHOWN_STEP_LABELS } from './showing-words.ts'

type ShowingProps = { bookingId: number; proof: Proof; side: Proofs['side'] }

/** Whether a photo is shown on the page of its space, and what the reader can do about it; a form where there are no scripts. */
export function Showing({ bookingId, proof: { id, showing }, side }: ShowingProps) {
  const toHref = useApiHref()
  const show = useFreshProofs(bookingId)
  const take = useMutation({
    mutationFn: (step: ShownStep) => api('POST /api/proofs/:id/showing', { params: { id }, body: { step } }),
    onSuccess: show,
  })
  const words = describeShowing(showing, side)
  if (!words && showing.steps.length === 0) return null
  return (
    <div className="mt-1 flex flex-col gap-2">
      {words && <p className="text-sm text-ink-soft">{words}</p>}
      {showing.steps.length > 0 && (
        <IfMay needs="produce">
          <form
            method="post"
            action={toHref(`/api/proofs/${id}/showing`)}
            className="flex flex-wrap gap-2"
            onSubmit={(event) => {
              event.preventDefault()
              const { submitter } = event.nativeEvent as SubmitEvent
              take.mutate((submitter as HTMLButtonElement).value as ShownStep)
            }}
          >
            {showing.steps.map((step) => (
              <Button
                key={step}
                type="submit"
                name="step"
                value={step}
                size="sm"
                variant={step === 'allow' ? 'default' : 'outline'}
                pending={take.isPending && take.variables === step}
                disabled={take.isPending}
              >
                {SHOWN_STEP_LABELS[step]}
              </Button>
            ))}
          </form>
        </IfMay>
      )}
      <FormError>{take.error?.message}</FormError>
    </div>
  )
}
