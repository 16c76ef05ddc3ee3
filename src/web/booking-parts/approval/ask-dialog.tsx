import { type FormEvent, useId, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { RefusalError } from '../refusal-error.tsx'
import { TermsSheet } from '../terms-sheet.tsx'
import { MessageField } from './message-field.tsx'
import { useAskForApproval } from './use-approval.ts'

type AskDialogProps = { booking: Booking; onClose: () => void }

/** In place of accepting terms: what is read is what a colleague approves. */
export function AskDialog({ booking, onClose }: AskDialogProps) {
  const formId = useId()
  const [message, setMessage] = useState('')
  const [readHash, setReadHash] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const ask = useAskForApproval(booking, onClose)
  const { terms, sha256, version } = booking
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (sha256 === null || readHash !== sha256) return setProblem('Please read the terms first')
    setProblem(undefined)
    ask.mutate({ step: 'accept', version, sha256, message: message.trim() })
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title="Ask for approval"
        description="A colleague accepts these terms for your company, or declines. Nothing is accepted until then."
        size="lg"
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button type="submit" form={formId} pending={ask.isPending}>
              Ask for approval
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={send}>
          {terms && <TermsSheet terms={terms} />}
          <MessageField value={message} onChange={setMessage} />
          <Checkbox
            name="isRead"
            label="I have read these terms"
            checked={sha256 !== null && readHash === sha256}
            onChange={(event) => setReadHash(event.target.checked ? sha256 : null)}
          />
          <RefusalError error={ask.error} problem={problem} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
