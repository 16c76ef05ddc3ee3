import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Account, Login } from '#contract/accounts.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { reportError } from '#web/platform/report-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

type LoginFormProps = { onSuccess: (user: Account) => void; onSwitch: () => void }

export function LoginForm({ onSuccess, onSwitch }: LoginFormProps) {
  const { login } = useAuth()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Login),
    defaultValues: { username: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    setFailure(null)
    try {
      const { user, message } = await login(values)
      if (user) onSuccess(user)
      else setFailure(message || 'Login failed. Please check your credentials.')
    } catch (error) {
      reportError(error, 'login')
      setFailure((error as Error)?.message || 'An unexpected error occurred')
    }
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError>{failure}</FormError>
      <Field label="Username" hint="Your email address works too" error={errors.username?.message}>
        <Input {...register('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <Button type="submit" pending={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
      <Button variant="link" className="self-center" onClick={onSwitch}>
        Don't have an account?
      </Button>
    </form>
  )
}
