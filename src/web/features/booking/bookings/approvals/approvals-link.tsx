import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { findActing } from '#web/platform/auth/use-may.ts'
import { describeApprovals } from './asked-words.ts'
import { approvalsQuery } from './queries.ts'

/** How much waits for its reader's approval, and for that of others; nothing for who is alone. */
export function ApprovalsLink() {
  const acting = findActing(useAuth().user)
  const isCompany = acting !== undefined && !acting.isPersonal
  const { data } = useQuery({ ...approvalsQuery, enabled: isCompany })
  const words = data && describeApprovals(data)
  if (!isCompany || !words) return null
  return (
    <p>
      <Link to="/bookings/approvals" className="link font-semibold">
        {words}
      </Link>
    </p>
  )
}
