import { Link } from '@tanstack/react-router'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { Alert } from '#web/ui/alert.tsx'

/** Whoever can suspend others should not be one guessed password away from a stranger. */
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
