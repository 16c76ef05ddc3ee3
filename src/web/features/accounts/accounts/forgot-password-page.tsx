import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { ForgottenPassword } from '#contract/accounts/accounts-settings.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { RecoveryPage } from './recovery-page.tsx'

export function ForgotPasswordPage() {
  const [answer, setAnswer] = useState<string | null>(null)
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(ForgottenPassword),
    defaultValues: { email: '' },
  })
  const submit = submitWith(async (body) => {
    setAnswer((await api('POST /api/auth/forgot-password', { body })).message)
  })
  return (
    <RecoveryPage title="Forgot your password?">
      {answer ? (
        <Alert tone="success" title="Look into your mailbox" live>
          {answer}
        </Alert>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <p className="text-ink-soft">Tell us your email address and we send you a link to set a new one.</p>
          <FormError>{failure}</FormError>
          <Field label="Email" error={errors.email?.message}>
            <Input {...form.register('email')} type="email" autoComplete="email" inputMode="email" />
          </Field>
          <Button type="submit" pending={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send the link'}
          </Button>
        </form>
      )}
    </RecoveryPage>
  )
}
