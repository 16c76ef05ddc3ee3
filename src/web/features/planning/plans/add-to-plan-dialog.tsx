import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { PlanLineInput } from '#contract/planning/plans-saved.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { PLAN_NAME_LENGTH } from '#domain/planning/limits.ts'
import { required } from '#domain/required.ts'
import { searchedDays } from '#web/listing-parts/searched-days.ts'
import type { PlannedSpace } from '#web/listing-parts/to-plan.ts'
import { api } from '#web/platform/api.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { useOnce } from '#web/platform/use-once.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { nearestIn, toPlanLine } from './planned-line.ts'
import { plansQuery } from './queries.ts'

const NEW = 'new'

interface AddToPlanDialogProps {
  space: PlannedSpace
  onClose: () => void
}

/** Puts a space with its dates into a plan of the reader's, or into a new one. */
export function AddToPlanDialog({ space, onClose }: AddToPlanDialogProps) {
  const { add, ...form } = useAddForm(space)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Add to plan"
        description={`${space.title}${space.days ? `, ${toDateRange(space.days)}` : ''}. It takes no dates and asks no seller.`}
      >
        {add.data ? (
          <Alert tone="success" live title={`It is in “${add.data.name}”`}>
            <p>{`${toDateRange(required(add.data.lines.at(-1)))}, whole periods as the seller sells them.`}</p>
            <Link to="/plans/$id" params={{ id: String(add.data.id) }} onClick={onClose} className="link">
              Open the plan
            </Link>
          </Alert>
        ) : (
          <IfMay needs="plan" otherwise={<RoleNote needs="plan" />}>
            <AddForm {...form} space={space} isSending={add.isPending} error={add.error} />
          </IfMay>
        )}
      </DialogContent>
    </Dialog>
  )
}

interface AddFormProps {
  space: PlannedSpace
  isSending: boolean
  error: Error | null
  problem: string | undefined
  send: (form: FormData, days?: { first: string; last: string }) => void
}

function AddForm({ space, isSending, error, problem, send }: AddFormProps) {
  const { data: plans, error: unread } = useQuery(plansQuery)
  const nearest = nearestIn(error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    send(new FormData(event.currentTarget), submitter?.id === 'take-nearest' && nearest ? nearest : undefined)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError>{problem ?? error?.message ?? unread?.message}</FormError>
      {nearest && (
        <Button id="take-nearest" type="submit" variant="outline" disabled={isSending}>
          {`Add it for ${toDateRange(nearest)}`}
        </Button>
      )}
      {!space.days && <DayFields />}
      {plans && <PlanChoice plans={plans} />}
      <Button type="submit" pending={isSending} disabled={!plans}>
        Add to plan
      </Button>
    </form>
  )
}

/** The days of the last search, where there was one. */
function DayFields() {
  const { from, to } = searchedDays.snapshot()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="First day" required>
        <DateInput name="first" defaultValue={from ?? ''} />
      </Field>
      <Field label="Last day" required>
        <DateInput name="last" defaultValue={to ?? ''} />
      </Field>
    </div>
  )
}

function PlanChoice({ plans }: { plans: readonly { id: number; name: string }[] }) {
  const [chosen, setChosen] = useState(String(plans[0]?.id ?? NEW))
  return (
    <>
      {plans.length > 0 && (
        <Field label="Plan">
          <Select
            name="plan"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            options={[
              ...plans.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: NEW, label: 'A new plan' },
            ]}
          />
        </Field>
      )}
      {chosen === NEW && (
        <Field label="Name of the new plan" required>
          <Input name="name" defaultValue="My campaign" maxLength={PLAN_NAME_LENGTH} dir="auto" />
        </Field>
      )}
    </>
  )
}

function useAddForm(space: PlannedSpace) {
  const add = useAdd()
  const [problem, setProblem] = useState<string>()
  const send: AddFormProps['send'] = (form, days) => {
    const read = (name: string) => String(form.get(name) ?? '')
    const line = toPlanLine(space, days ?? space.days ?? { first: read('first'), last: read('last') })
    setProblem(line ? undefined : 'Say the first and the last day, in this order')
    if (line) add.mutate({ planId: read('plan') || NEW, name: read('name'), line })
  }
  return { add, problem, send }
}

function useAdd() {
  const queryClient = useQueryClient()
  const create = useOnce((body: { name: string; line: PlanLineInput }, headers) =>
    api('POST /api/plans', { body, headers }),
  )
  const append = useOnce(({ id, body }: { id: number; body: PlanLineInput }, headers) =>
    api('POST /api/plans/:id/lines', { params: { id }, body, headers }),
  )
  return useMutation({
    mutationFn: ({ planId, name, line }: { planId: string; name: string; line: PlanLineInput }) =>
      planId === NEW ? create({ name, line }) : append({ id: Number(planId), body: line }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['plans'] }),
  })
}
