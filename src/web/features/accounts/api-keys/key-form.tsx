import { zodResolver } from '@hookform/resolvers/zod'
import { type ApiKey, NewApiKey } from '#contract/accounts/api-keys.ts'
import { KEY_DAYS, SCOPE_NAMES, SCOPES } from '#domain/scopes.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'

export interface MadeKey {
  key: ApiKey
  /** Shown once: the server keeps its hash alone. */
  token: string
}

const OPTIONS = SCOPE_NAMES.map((scope) => ({
  value: scope,
  label: (
    <>
      {SCOPES[scope].label} <code className="text-sm text-ink-soft">{scope}</code>
    </>
  ),
  hint: SCOPES[scope].says,
}))
const LASTS = KEY_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))

export function KeyForm({ onMade }: { onMade: (made: MadeKey) => void }) {
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(NewApiKey),
    defaultValues: { name: '', scopes: [], days: 90, password: '', code: '' },
  })
  const { isSubmitted } = form.formState
  const scopes = form.watch('scopes')
  // asked for by the refusal, where the account has an authenticator app
  const needsCode = errors.code !== undefined || form.watch('code') !== ''
  const submit = submitWith(async ({ code, ...body }) => {
    onMade(await api('POST /api/keys', { body: code ? { ...body, code } : body }))
    form.reset()
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormError>{failure}</FormError>
      <Field
        label="Name"
        hint="What uses it, so that you know it again: “Inventory system”"
        error={errors.name?.message}
      >
        <Input {...form.register('name')} maxLength={60} autoComplete="off" dir="auto" />
      </Field>
      <CheckboxGroup
        legend="It may"
        options={OPTIONS}
        value={scopes}
        onValueChange={(value) => form.setValue('scopes', value, { shouldValidate: isSubmitted })}
        error={errors.scopes?.message}
        listClassName="grid gap-x-8 md:grid-cols-2"
      />
      <Field label="It works for" error={errors.days?.message} className="max-w-60">
        <Select {...form.register('days', { valueAsNumber: true })} options={LASTS} />
      </Field>
      <Field label="Your password" error={errors.password?.message} className="max-w-sm">
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      {needsCode && (
        <Field label="Code from your authenticator app" error={errors.code?.message} className="max-w-60">
          <Input {...form.register('code')} autoComplete="one-time-code" inputMode="numeric" />
        </Field>
      )}
      <Button type="submit" pending={isSubmitting} className="self-start">
        {isSubmitting ? 'Making...' : 'Make key'}
      </Button>
    </form>
  )
}
