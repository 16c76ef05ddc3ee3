import { Link } from '@tanstack/react-router'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** Whoever can suspend others should not be one guessed password away from a stranger. */
export function SecondFactorReminder() {
  const { user } = useAuth()
  if (user?.role !== 'admin' || user.hasSecondFactor) return null
  return (
    <Alert
      tone="warning"
      title="Protect this admin account"
      className="mt-4"
      action={
        <Button size="sm" variant="outline" render={<Link to="/account" hash="two-step" />}>
          Set up two-step sign-in
        </Button>
      }
    >
      Your password alone opens the admin desk. Add a code from an app on your phone.
    </Alert>
  )
}
