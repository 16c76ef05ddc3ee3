import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type AccountDetails, EmailChange } from '#contract/accounts-settings.ts'
import { api } from '#web/platform/api.ts'
import { showRefusal } from '#web/platform/form-refusal.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useAccountChanged } from './use-account-changed.ts'

const EMPTY = { email: '', password: '' }

export function EmailForm({ details }: { details: AccountDetails }) {
  const changed = useAccountChanged()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(EmailChange), defaultValues: EMPTY })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      const { message } = await api('POST /api/account/email', { body })
      form.reset(EMPTY)
      await changed(message)
    } catch (error) {
      setFailure(showRefusal(error, form))
    }
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="break-words">
        Your address: <strong>{details.user.email}</strong>
      </p>
      {details.pendingEmail && (
        <Alert>
          We sent a link to <strong className="break-words">{details.pendingEmail}</strong>. The change counts
          once you open it.
        </Alert>
      )}
      <FormError>{failure}</FormError>
      <Field label="New email" error={errors.email?.message}>
        <Input {...form.register('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field label="Your password" error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="outline" pending={isSubmitting} className="self-start">
        {isSubmitting ? 'Sending...' : 'Change email'}
      </Button>
    </form>
  )
}
