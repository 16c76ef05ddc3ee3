import { Alert } from '#web/ui/alert.tsx'

/** For admins who must set up a second factor: why the admin pages are locked, and how to unlock them. */
export function SecondFactorAlert({ hasTotp }: { hasTotp: boolean }) {
  return (
    <Alert tone="warning" title="The admin desk asks for more than a password">
      {hasTotp
        ? 'You signed in without your authenticator app. Log out and sign in again with its code, or with a passkey.'
        : 'Set up an authenticator app or a passkey below. If you have a passkey already, log out and sign in with it.'}
    </Alert>
  )
}
