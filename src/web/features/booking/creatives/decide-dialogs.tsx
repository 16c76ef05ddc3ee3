import type { ArtworkDecision, Creative } from '#contract/booking/creatives.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { CheckList } from './check-list.tsx'

type DecideDialogsProps = {
  kind: 'reject' | 'take'
  creative: Creative
  isPending: boolean
  error: string | undefined
  onDecide: (decision: ArtworkDecision) => void
  onClose: () => void
}

export function DecideDialogs({ kind, creative, isPending, error, onDecide, onClose }: DecideDialogsProps) {
  if (kind === 'reject')
    return (
      <ReasonDialog
        title="Refuse this artwork?"
        description="The buyer sees why and can send another file."
        hint="Say what is wrong and what would do."
        maxLength={BOOKING_TEXTS.reason}
        submit="Refuse the artwork"
        isDestructive
        isPending={isPending}
        error={error}
        onSubmit={(reason) => onDecide({ decision: 'reject', reason })}
        onClose={onClose}
      />
    )
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Take it as it is?"
        description="This file does not meet what you asked for."
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button
              pending={isPending}
              onClick={() => onDecide({ decision: 'approve', takesFailures: true })}
            >
              Approve anyway
            </Button>
          </>
        }
      >
        <CheckList checks={creative.checks.filter(({ result }) => result === 'fail')} />
        <FormError>{error}</FormError>
      </DialogContent>
    </Dialog>
  )
}
