import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import {
  MAX_EVIDENCE,
  PROBLEM_KINDS,
  PROBLEM_LABELS,
  type ProblemKind,
  suggestDays,
} from '#domain/booking/problem.ts'
import { LIMITS } from '#domain/limits.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import {
  checkProblem,
  describeRemedy,
  listRemedies,
  type ProblemFaults,
  type ProblemForm,
  type Remedy,
} from './problem-form.ts'
import type { Reportable } from './queries.ts'
import { useReportProblem } from './use-report-problem.ts'

type ProblemDialogProps = { booking: Booking; reportable: Reportable; onClose: () => void }

/** What is not as agreed, which days, what the signed terms give for them, and what the buyer wants of it. */
export function ProblemDialog({ booking, reportable, onClose }: ProblemDialogProps) {
  const formId = useId()
  const [form, setForm] = useState<ProblemForm>(() => begin(booking, reportable))
  const [faults, setFaults] = useState<ProblemFaults>({})
  const change = (part: Partial<ProblemForm>) => setForm((before) => ({ ...before, ...part }))
  const send = useReportProblem(booking, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const unitId = booking.terms?.units[0]?.unitId ?? booking.request.unitId
    const checked = checkProblem(form, { begun: reportable, unitId })
    setFaults(checked.faults ?? {})
    if (!checked.faults) send.mutate({ ...checked, words: form.words.trim() })
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        size="lg"
        title="Report a problem"
        description="Nothing is paid or taken by this: the other side agrees, or Placard decides."
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button type="submit" form={formId} pending={send.isPending}>
              {SUBMIT[form.remedy]}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={submit}>
          <DayFields {...{ booking, reportable, form, faults, change }} />
          <RemedyFields {...{ booking, reportable, form, faults, change }} />
          <Field label="What happened" error={faults.words} required>
            <Textarea
              name="words"
              rows={3}
              maxLength={LIMITS.reason.max}
              value={form.words}
              onChange={(event) => change({ words: event.target.value })}
            />
          </Field>
          {booking.conversationId !== null && (
            <p className="text-sm text-ink-soft">
              Not sure yet?{' '}
              <Link to="/inbox/$id" params={{ id: String(booking.conversationId) }} className="link">
                Write to the seller
              </Link>{' '}
              first.
            </p>
          )}
          <FormError>{send.error?.message}</FormError>
        </form>
      </DialogContent>
    </Dialog>
  )
}

const SUBMIT: Record<Remedy, string> = {
  credit: 'Ask for credit',
  'make-good': 'Ask for days',
  dispute: 'Open the dispute',
}

type FieldsProps = Omit<ProblemDialogProps, 'onClose'> & {
  form: ProblemForm
  faults: ProblemFaults
  change: (part: Partial<ProblemForm>) => void
}

function DayFields({ booking, reportable, form, faults, change }: FieldsProps) {
  const days = { first: form.from, last: form.to }
  const remedy = booking.terms && describeRemedy(booking.terms, days)
  const choose = (kind: ProblemKind) => {
    const { first, last } = suggestDays(kind, reportable, reportable.shownOn)
    change({ kind, from: first, to: last })
  }
  return (
    <>
      <Field label="What is wrong">
        <Select
          name="kind"
          value={form.kind}
          onChange={(event) => choose(event.target.value as ProblemKind)}
          options={PROBLEM_KINDS.map((kind) => ({ value: kind, label: PROBLEM_LABELS[kind] }))}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day" error={faults.from}>
          <DateInput
            name="from"
            value={form.from}
            onChange={(event) => change({ from: event.target.value })}
          />
        </Field>
        <Field label="Last day" error={faults.to}>
          <DateInput name="to" value={form.to} onChange={(event) => change({ to: event.target.value })} />
        </Field>
      </div>
      <div aria-live="polite">{remedy && <Alert>{remedy}</Alert>}</div>
    </>
  )
}

function RemedyFields({ booking, reportable, form, faults, change }: FieldsProps) {
  const remedies = listRemedies(booking.status)
  return (
    <>
      <RadioGroup
        legend="What you want"
        name="remedy"
        options={REMEDIES.filter(({ value }) => remedies.includes(value))}
        value={form.remedy}
        onValueChange={(remedy) => change({ remedy })}
      />
      {form.remedy === 'make-good' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First day instead" error={faults.insteadFrom}>
            <DateInput
              name="insteadFrom"
              value={form.insteadFrom}
              onChange={(event) => change({ insteadFrom: event.target.value })}
            />
          </Field>
          <Field label="Last day instead" error={faults.insteadTo}>
            <DateInput
              name="insteadTo"
              value={form.insteadTo}
              onChange={(event) => change({ insteadTo: event.target.value })}
            />
          </Field>
        </div>
      )}
      {form.remedy === 'dispute' && reportable.proofs.length > 0 && (
        <CheckboxGroup
          legend="Proof that shows it"
          options={reportable.proofs.map(({ id, name }) => ({ value: id, label: name }))}
          value={form.proofs}
          onValueChange={(proofs) => change({ proofs })}
        />
      )}
    </>
  )
}

const REMEDIES: { value: Remedy; label: string; hint: string }[] = [
  { value: 'credit', label: 'A credit', hint: 'The seller has 72 hours to agree.' },
  {
    value: 'make-good',
    label: 'Days of the same worth',
    hint: 'At no cost; the seller has 72 hours to agree.',
  },
  { value: 'dispute', label: 'A decision by Placard', hint: 'The seller answers first.' },
]

function begin(booking: Booking, reportable: Reportable): ProblemForm {
  const isOverdue = booking.proof?.state === 'overdue'
  const [remedy = 'dispute'] = listRemedies(booking.status)
  const { first, last, proofs } = reportable
  return {
    kind: isOverdue ? 'no-proof' : 'not-shown',
    from: first,
    to: last,
    remedy,
    insteadFrom: '',
    insteadTo: '',
    words: '',
    proofs: proofs.slice(0, MAX_EVIDENCE).map(({ id }) => id),
  }
}
