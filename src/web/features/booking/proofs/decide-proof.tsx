import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Proof, ProofDecisionInput } from '#contract/booking/proofs.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { announceDone } from '#web/booking-parts/just-done.ts'
import { api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useFreshProofs } from './use-fresh-proofs.ts'

const ReasonDialog = lazy(() =>
  import('#web/ui/reason-dialog.tsx').then((m) => ({ default: m.ReasonDialog })),
)

/** `proof`: the latest of its duty; those before it are decided on with it. */
type DecideProofProps = { bookingId: number; proof: Proof }

/** The buyer's word on what was handed in. */
export function DecideProof({ bookingId, proof }: DecideProofProps) {
  const [isAsking, setAsking] = useState(false)
  const show = useFreshProofs(bookingId)
  const decide = useMutation({
    mutationFn: (body: ProofDecisionInput) =>
      api('POST /api/proofs/:id/decisions', { params: { id: proof.id }, body }),
    onSuccess: (proofs, { decision }) => {
      show(proofs)
      setAsking(false)
      const done = decision === 'accept' ? 'The proof is accepted' : 'The seller is asked about the proof'
      announceDone(bookingId, done)
    },
  })
  return (
    <>
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button pending={decide.isPending && !isAsking} onClick={() => decide.mutate({ decision: 'accept' })}>
          <Check aria-hidden="true" />
          Accept
        </Button>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Question
        </Button>
      </div>
      {!isAsking && <FormError>{decide.error?.message}</FormError>}
      <noscript>
        <DecideForm proof={proof} />
      </noscript>
      {isAsking && (
        <Suspense>
          <ReasonDialog
            title="Question this proof?"
            description="The seller sees why and can hand in another. Your right to open a dispute stays."
            hint="Say what it does not show."
            maxLength={BOOKING_TEXTS.reason}
            submit="Question the proof"
            isPending={decide.isPending}
            error={decide.error?.message}
            onSubmit={(reason) => decide.mutate({ decision: 'question', reason })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** For pages without scripts. */
function DecideForm({ proof }: Pick<DecideProofProps, 'proof'>) {
  const toHref = useApiHref()
  const action = toHref(`/api/proofs/${proof.id}/decisions`)
  return (
    <div className="flex flex-col gap-4">
      <form method="post" action={action}>
        <input type="hidden" name="decision" value="accept" />
        <Button type="submit">Accept</Button>
      </form>
      <form method="post" action={action} className="flex flex-col gap-2">
        <input type="hidden" name="decision" value="question" />
        <Field label="What it does not show" required>
          <Textarea name="reason" rows={3} maxLength={BOOKING_TEXTS.reason} required />
        </Field>
        <Button type="submit" variant="outline" className="self-start">
          Question
        </Button>
      </form>
    </div>
  )
}
