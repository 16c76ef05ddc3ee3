import { useQuery } from '@tanstack/react-query'
import { requestCountsQuery } from '../features/booking/bookings/requests/queries.ts'
import { WaitingCount } from '../features/booking/bookings/requests/waiting-count.tsx'
import { SellNav } from '../features/frame/shell/sell-nav.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'

/** The pages of a seller, with how many requests are new. */
export function SellerNav() {
  const { user } = useAuth()
  const { data } = useQuery({ ...requestCountsQuery, enabled: user !== null })
  return <SellNav requestCount={<WaitingCount counts={data} />} />
}
