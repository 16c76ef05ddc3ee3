import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { DeskDispute } from '#contract/booking/disputes.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { checkDecision, type DecisionForm, findMost } from './check-decision.ts'
import { hasCredit, RESOLUTION_OPTIONS } from './dispute-words.ts'
import { DISPUTES } from './queries.ts'

const EMPTY: DecisionForm = { resolution: undefined, dollars: '', decision: '' }

/** The amount that the signed terms give for the days, where they are named. */
function toFirst({ problem }: DeskDispute): DecisionForm {
  return problem ? { ...EMPTY, dollars: formatCents(problem.askedCents).replace('$', '') } : EMPTY
}

type DecisionProps = { dispute: DeskDispute; onClose: () => void }

/** How a dispute ends, with a sum where money is credited, and a reason that both sides read. */
export function Decision({ dispute, onClose }: DecisionProps) {
  const { booking } = dispute
  const formId = useId()
  const [form, setForm] = useState<DecisionForm>(() => toFirst(dispute))
  const [problems, setProblems] = useState<Partial<Record<keyof DecisionForm, string>>>({})
  const change = (part: Partial<DecisionForm>) => setForm((before) => ({ ...before, ...part }))
  const resolve = useResolve(dispute, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkDecision(form, dispute)
    setProblems('problems' in checked ? checked.problems : {})
    if ('decision' in checked) resolve.mutate(checked.decision)
  }
  return (
    <DialogContent
      title="Decide the dispute"
      description={`${booking.reference}, ${booking.title}`}
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
          <Button type="submit" form={formId} pending={resolve.isPending}>
            Decide
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <RadioGroup
          legend="How it ends"
          name="resolution"
          options={RESOLUTION_OPTIONS}
          value={form.resolution}
          error={problems.resolution}
          onValueChange={(resolution) => change({ resolution })}
        />
        {hasCredit(form.resolution) && (
          <Field
            label="Credit to the buyer"
            hint={`${formatCents(findMost(form.resolution, dispute))} at most, tax included; a credit note is issued.`}
            error={problems.dollars}
          >
            <AmountInput
              sign="$"
              name="credit"
              value={form.dollars}
              onChange={(event) => change({ dollars: event.target.value })}
            />
          </Field>
        )}
        <Field label="Reason" hint="Both sides read it." error={problems.decision} required>
          <Textarea
            name="decision"
            rows={4}
            maxLength={LIMITS.reason.max}
            value={form.decision}
            onChange={(event) => change({ decision: event.target.value })}
          />
        </Field>
        <FormError>{resolve.error?.message}</FormError>
      </form>
    </DialogContent>
  )
}

function useResolve({ id }: DeskDispute, onDone: () => void) {
  const queryClient = useQueryClient()
  const send = useOnce(
    (body: Extract<ReturnType<typeof checkDecision>, { decision: unknown }>['decision'], headers) =>
      api('PATCH /api/admin/disputes/:id', { params: { id }, body, headers }),
  )
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast({ title: 'Decided. Both sides have been notified.' })
      onDone()
    },
    onSettled: () =>
      Promise.all(
        [DISPUTES, ['ledger'], ['bookings']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
}
