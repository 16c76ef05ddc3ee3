import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type ReasonDialogProps = {
  title: string
  description: ReactNode
  /** Of the reason's field. */
  label?: string
  hint?: string
  maxLength: number
  submit: string
  isDestructive?: boolean
  isPending: boolean
  /** Why it was refused. */
  error: string | undefined
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** A step that needs a reason in words. */
export function ReasonDialog({ label = 'Reason', onSubmit, onClose, ...props }: ReasonDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setProblem('Please say why')
    onSubmit(reason.trim())
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={props.title}
        description={props.description}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button
              type="submit"
              form={formId}
              variant={props.isDestructive ? 'destructive' : 'default'}
              pending={props.isPending}
            >
              {props.submit}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormError>{props.error}</FormError>
          <Field label={label} hint={props.hint} error={problem} required>
            <Textarea
              name="reason"
              rows={3}
              maxLength={props.maxLength}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value)
                setProblem(undefined)
              }}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
