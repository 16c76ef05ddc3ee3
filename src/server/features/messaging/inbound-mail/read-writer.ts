import { sql } from 'kysely'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { mayOf } from '#domain/roles.ts'
import type { Db } from '../../../platform/db/database.ts'
import { requireCapability } from '../../../platform/http/require-actor.ts'

/**
 * Whose mail begins a conversation: the person, for the organization that a new session of theirs would act for. Their own number may be
 * that of a company which they have left. @throws AppError `role-missing`
 */
export async function readWriter(
  db: Db,
  { id, role, status }: Pick<Actor, 'role' | 'status'> & { id: number },
): Promise<Actor> {
  const member = await db
    .selectFrom('organization_members as member')
    .innerJoin('organizations', 'organizations.id', 'member.organization_id')
    .select(['member.organization_id', 'member.role', 'organizations.status as standing'])
    .where('member.user_id', '=', id)
    .orderBy('member.acted_at', (order) => order.desc().nullsLast())
    .orderBy(sql`organizations.person_id is not null`, 'desc')
    .orderBy('member.organization_id')
    .limit(1)
    .executeTakeFirst()
  const { organization_id, role: given, standing } = required(member)
  const may = mayOf({ role: given, isSuspended: standing === 'suspended' })
  const actor = { personId: id, organizationId: organization_id, role, status, may }
  requireCapability(actor, 'talk')
  return actor
}
