import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LinkProblem } from './link-problem.tsx'
import { RecoveryPage } from './recovery-page.tsx'
import { useAccountChanged } from './use-account-changed.ts'

/** Requires a click: link scanners that open every link of a mail would otherwise undo what the owner wanted. */
export function UndoEmailChangePage({ token, works }: { token: string | undefined; works: boolean }) {
  const changed = useAccountChanged()
  const [state, setState] = useState<{ isBusy?: boolean; done?: string; failure?: string }>({})
  const undo = async () => {
    setState({ isBusy: true })
    try {
      const { message } = await api('POST /api/auth/undo-email-change', { body: { token: token ?? '' } })
      setState({ done: message })
      await changed()
    } catch (error) {
      setState({ failure: (error as Error).message })
    }
  }
  if (!works && !state.done) {
    return (
      <LinkProblem title="Take your address back" isIncomplete={!token}>
        Somebody took your account?{' '}
        <Link to="/help/contact" className="underline underline-offset-2">
          Contact support
        </Link>
        .
      </LinkProblem>
    )
  }
  return (
    <RecoveryPage title="Take your address back">
      <FormError>{state.failure}</FormError>
      {state.done ? (
        <Alert tone="success" title="Your address is back" live>
          {state.done}
        </Alert>
      ) : (
        <>
          <p>
            The email address of your account was changed. Press the button if that was not you: the change is
            undone, everybody is signed out, and we send you a link to set a new password.
          </p>
          <Button pending={state.isBusy ?? false} onClick={undo}>
            Undo the change
          </Button>
        </>
      )}
      {state.failure && (
        <p>
          Somebody took your account and the link no longer works?{' '}
          <Link to="/help/contact" className="underline underline-offset-2">
            Contact support
          </Link>
          .
        </p>
      )}
    </RecoveryPage>
  )
}
