import { zodResolver } from '@hookform/resolvers/zod'
import { TotpCode } from '#contract/accounts/accounts-security.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'

export interface Setup {
  secret: string
  uri: string
  qrSvg: string
}

type AuthenticatorSetupProps = {
  setup: Setup
  onDone: (recoveryCodes: string[]) => Promise<void>
  onCancel: () => void
}

export function AuthenticatorSetup({ setup, onDone, onCancel }: AuthenticatorSetupProps) {
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(TotpCode),
    defaultValues: { code: '' },
  })
  const submit = submitWith(async (body) => {
    const { recoveryCodes } = await api('POST /api/account/totp/confirm', { body })
    await onDone(recoveryCodes)
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>
        Scan this with an authenticator app, or{' '}
        <a href={setup.uri} className="underline underline-offset-2">
          open it on this device
        </a>
        . Then type the code it shows.
      </p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`}
        alt="QR code of your authenticator key"
        width={192}
        height={192}
        className="rounded-control bg-white"
      />
      <p className="flex flex-wrap items-center gap-2 text-sm">
        Key: <code className="break-all">{setup.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
        <CopyButton text={setup.secret} what="key" />
      </p>
      <FormError>{failure}</FormError>
      <Field label="Code" error={errors.code?.message}>
        <Input
          {...form.register('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          className="max-w-40"
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={isSubmitting}>
          {isSubmitting ? 'Checking...' : 'Turn on'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
