import type { Db, Tx } from '../../../platform/db/database.ts'
import { listAudience, notifyOrganizations, type OrganizationNotice } from '../../ground/notices/audience.ts'

/** Of a seller's people those who hand in proof. */
export function listProducers(db: Db, sellerId: number) {
  return listAudience(db, [sellerId], { kind: 'proof', side: 'seller' })
}

/** Told to those of a seller's people whose role calls for it. */
export function notifySeller(
  trx: Tx,
  organizationId: number,
  notices: readonly Omit<OrganizationNotice, 'organizationId' | 'side'>[],
): Promise<void> {
  return notifyOrganizations(
    trx,
    notices.map((notice) => ({ ...notice, organizationId, side: 'seller' })),
  )
}
