import { sql } from 'kysely'
import type { Actor } from '#domain/listings/listing.ts'
import type { Db } from '../../../platform/db/database.ts'
import { organizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** Nobody learns who has blocked whom: they read the same as of somebody who is not there. */
export async function findReceiver(db: Db, username: string, { organizationId, personId }: Actor) {
  const found = await db
    .selectFrom('organizations')
    .select(['id', 'status'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('organization_members as member')
            .select('user_id')
            .whereRef('member.organization_id', '=', 'organizations.id')
            .where('member.user_id', '=', personId)
            .where('member.role', '=', 'owner'),
        )
        .as('is_own'),
    )
    .where('username', '=', username)
    .where('deleted_at', 'is', null)
    .where('keeper_id', 'is', null)
    .where('status', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocker_id')
            .where('blocker_id', 'in', [organizationId, sql<number>`organizations.id`])
            .where('blocked_id', 'in', [organizationId, sql<number>`organizations.id`]),
        ),
      ),
    )
    .executeTakeFirst()
  if (found?.id === organizationId) throw refusedReceiver('It belongs to this organization already')
  if (!found) throw refusedReceiver('Nobody here sells or buys under this username')
  return { id: found.id, isOwn: Boolean(found.is_own) }
}

const refusedReceiver = (message: string) =>
  new AppError('invalid-input', { message, fields: { to: message } })

/** Where a space of somebody goes at once: other organizations that they own. */
export function listOwn(db: Db, { organizationId, personId }: Pick<Actor, 'organizationId' | 'personId'>) {
  return db
    .selectFrom('organization_members as member')
    .innerJoin('organizations', 'organizations.id', 'member.organization_id')
    .select(['organizations.id', 'organizations.username'])
    .select(organizationName('organizations').as('name'))
    .where('member.user_id', '=', personId)
    .where('member.role', '=', 'owner')
    .where('organizations.id', '<>', organizationId)
    .where('organizations.status', '=', 'active')
    .where('organizations.deleted_at', 'is', null)
    .where('organizations.keeper_id', 'is', null)
    .orderBy('organizations.id')
    .execute()
}
