import { zodResolver } from '@hookform/resolvers/zod'
import { type AccountDetails, EmailChange } from '#contract/accounts/accounts-settings.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { ChangeButtons } from './change-buttons.tsx'
import { ChangeOnDemand } from './change-on-demand.tsx'
import { useAccountChanged } from './use-account-changed.ts'

const EMPTY = { email: '', password: '' }

export function EmailSection({ details }: { details: AccountDetails }) {
  return (
    <>
      <p className="break-words">
        Your address: <strong>{details.user.email}</strong>
      </p>
      {details.pendingEmail && (
        <Alert>
          We sent a link to <strong className="break-words">{details.pendingEmail}</strong>. The change counts
          once you open it.
        </Alert>
      )}
      <ChangeOnDemand label="Change email">{(end) => <EmailForm onEnd={end} />}</ChangeOnDemand>
    </>
  )
}

function EmailForm({ onEnd }: { onEnd: () => void }) {
  const changed = useAccountChanged()
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(EmailChange),
    defaultValues: EMPTY,
  })
  const submit = submitWith(async (body) => {
    const { message } = await api('POST /api/account/email', { body })
    await changed(message)
    onEnd()
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError>{failure}</FormError>
      <Field label="New email" error={errors.email?.message}>
        <Input {...form.register('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field label="Your password" error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <ChangeButtons
        label="Change email"
        busyLabel="Sending..."
        isSubmitting={isSubmitting}
        onCancel={onEnd}
      />
    </form>
  )
}
