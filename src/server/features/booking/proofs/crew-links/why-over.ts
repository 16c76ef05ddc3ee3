import type { CrewLink } from '#contract/booking/proofs-crew.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { capabilitiesOf, type OrganizationRole } from '#domain/roles.ts'

/** Of a link's seller, and of whoever made it. */
export interface Standing {
  seller_status: Actor['status']
  seller_deleted_at: Date | null
  status: Actor['status']
  deleted_at: Date | null
  /** In the seller's team; null: none. */
  role: OrganizationRole | null
}

/** Why a link that has days left opens nothing: it does no more than its seller and its maker may now. Null: it opens. */
export function whyOver(of: Standing): NonNullable<CrewLink['lapsed']>['why'] | null {
  if (of.seller_deleted_at !== null || of.seller_status === 'suspended') return 'seller'
  if (of.deleted_at !== null || of.role === null) return 'left'
  if (of.status === 'suspended') return 'suspended'
  return capabilitiesOf(of.role).has('produce') ? null : 'role'
}
