import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { PasswordConfirmation } from '#contract/accounts/accounts-security.ts'
import { linkBookings } from '#web/platform/link-bookings.tsx'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

type PasswordDialogProps = {
  title: string
  description: ReactNode
  confirmLabel: string
  isDestructive?: boolean
  /** Rejects with the server's refusal, which is then shown. */
  onConfirm: (password: string) => Promise<void>
  onClose: () => void
}

/** Re-authentication: asks for the password before a step that an unlocked computer alone should not allow. */
export function PasswordDialog({ title, description, onClose, ...form }: PasswordDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description={description}>
        <ConfirmForm {...form} onClose={onClose} />
      </DialogContent>
    </Dialog>
  )
}

type ConfirmFormProps = Pick<PasswordDialogProps, 'confirmLabel' | 'isDestructive' | 'onConfirm' | 'onClose'>

function ConfirmForm({ confirmLabel, isDestructive, onConfirm, onClose }: ConfirmFormProps) {
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(PasswordConfirmation),
    defaultValues: { password: '' },
  })
  const submit = submitWith(({ password }) => onConfirm(password))
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError>{linkBookings(failure)}</FormError>
      <Field label="Your password" error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant={isDestructive ? 'destructive' : 'default'} pending={isSubmitting}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
