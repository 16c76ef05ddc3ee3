import { type FormEvent, useId, useState } from 'react'
import { DEADLINES } from '#domain/booking/deadlines.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'

type WaitDialogProps = {
  isPending: boolean
  error: string | undefined
  onJoin: (brand: string) => void
  onClose: () => void
}

/** Joins a waiting list: when the turn comes the dates may be held at once, by terms that name what is advertised. */
export function WaitDialog({ isPending, error, onJoin, onClose }: WaitDialogProps) {
  const formId = useId()
  const [brand, setBrand] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (brand.trim() === '') return setProblem('Please say what is advertised')
    onJoin(brand.trim())
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Join the waiting list"
        description={`When the dates become free and it is your turn, you have ${DEADLINES.turnHours} hours to take them. Waiting costs nothing and commits you to nothing.`}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button type="submit" form={formId} pending={isPending}>
              Join the waiting list
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormError>{error}</FormError>
          <Field
            label="Brand"
            required
            hint="What is advertised: a brand, a product or a cause."
            error={problem}
          >
            <Input
              name="brand"
              maxLength={BOOKING_TEXTS.brand}
              value={brand}
              onChange={(event) => {
                setBrand(event.target.value)
                setProblem(undefined)
              }}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
