import { useQueryClient } from '@tanstack/react-query'
import type { Structure } from '#contract/listings/listings-structures.ts'
import { ENDING_DAYS, STRUCTURE_LIMITS } from '#domain/listings/structure-terms.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { OWN_LISTINGS } from '../own/queries.ts'
import { type TypedPermit, toPermitInput, toTypedPermit } from './structure-input.ts'

/** The permit of a structure, and whether its faces show it. */
export function PermitForm({ structure }: { structure: Structure }) {
  const queryClient = useQueryClient()
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm<TypedPermit, unknown, TypedPermit>({
    defaultValues: toTypedPermit(structure),
  })
  const submit = submitWith(async (typed) => {
    const params = { id: String(structure.id) }
    const saved = await api('PUT /api/my/structures/:id/permit', { params, body: toPermitInput(typed) })
    form.reset(toTypedPermit(saved))
    toast({ title: 'The permit is saved' })
    await queryClient.invalidateQueries({ queryKey: OWN_LISTINGS })
  })
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="permit-title"
      className="flex max-w-xl flex-col gap-4 noscript:hidden"
    >
      <Field label="Number" optional error={errors.number?.message}>
        <Input {...form.register('number')} maxLength={STRUCTURE_LIMITS.permitNumber} />
      </Field>
      <Field label="Authority" optional hint="Who gave it." error={errors.authority?.message}>
        <Input {...form.register('authority')} maxLength={STRUCTURE_LIMITS.permitAuthority} dir="auto" />
      </Field>
      <Field
        label="Last day"
        optional
        hint={`You are reminded ${ENDING_DAYS} days before.`}
        error={errors.expiresOn?.message}
      >
        <Input {...form.register('expiresOn')} type="date" />
      </Field>
      <Checkbox {...form.register('isShown')} label="Show the permit on the pages of its faces" />
      <FormError>{failure}</FormError>
      <Button type="submit" pending={isSubmitting} className="self-start">
        Save the permit
      </Button>
    </form>
  )
}
