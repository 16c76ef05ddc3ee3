import { Link } from '@tanstack/react-router'
import { api } from '#web/platform/api.ts'
import { findWayBack } from '#web/platform/auth/way-back.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LinkProblem } from './link-problem.tsx'
import { RecoveryPage } from './recovery-page.tsx'
import { useLinkAction } from './use-link-action.ts'

/** Requires a click: link scanners that open every link of a mail would otherwise confirm it. */
export function VerifyEmailPage({ token, works }: { token: string | undefined; works: boolean }) {
  const {
    isBusy = false,
    done,
    failure,
    run,
  } = useLinkAction(() => api('POST /api/auth/verify-email', { body: { token: token ?? '' } }))
  const back = done ? findWayBack() : null
  if (!works && !done) {
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
    <RecoveryPage title={done ? 'Thank you' : 'Confirm your email address'}>
      <FormError>{failure}</FormError>
      {done ? (
        <Alert
          tone="success"
          title={done}
          live
          action={
            <span className="flex flex-wrap gap-x-4">
              {back && <Link to={back.path}>Go back to {back.label}</Link>}
              <Link to="/">Search advertising spaces</Link>
              <Link to="/sell">Your spaces</Link>
            </span>
          }
        />
      ) : (
        <Button pending={isBusy} onClick={run}>
          Confirm email address
        </Button>
      )}
      {failure && (
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
