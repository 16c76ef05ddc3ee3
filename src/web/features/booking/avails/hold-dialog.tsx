import { type FormEvent, useId, useState } from 'react'
import type { Avails } from '#contract/booking/avails.ts'
import { CLIENT_HOLD_DAYS, CLIENT_LIMITS, HOLD_WORKING_DAYS } from '#domain/booking/clients.ts'
import { earliestDay } from '#domain/booking/sale-window.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { addDays } from '#domain/zoned-time.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { type listChosen, toCells } from './chosen-cells.ts'
import { useClientNames, useHoldCells } from './use-hold-cells.ts'

type HoldDialogProps = {
  cells: ReturnType<typeof listChosen>
  avails: Avails
  onClose: () => void
  /** Something was held. */
  onDone: () => void
}

/** For whom the chosen cells are held, and until when. */
export function HoldDialog({ cells, avails, onClose, onDone }: HoldDialogProps) {
  const [formId, listId] = [useId(), useId()]
  const [clientName, setClientName] = useState('')
  const [until, setUntil] = useState(earliestDay(avails.today, HOLD_WORKING_DAYS))
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const names = useClientNames(clientName)
  const hold = useHoldCells({ rows: avails.rows, onHeld: onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (clientName.trim() === '') return setProblem('Please say for which client')
    setProblem(undefined)
    hold.mutate({ cells: toCells(cells), clientName: clientName.trim(), until, note: note.trim() })
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Hold for a client"
        description="Nobody else can book these dates while the hold lasts. Whole cells of each face are held."
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <Button type="submit" form={formId} pending={hold.isPending}>
              Hold them
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Field label="Client" hint="A new name is added to your clients.">
            <Input
              list={listId}
              autoComplete="off"
              maxLength={CLIENT_LIMITS.name}
              value={clientName}
              onChange={(event) => setClientName(event.target.value)}
            />
          </Field>
          <datalist id={listId}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Field
            label="Until"
            hint="After this day the dates are free again. A hold of later dates ends the day before they begin."
          >
            <DateInput
              min={avails.today}
              max={addDays(avails.today, CLIENT_HOLD_DAYS)}
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          </Field>
          <Field label="Note" optional hint="It is part of the terms.">
            <Input
              maxLength={BOOKING_TEXTS.note}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          <RefusalError error={hold.error} problem={problem} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
