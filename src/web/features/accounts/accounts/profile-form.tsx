import { zodResolver } from '@hookform/resolvers/zod'
import type { Account } from '#contract/accounts/accounts.ts'
import { Profile } from '#contract/accounts/accounts-settings.ts'
import { api } from '#web/platform/api.ts'
import { pickChanged } from '#web/platform/pick-changed.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { useAccountChanged } from './use-account-changed.ts'

export function ProfileForm({ user }: { user: Account }) {
  const changed = useAccountChanged()
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(Profile),
    defaultValues: { name: user.name ?? '', company: user.company ?? '', phone: user.phone ?? '' },
  })
  // read here, or the form does not track it
  const { dirtyFields } = form.formState
  const submit = submitWith(async (body) => {
    const { message } = await api('PATCH /api/account', { body: pickChanged(body, dirtyFields) })
    form.reset(form.getValues())
    await changed(message)
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError>{failure}</FormError>
      <Field label="Name" optional error={errors.name?.message}>
        <Input {...form.register('name')} autoComplete="name" dir="auto" />
      </Field>
      <Field label="Company" optional error={errors.company?.message}>
        <Input {...form.register('company')} autoComplete="organization" dir="auto" />
      </Field>
      <Field label="Phone" optional hint="Shown with your listings" error={errors.phone?.message}>
        <Input {...form.register('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Button type="submit" pending={isSubmitting} className="self-start">
        {isSubmitting ? 'Saving...' : 'Save profile'}
      </Button>
    </form>
  )
}
