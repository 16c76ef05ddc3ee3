import { Link } from '@tanstack/react-router'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { Alert } from '#web/ui/alert.tsx'

/** Nudges admins to set up a second factor: an account that can suspend others needs more than a password. */
export function SecondFactorReminder() {
  const { user } = useAuth()
  if (user?.role !== 'admin' || user.hasSecondFactor) return null
  return (
    <Alert tone="warning" className="mt-4">
      Your password alone opens the admin desk.{' '}
      <Link to="/account" hash="two-step" className="font-semibold underline underline-offset-4">
        Set up two-step sign-in
      </Link>
    </Alert>
  )
}
