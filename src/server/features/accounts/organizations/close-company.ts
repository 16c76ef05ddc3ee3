import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import { ensurePersonal, lockOrganization } from './team-rows.ts'

interface Member {
  id: number
  email: string
  name: string
}

export interface LockedCompany {
  name: string
  /** Somebody alone: no company at all. */
  isPersonal: boolean
  isSuspended: boolean
  owners: Member[]
}

/** @throws AppError `not-found` */
export async function lockCompany(trx: Tx, id: number): Promise<LockedCompany> {
  const row = await lockOrganization(trx, id)
  return {
    name: toOrganizationName(row),
    isPersonal: row.person_id !== null,
    isSuspended: row.status === 'suspended',
    owners: await listOwners(trx, id),
  }
}

/**
 * Ends what makes it a company: its members, invitations and keys. Each member works alone from then on, or elsewhere.
 * @returns who belonged to it
 */
export async function dissolveTeam(trx: Tx, id: number): Promise<Member[]> {
  for (const table of ['organization_invitations', 'ownership_offers', 'api_keys'] as const)
    await trx.deleteFrom(table).where('organization_id', '=', id).execute()
  const members = await listMembers(trx, id)
  await trx.deleteFrom('organization_members').where('organization_id', '=', id).execute()
  for (const member of members) await ensurePersonal(trx, member.id)
  return members
}

/** Its row stays for what others have a part in, and names nobody. `releaseUsername` comes after the commit. */
export async function closeCompany(trx: Tx, id: number): Promise<void> {
  await trx
    .updateTable('organizations')
    .set({
      email: `deleted-company-${id}@deleted.invalid`,
      name: 'Deleted company',
      company: null,
      phone: null,
      address: null,
      status: 'suspended',
      suspension_reason: null,
      deleted_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Of a company that is deleted: nobody can register what takes its place, and it is not that of a person of the same number. By itself:
 * a key that changes waits for all who refer to the row, and some of those wait for whoever has it locked.
 */
export async function releaseUsername(db: Db, id: number): Promise<void> {
  await db
    .updateTable('organizations')
    .set({ username: `deleted-team-${id}` })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
}

/** Who decides about it, and is told. */
export async function listOwners(trx: Tx, id: number): Promise<Member[]> {
  const members = await listMembers(trx, id)
  return members.filter(({ role }) => role === 'owner')
}

async function listMembers(trx: Tx, id: number) {
  const rows = await trx
    .selectFrom('organization_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['users.id', 'users.email', 'users.name', 'users.username', 'member.role'])
    .where('member.organization_id', '=', id)
    .orderBy('member.joined_at')
    .execute()
  return rows.map(({ name, username, ...member }) => ({ ...member, name: name ?? username }))
}
