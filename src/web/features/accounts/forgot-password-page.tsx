import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ForgottenPassword } from '#contract/accounts-settings.ts'
import { api } from '#web/platform/api.ts'
import { showRefusal } from '#web/platform/form-refusal.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { RecoveryPage } from './recovery-page.tsx'

export function ForgotPasswordPage() {
  const [failure, setFailure] = useState<string | null>(null)
  const [answer, setAnswer] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(ForgottenPassword), defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      setAnswer((await api('POST /api/auth/forgot-password', { body })).message)
    } catch (error) {
      setFailure(showRefusal(error, form))
    }
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
