import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { PasswordReset } from '#contract/accounts/accounts-settings.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { resetFactorsQuery } from './queries.ts'

type ResetFactorFieldsProps = {
  token: string
  form: UseFormReturn<PasswordReset>
}

/** Sign-in methods an intruder would keep after a password reset: each is listed, and can be removed with it. */
export function ResetFactorFields({ token, form }: ResetFactorFieldsProps) {
  const { data: factors } = useQuery(resetFactorsQuery(token))
  const isRemoving = form.watch('removeAuthenticator')
  if (!factors || (factors.passkeys.length === 0 && !factors.authenticator)) return null
  const { passkeys, authenticator } = factors
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-rule p-3">
      <legend className="px-1 font-semibold">A new password leaves these as they are</legend>
      {passkeys.length > 0 && (
        <Checkbox
          {...form.register('removePasskeys')}
          label={passkeys.length === 1 ? 'Remove my passkey' : `Remove my ${passkeys.length} passkeys`}
          hint={passkeys
            .map(({ name, createdAt }) => `${name}, added ${formatZonedTime(createdAt)}`)
            .join('; ')}
        />
      )}
      {authenticator && (
        <Checkbox
          {...form.register('removeAuthenticator')}
          label="Remove my authenticator app"
          hint={`Added ${formatZonedTime(authenticator.addedAt)}`}
        />
      )}
      {authenticator?.needsCode && isRemoving && (
        <Field
          label="Authentication code"
          hint="From the app, or one of your recovery codes. Without either, contact support."
          error={form.formState.errors.code?.message}
        >
          <Input {...form.register('code')} autoComplete="one-time-code" spellCheck={false} />
        </Field>
      )}
    </fieldset>
  )
}
