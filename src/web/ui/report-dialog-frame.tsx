import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogClose, DialogContent } from './dialog.tsx'
import { FormError } from './form-error.tsx'
import { ReasonFields, type ReasonGiven } from './reason-fields.tsx'

const NOTHING = { reason: undefined, details: '' }

type ReportDialogFrameProps<Reason extends string> = {
  title: string
  description: string
  options: readonly { value: Reason; label: string }[]
  maxLength: number
  isOpen: boolean
  isPending: boolean
  failure: string | undefined
  /** `clear` empties the form, for when the report has been sent. */
  onReport: (given: { reason: Reason; details: string }, clear: () => void) => void
  onClose: () => void
  /** What is reported, where that is to be chosen. */
  children?: ReactNode
}

/** Asks what is wrong with something. */
export function ReportDialogFrame<Reason extends string>({
  title,
  description,
  options,
  maxLength,
  isOpen,
  isPending,
  failure,
  onReport,
  onClose,
  children,
}: ReportDialogFrameProps<Reason>) {
  const formId = useId()
  const [given, setGiven] = useState<ReasonGiven<Reason>>(NOTHING)
  const [isTried, setIsTried] = useState(false)
  const clear = () => {
    setGiven(NOTHING)
    setIsTried(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const { reason, details } = given
    if (reason) onReport({ reason, details }, clear)
  }
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={title}
        description={description}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <Button type="submit" form={formId} pending={isPending}>
              {isPending ? 'Sending...' : 'Send report'}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          {children}
          <ReasonFields
            legend="What is wrong with it?"
            options={options}
            value={given}
            onChange={setGiven}
            error={isTried && !given.reason ? 'Please choose a reason' : undefined}
            maxLength={maxLength}
          />
          <FormError>{failure}</FormError>
        </form>
      </DialogContent>
    </Dialog>
  )
}
