import type { Account } from '#contract/accounts/accounts.ts'
import { bookingsPath } from '#domain/paths.ts'
import { api } from '#web/platform/api.ts'

interface OpenBookings {
  user: Account | null
  /** The client's, for whom a proposal was accepted. */
  organizationId: number
  goTo: (path: string) => void
}

/** The page that follows is drawn for the client: the bookings are theirs, whomever this tab acted for. */
export async function openBookings({ user, organizationId, goTo }: OpenBookings): Promise<void> {
  // it is booked already: where this fails, they choose the client by themselves
  if (user?.actingFor !== organizationId)
    await api('POST /api/account/acting-for', { body: { organizationId } }).catch(() => null)
  goTo(bookingsPath())
}
