import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PasswordReset } from '#contract/accounts/accounts-settings.ts'
import { api } from '#web/platform/api.ts'
import { openAuthDialog } from '#web/platform/auth/auth-dialog-store.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { LinkProblem } from './link-problem.tsx'
import { RecoveryPage } from './recovery-page.tsx'
import { ResetFactorFields } from './reset-factor-fields.tsx'

export function ResetPasswordPage({ token, works }: { token: string | undefined; works: boolean }) {
  const [answer, setAnswer] = useState<string | null>(null)
  if (!token || !(works || answer)) {
    return (
      <LinkProblem title="Choose a new password" isIncomplete={!token}>
        <Link to="/forgot-password" className="underline underline-offset-2">
          Ask for a new one
        </Link>
        .
      </LinkProblem>
    )
  }
  return (
    <RecoveryPage title="Choose a new password">
      {answer ? (
        <Alert
          tone="success"
          title={answer}
          live
          action={<Button onClick={() => openAuthDialog('login')}>Sign In</Button>}
        />
      ) : (
        <ResetForm token={token} onDone={setAnswer} />
      )}
    </RecoveryPage>
  )
}

function ResetForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(PasswordReset),
    defaultValues: {
      token,
      password: '',
      passwordConfirm: '',
      removePasskeys: false,
      removeAuthenticator: false,
      code: '',
    },
  })
  const submit = submitWith(async (body) => {
    onDone((await api('POST /api/auth/reset-password', { body })).message)
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError>{failure}</FormError>
      <Field label="New password" hint="At least 8 characters" error={errors.password?.message}>
        <PasswordInput
          {...form.register('password', { deps: 'passwordConfirm' })}
          autoComplete="new-password"
        />
      </Field>
      <Field label="Confirm new password" error={errors.passwordConfirm?.message}>
        <PasswordInput {...form.register('passwordConfirm')} autoComplete="new-password" />
      </Field>
      <ResetFactorFields token={token} form={form} />
      <Button type="submit" pending={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save password'}
      </Button>
    </form>
  )
}
