import { zodResolver } from '@hookform/resolvers/zod'
import { PasswordChange } from '#contract/accounts/accounts-settings.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { ChangeButtons } from './change-buttons.tsx'
import { ChangeOnDemand } from './change-on-demand.tsx'
import { useAccountChanged } from './use-account-changed.ts'

const EMPTY = { currentPassword: '', password: '', passwordConfirm: '' }

export function PasswordSection({ username }: { username: string }) {
  return (
    <ChangeOnDemand label="Change password">
      {(end) => <PasswordForm username={username} onEnd={end} />}
    </ChangeOnDemand>
  )
}

type PasswordFormProps = { username: string; onEnd: () => void }

function PasswordForm({ username, onEnd }: PasswordFormProps) {
  const changed = useAccountChanged()
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(PasswordChange),
    defaultValues: EMPTY,
  })
  const submit = submitWith(async (body) => {
    const { message } = await api('POST /api/account/password', { body })
    await changed(message)
    onEnd()
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* username for password managers, which need one to store a password */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      <FormError>{failure}</FormError>
      <Field label="Current password" error={errors.currentPassword?.message}>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Field label="New password" hint="At least 8 characters" error={errors.password?.message}>
        <PasswordInput
          {...form.register('password', { deps: 'passwordConfirm' })}
          autoComplete="new-password"
        />
      </Field>
      <Field label="Confirm new password" error={errors.passwordConfirm?.message}>
        <PasswordInput {...form.register('passwordConfirm')} autoComplete="new-password" />
      </Field>
      <ChangeButtons
        label="Change password"
        busyLabel="Saving..."
        isSubmitting={isSubmitting}
        onCancel={onEnd}
      />
    </form>
  )
}
