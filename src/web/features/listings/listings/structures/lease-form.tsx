import { useQueryClient } from '@tanstack/react-query'
import type { Lease } from '#contract/listings/listings-structures.ts'
import { ENDING_DAYS, STRUCTURE_LIMITS } from '#domain/listings/structure-terms.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { leaseQuery } from './queries.ts'
import { type TypedLease, toLeaseInput, toTypedLease } from './structure-input.ts'

const PER = [
  { value: 'month', label: 'a month' },
  { value: 'year', label: 'a year' },
]

/** What stands between a seller and the owner of the ground. */
export function LeaseForm({ id, lease }: { id: string; lease: Lease }) {
  const queryClient = useQueryClient()
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm<TypedLease, unknown, TypedLease>({
    defaultValues: toTypedLease(lease),
  })
  const submit = submitWith(async (typed) => {
    const saved = await api('PUT /api/my/structures/:id/lease', { params: { id }, body: toLeaseInput(typed) })
    queryClient.setQueryData(leaseQuery(id).queryKey, saved)
    form.reset(toTypedLease(saved))
    toast({ title: 'The lease is saved' })
  })
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="lease-title"
      className="flex max-w-xl flex-col gap-4 noscript:hidden"
    >
      <Field label="Landlord" optional error={errors.landlord?.message}>
        <Input {...form.register('landlord')} maxLength={STRUCTURE_LIMITS.landlord} dir="auto" />
      </Field>
      <Field label="Lease number" optional error={errors.number?.message}>
        <Input {...form.register('number')} maxLength={STRUCTURE_LIMITS.leaseNumber} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day of the lease" optional error={errors.from?.message}>
          <Input {...form.register('from')} type="date" />
        </Field>
        <Field
          label="Last day of the lease"
          optional
          hint={`You are reminded ${ENDING_DAYS} days before.`}
          error={errors.to?.message}
        >
          <Input {...form.register('to')} type="date" />
        </Field>
        <Field label="Rent" optional error={errors.rentCents?.message}>
          <AmountInput sign="$" {...form.register('rentCents')} />
        </Field>
        <Field label="Per" error={errors.rentPer?.message}>
          <Select {...form.register('rentPer')} options={PER} />
        </Field>
      </div>
      <Field label="Power meter" optional error={errors.meter?.message}>
        <Input {...form.register('meter')} maxLength={STRUCTURE_LIMITS.meter} />
      </Field>
      <Field label="Note" optional error={errors.note?.message}>
        <Textarea {...form.register('note')} rows={3} maxLength={STRUCTURE_LIMITS.note} dir="auto" />
      </Field>
      <FormError>{failure}</FormError>
      <Button type="submit" pending={isSubmitting} className="self-start">
        Save the lease
      </Button>
    </form>
  )
}
