import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Account, Registration } from '#contract/accounts/accounts.ts'
import type { AuthResult } from '#web/platform/auth/auth-context.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { reportError } from '#web/platform/report-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

type RegisterFormProps = { onSuccess: (user: Account) => void; onSwitch: () => void }

const EMPTY = { username: '', email: '', password: '', passwordConfirm: '' }

export function RegisterForm({ onSuccess, onSwitch }: RegisterFormProps) {
  const auth = useAuth()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(Registration), defaultValues: EMPTY })
  const { register, handleSubmit, setFocus, formState } = form
  const { errors, isSubmitting } = formState

  const refuse = ({ message, fields }: AuthResult) => {
    setFailure(message || 'Registration failed')
    const field = Object.keys(fields ?? {})[0]
    // after the submission has re-enabled the fields
    if (field && field in EMPTY) setTimeout(() => setFocus(field as keyof typeof EMPTY))
  }

  const submit = handleSubmit(async (values) => {
    setFailure(null)
    try {
      const result = await auth.register(values)
      if (result.user) onSuccess(result.user)
      else refuse(result)
    } catch (error) {
      reportError(error, 'register')
      setFailure('An unexpected error occurred')
    }
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError>{failure}</FormError>
      <Field label="Username" error={errors.username?.message}>
        <Input {...register('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput {...register('password', { deps: 'passwordConfirm' })} autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" error={errors.passwordConfirm?.message}>
        <PasswordInput {...register('passwordConfirm')} autoComplete="new-password" />
      </Field>
      <p className="text-sm text-ink-soft">
        You must be 18 or older. By signing up you agree to the{' '}
        <a href="/terms" target="_blank" rel="noreferrer" className="underline underline-offset-2">
          Terms of Use
        </a>{' '}
        and the{' '}
        <a href="/privacy" target="_blank" rel="noreferrer" className="underline underline-offset-2">
          Privacy Policy
        </a>
        .
      </p>
      <Button type="submit" pending={isSubmitting}>
        {isSubmitting ? 'Signing up...' : 'Sign Up'}
      </Button>
      <Button variant="link" className="self-center" onClick={onSwitch}>
        Already have an account?
      </Button>
    </form>
  )
}
