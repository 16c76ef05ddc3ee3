import type { ManagedUser } from '#contract/accounts/users.ts'
import type { ManagedUserRow } from './queries.ts'

/** Row → contract, for admins. Neither the password hash nor any secret leaves the server. */
export function presentUser(row: ManagedUserRow): ManagedUser {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    name: row.name,
    company: row.company,
    phone: row.phone,
    role: row.role,
    status: row.status,
    suspensionReason: row.suspension_reason,
    listingCount: row.listing_count ?? 0,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
