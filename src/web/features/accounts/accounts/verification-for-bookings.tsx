import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { meQuery } from '#web/platform/auth/me-query.ts'
import { rememberWayBack, type WayBack } from '#web/platform/auth/way-back.ts'
import { VerificationAlert } from './verification-alert.tsx'

type VerificationForBookingsProps = WayBack & { children: ReactNode }

/** Before the first step that a confirmed address is needed for; it goes by itself once the link was opened in another tab. */
export function VerificationForBookings(props: VerificationForBookingsProps) {
  const { user } = useAuth()
  return user?.status === 'pending' ? <Pending {...props} email={user.email} /> : null
}

function Pending({ path, label, email, children }: VerificationForBookingsProps & { email: string }) {
  useQuery({ ...meQuery, refetchOnWindowFocus: 'always' })
  useEffect(() => rememberWayBack({ path, label }), [path, label])
  return <VerificationAlert email={email}>{children}</VerificationAlert>
}
