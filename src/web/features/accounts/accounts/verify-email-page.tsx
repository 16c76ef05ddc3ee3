import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LinkProblem } from './link-problem.tsx'
import { RecoveryPage } from './recovery-page.tsx'
import { useAccountChanged } from './use-account-changed.ts'

/** Requires a click: link scanners that open every link of a mail would otherwise confirm it. */
export function VerifyEmailPage({ token, works }: { token: string | undefined; works: boolean }) {
  const changed = useAccountChanged()
  const [state, setState] = useState<{ isBusy?: boolean; done?: string; failure?: string }>({})
  const confirm = async () => {
    setState({ isBusy: true })
    try {
      const { message } = await api('POST /api/auth/verify-email', { body: { token: token ?? '' } })
      setState({ done: message })
      await changed()
    } catch (error) {
      setState({ failure: (error as Error).message })
    }
  }
  if (!works && !state.done) {
    return (
      <LinkProblem title="Confirm your email address" isIncomplete={!token}>
        If you have confirmed the address already, there is nothing left to do. You can ask for a new link in{' '}
        <Link to="/account" className="underline underline-offset-2">
          your account
        </Link>
        .
      </LinkProblem>
    )
  }
  return (
    <RecoveryPage title={state.done ? 'Thank you' : 'Confirm your email address'}>
      <FormError>{state.failure}</FormError>
      {state.done ? (
        <Alert
          tone="success"
          title={state.done}
          live
          action={
            <span className="flex flex-wrap gap-x-4">
              <Link to="/">Search advertising spaces</Link>
              <Link to="/sell">Your spaces</Link>
            </span>
          }
        />
      ) : (
        <Button pending={state.isBusy ?? false} onClick={confirm}>
          Confirm email address
        </Button>
      )}
      {state.failure && (
        <p>
          You can ask for a new link in{' '}
          <Link to="/account" className="underline underline-offset-2">
            your account
          </Link>
          .
        </p>
      )}
    </RecoveryPage>
  )
}
