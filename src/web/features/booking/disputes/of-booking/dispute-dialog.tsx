import { LIMITS } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import type { DisputeStep } from './use-dispute-step.ts'
import { useDisputeStep } from './use-dispute-step.ts'

type DisputeDialogProps = { bookingId: number; step: DisputeStep; onClose: () => void }

const WORDS = {
  open: {
    title: 'Open a dispute',
    description:
      'The other side answers first; then Placard reads both and decides. The booking goes on meanwhile.',
    label: 'What is not as agreed',
    submit: 'Open the dispute',
  },
  answer: {
    title: 'Answer the dispute',
    description: 'Placard reads both sides and decides.',
    label: 'Your answer',
    submit: 'Send the answer',
  },
} as const

/** The words of a side, or that there is nothing to argue about any more. */
export function DisputeDialog({ bookingId, step, onClose }: DisputeDialogProps) {
  const take = useDisputeStep(bookingId, onClose)
  if (step === 'withdraw')
    return (
      <WithdrawDialog
        isPending={take.isPending}
        error={take.error?.message}
        onSubmit={() => take.mutate({ step })}
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      {...WORDS[step]}
      maxLength={LIMITS.reason.max}
      isPending={take.isPending}
      error={take.error?.message}
      onSubmit={(text) => take.mutate(step === 'open' ? { step, reason: text } : { step, answer: text })}
      onClose={onClose}
    />
  )
}

type WithdrawDialogProps = {
  isPending: boolean
  error: string | undefined
  onSubmit: () => void
  onClose: () => void
}

function WithdrawDialog({ isPending, error, onSubmit, onClose }: WithdrawDialogProps) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title="Withdraw the dispute?"
        description="It ends without a decision. Another can be opened as long as there is time."
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button pending={isPending} onClick={onSubmit}>
              Withdraw the dispute
            </Button>
          </>
        }
      >
        <FormError>{error}</FormError>
      </DialogContent>
    </Dialog>
  )
}
