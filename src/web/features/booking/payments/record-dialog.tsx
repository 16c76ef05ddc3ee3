import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { DirectMethod } from '#contract/booking/payments.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { announceDone } from '#web/booking-parts/just-done.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { METHOD_OPTIONS } from './payment-words.ts'
import { readMoneyAnew } from './queries.ts'
import {
  checkRecord,
  isBeyondOpen,
  type OpenBooking,
  type RecordForm,
  type RecordKind,
  sendRecord,
  startRecord,
} from './record-payment.ts'

const WORDS: Record<RecordKind, { title: string; submit: string; day: string; done: string }> = {
  sent: {
    title: 'What have you sent?',
    submit: 'I have sent it',
    day: 'You sent it on',
    done: 'Recorded. We’ve asked the seller to confirm.',
  },
  confirmed: {
    title: 'What arrived?',
    submit: 'It arrived',
    day: 'It arrived on',
    done: 'Recorded. We’ve notified the buyer.',
  },
  arrived: {
    title: 'Record what arrived',
    submit: 'Record it',
    day: 'It arrived on',
    done: 'Recorded. We’ve notified the buyer.',
  },
  returned: {
    title: 'What did you give back?',
    submit: 'I have given it back',
    day: 'You sent it on',
    done: 'Recorded. We’ve asked the buyer to look for it.',
  },
}

type RecordDialogProps = { row: OpenBooking; kind: RecordKind; onClose: () => void }

/** Money of a booking that came or went, with its amount and day; part payments add up. */
export function RecordDialog({ row, kind, onClose }: RecordDialogProps) {
  const formId = useId()
  const words = WORDS[kind]
  const [form, setForm] = useState(() => startRecord(row, kind, toMarketDate(new Date())))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: useOnce(sendRecord),
    onSuccess: () => {
      announceDone(row.booking.id, words.done)
      onClose()
    },
    onSettled: () => readMoneyAnew(queryClient),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkRecord(form)
    setProblems('problems' in checked ? checked.problems : {})
    if ('record' in checked) save.mutate({ row, kind, record: checked.record })
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={words.title}
        description={`${row.booking.reference}, ${row.other.name}`}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <Button type="submit" form={formId} pending={save.isPending}>
              {words.submit}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormError>{save.error?.message}</FormError>
          <RecordFields
            form={form}
            kind={kind}
            problems={problems}
            onChange={(part) => setForm((before) => ({ ...before, ...part }))}
          />
          {isBeyondOpen(row, kind, form) && (
            <p role="status" className="text-sm text-ink-muted">
              That is more than is open. What a card, bank debit or PayPal brought then goes back to the
              buyer, a day from now; until then you can take back what you record.
            </p>
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}

type RecordFieldsProps = {
  form: RecordForm
  kind: RecordKind
  problems: Record<string, string>
  onChange: (part: Partial<RecordForm>) => void
}

function RecordFields({ form, kind, problems, onChange }: RecordFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Amount" error={problems.dollars}>
          <AmountInput
            sign="$"
            name="amount"
            value={form.dollars}
            onChange={(event) => onChange({ dollars: event.target.value })}
          />
        </Field>
        <Field label={WORDS[kind].day} error={problems.on}>
          <DateInput name="on" value={form.on} onChange={(event) => onChange({ on: event.target.value })} />
        </Field>
      </div>
      {kind !== 'confirmed' && (
        <>
          <Field label="By">
            <Select
              name="method"
              options={METHOD_OPTIONS}
              value={form.method}
              onChange={(event) => onChange({ method: event.target.value as DirectMethod })}
            />
          </Field>
          <Field label="Note" optional>
            <Input
              name="note"
              maxLength={500}
              value={form.note}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          </Field>
        </>
      )}
    </>
  )
}
