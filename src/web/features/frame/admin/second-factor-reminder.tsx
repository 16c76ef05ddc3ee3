import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useAuth } from '#web/platform/auth/auth-context.ts'

/** Nudges admins to set up a second factor, in one line: an account that can suspend others needs more than a password. */
export function SecondFactorReminder() {
  const { user } = useAuth()
  if (user?.role !== 'admin' || user.hasSecondFactor) return null
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-soft">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />
      <span>
        Your password alone opens the admin desk.{' '}
        <Link to="/account" hash="two-step" className="link">
          Set up two-step sign-in
        </Link>
      </span>
    </p>
  )
}
