import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '#contract/booking/clients.ts'
import { CLIENT_CLASS_LABELS, CLIENT_CLASSES, CLIENT_LIMITS } from '#domain/booking/clients.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { NOTHING_TYPED, type TypedClient, toClientInput, toRepChoices, toTyped } from './client-input.ts'
import { CLIENTS_KEY, repsQuery } from './queries.ts'

type ClientFormProps = {
  /** Null: a new one. */
  client: Client | null
  onSaved: (client: Client) => void
}

/** What a seller notes about a client. */
export function ClientForm({ client, onSaved }: ClientFormProps) {
  const queryClient = useQueryClient()
  const { data: reps = [] } = useQuery(repsQuery)
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm<TypedClient, unknown, TypedClient>({
    defaultValues: client ? toTyped(client) : NOTHING_TYPED,
  })
  const submit = submitWith(async (typed) => {
    const body = toClientInput(typed)
    const saved = client
      ? await api('PATCH /api/my/clients/:id', { params: { id: String(client.id) }, body })
      : await api('POST /api/my/clients', { body })
    toast({ title: client ? 'Saved' : `${saved.name} is added` })
    await queryClient.invalidateQueries({ queryKey: CLIENTS_KEY })
    onSaved(saved)
  })
  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-4 noscript:hidden">
      <Field label="Name" error={errors.name?.message}>
        <Input {...form.register('name')} maxLength={CLIENT_LIMITS.name} dir="auto" />
      </Field>
      <Field label="Class" error={errors.class?.message}>
        <Select
          {...form.register('class')}
          options={CLIENT_CLASSES.map((value) => ({ value, label: CLIENT_CLASS_LABELS[value] }))}
        />
      </Field>
      <Field label="Contact" optional hint="Whom to ask for." error={errors.contact?.message}>
        <Input {...form.register('contact')} maxLength={CLIENT_LIMITS.contact} dir="auto" />
      </Field>
      <Field
        label="Email"
        optional
        hint="It is printed on insertion orders and invoices."
        error={errors.email?.message}
      >
        <Input {...form.register('email')} type="email" maxLength={LIMITS.email.max} />
      </Field>
      <Field label="Phone" optional error={errors.phone?.message}>
        <Input {...form.register('phone')} type="tel" maxLength={LIMITS.phone.max} />
      </Field>
      <Field
        label="Address"
        optional
        hint="It is printed on insertion orders and invoices."
        error={errors.address?.message}
      >
        <Input {...form.register('address')} maxLength={CLIENT_LIMITS.address} dir="auto" />
      </Field>
      <Field
        label="Tax exemption"
        optional
        hint="Why it pays no sales tax, such as the number of its certificate. New bookings and their papers say so."
        error={errors.taxExemption?.message}
      >
        <Input {...form.register('taxExemption')} maxLength={CLIENT_LIMITS.taxExemption} dir="auto" />
      </Field>
      {(reps.length > 1 || client?.rep) && (
        <Field label="Rep" hint="Who of your team looks after it." error={errors.repId?.message}>
          <Select {...form.register('repId')} options={toRepChoices(reps, client?.rep ?? null)} />
        </Field>
      )}
      <Field
        label="Brands"
        optional
        hint="One on each line; new bookings advertise the first."
        error={errors.brands?.message}
      >
        <Textarea {...form.register('brands')} rows={3} maxLength={2400} dir="auto" />
      </Field>
      <Field label="Note" optional hint="Only your company reads it." error={errors.note?.message}>
        <Textarea {...form.register('note')} rows={3} maxLength={CLIENT_LIMITS.note} dir="auto" />
      </Field>
      <FormError>{failure}</FormError>
      <Button type="submit" pending={isSubmitting} className="self-start">
        {client ? 'Save' : 'Add the client'}
      </Button>
    </form>
  )
}
