import { UNFINISHED_STATUSES } from '#domain/booking/lifecycle.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { claimOrganization } from '../../accounts/organizations/claim-organization.ts'
import { openThreads } from '../bookings/move-booking.ts'

interface ClaimClient {
  client: { id: number; buyerId: number; sellerId: number }
  personId: number
  origin: Origin
  sessionId: string | null
  now: Date
}

/**
 * A locked client answers for itself from now on: its organization is the person's, and what is held or booked for it gets a thread,
 * in which both sides act as everybody does. What has ended stays as its seller has recorded it. @throws AppError `conflict`
 */
export async function claimClient(
  trx: Tx,
  { client: { id, buyerId, sellerId }, personId, origin, sessionId, now }: ClaimClient,
): Promise<void> {
  await claimOrganization(trx, { organizationId: buyerId, personId, origin, sessionId, now })
  await trx.updateTable('clients').set({ claimed_at: now, updated_at: now }).where('id', '=', id).execute()
  await openThreads(trx, { buyerId, sellerId, statuses: UNFINISHED_STATUSES, now })
}
