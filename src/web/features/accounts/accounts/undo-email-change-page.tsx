import { Link } from '@tanstack/react-router'
import { api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LinkProblem } from './link-problem.tsx'
import { RecoveryPage } from './recovery-page.tsx'
import { useLinkAction } from './use-link-action.ts'

/** Requires a click: link scanners that open every link of a mail would otherwise undo what the owner wanted. */
export function UndoEmailChangePage({ token, works }: { token: string | undefined; works: boolean }) {
  const {
    isBusy = false,
    done,
    failure,
    run,
  } = useLinkAction(() => api('POST /api/auth/undo-email-change', { body: { token: token ?? '' } }))
  if (!works && !done) {
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
      <FormError>{failure}</FormError>
      {done ? (
        <Alert tone="success" title="Your address is back" live>
          {done}
        </Alert>
      ) : (
        <>
          <p>
            The email address of your account was changed. Press the button if that was not you: the change is
            undone, everybody is signed out, and we send you a link to set a new password.
          </p>
          <Button pending={isBusy} onClick={run}>
            Undo the change
          </Button>
        </>
      )}
      {failure && (
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
