import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Account, Login } from '#contract/accounts/accounts.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { reportError } from '#web/platform/report-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { isCancelled } from './sign-with-passkey.ts'

type LoginFormProps = { onSuccess: (user: Account) => void; onSwitch: () => void; onLeave: () => void }

export function LoginForm({ onSuccess, onSwitch, onLeave }: LoginFormProps) {
  const { login, loginWithPasskey } = useAuth()
  const [failure, setFailure] = useState<string | null>(null)
  /** The server's prompt for a second-factor code; null until it asks for one. */
  const [codeAsked, setCodeAsked] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Login),
    defaultValues: { username: '', password: '', code: '' },
  })
  const { errors, isSubmitting } = formState

  const attempt = async (signIn: ReturnType<typeof login>) => {
    const { user, message, code } = await signIn
    if (user) return onSuccess(user)
    if (code === 'second-factor-required') setCodeAsked(message ?? '')
    else setFailure(message || 'Login failed. Please check your credentials.')
  }
  const refuse = (error: unknown) => {
    if (isCancelled(error)) return
    reportError(error, 'login')
    setFailure(exceptionWords(error) || 'An unexpected error occurred')
  }
  const submit = handleSubmit(({ code, ...credentials }) => {
    setFailure(null)
    return attempt(login(code ? { ...credentials, code } : credentials)).catch(refuse)
  })
  const signWithPasskey = () => {
    setFailure(null)
    return attempt(loginWithPasskey()).catch(refuse)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError>{failure}</FormError>
      <Field label="Username" hint="Your email address works too" error={errors.username?.message}>
        <Input {...register('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      {codeAsked && <p>{codeAsked}</p>}
      {codeAsked !== null && (
        <Field
          label="Authentication code"
          hint="From your authenticator app or your mailbox, or one of your recovery codes"
          error={errors.code?.message}
        >
          <Input {...register('code')} autoComplete="one-time-code" autoFocus spellCheck={false} />
        </Field>
      )}
      <Button type="submit" pending={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
      {'PublicKeyCredential' in window && (
        <Button variant="outline" onClick={signWithPasskey} disabled={isSubmitting}>
          <KeyRound aria-hidden="true" />
          Use a passkey
        </Button>
      )}
      <div className="flex flex-wrap justify-center gap-x-6 gap-y-1">
        <Button variant="link" onClick={onSwitch}>
          Don't have an account?
        </Button>
        <Button variant="link" render={<Link to="/forgot-password" onClick={onLeave} />}>
          Forgot your password?
        </Button>
      </div>
    </form>
  )
}

/** The specification shows the exception's own words; those the pages found for a lost answer have it as their cause. */
function exceptionWords(error: unknown): string | undefined {
  const { cause, message } = (error ?? {}) as Error
  return cause instanceof TypeError && navigator.onLine ? cause.message : message
}
