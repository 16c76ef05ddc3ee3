import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { setSessionOrganization } from '../accounts/sessions.ts'
import { lockOrganization } from './team-rows.ts'

interface ClaimInput {
  /** Kept by a seller for a client without an account. */
  organizationId: number
  personId: number
  origin: Origin
  sessionId: string | null
  now: Date
}

/**
 * From now on a kept organization is that of a person, whose confirmed address it has: its only owner, beside whatever else they
 * belong to. It keeps its number, so that all its bookings and papers stay. @throws AppError `conflict`
 */
export async function claimOrganization(
  trx: Tx,
  { organizationId, personId, origin, sessionId, now }: ClaimInput,
): Promise<void> {
  const { keeper_id } = await lockOrganization(trx, organizationId)
  if (keeper_id === null) throw new AppError('conflict', { message: 'This client has an account already.' })
  await trx
    .updateTable('organizations')
    .set({ keeper_id: null, username: `company-${organizationId}`, updated_at: now })
    .where('id', '=', organizationId)
    .execute()
  await trx
    .insertInto('organization_members')
    .values({
      organization_id: organizationId,
      user_id: personId,
      role: 'owner',
      joined_at: now,
      acted_at: now,
    })
    .execute()
  await setSessionOrganization(trx, sessionId, organizationId)
  await recordAudit(trx, {
    actorId: personId,
    action: 'member.joined',
    subject: { type: 'organization', id: organizationId },
    after: { role: 'owner' },
    origin,
  })
}
