import { type Selectable, sql } from 'kysely'
import type { MemberLimits } from '#domain/booking/spending.ts'
import type { OrganizationRole } from '#domain/roles.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import type { OrganizationsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'

export type OrganizationRow = Selectable<OrganizationsTable>

export async function findOrganization(db: Db, id: number): Promise<OrganizationRow> {
  const row = await db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

/** Whatever changes who belongs to it comes one after the other: its owners are counted under this lock. */
export async function lockOrganization(trx: Tx, id: number): Promise<OrganizationRow> {
  const row = await trx
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

export interface Membership {
  organizationId: number
  userId: number
}

export async function findRole(
  db: Db,
  { organizationId, userId }: Membership,
): Promise<OrganizationRole | undefined> {
  const row = await db
    .selectFrom('organization_members')
    .select('role')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role
}

/** Of a locked organization. @throws AppError `not-found` for who is none of its members */
export async function requireRole(trx: Tx, member: Membership): Promise<OrganizationRole> {
  const role = await findRole(trx, member)
  if (!role) throw new AppError('not-found')
  return role
}

/** Of a member of a locked organization. */
export async function readLimits(trx: Tx, { organizationId, userId }: Membership): Promise<MemberLimits> {
  const row = await trx
    .selectFrom('organization_members')
    .select(['role', 'spends_cents', 'approves_cents'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { role: row.role, spendsCents: row.spends_cents, approvesCents: row.approves_cents }
}

/** Of a locked organization whose owners were changed. @throws AppError `last-owner` */
export async function requireOwner(trx: Tx, organization: OrganizationRow): Promise<void> {
  const owner = await trx
    .selectFrom('organization_members')
    .select('user_id')
    .where('organization_id', '=', organization.id)
    .where('role', '=', 'owner')
    .limit(1)
    .executeTakeFirst()
  if (owner) return
  const message = `You are the last owner of ${toOrganizationName(organization)}. Make somebody else an owner first.`
  throw new AppError('last-owner', { message })
}

/** The number of its members and of invitations that can still be used. */
export async function countSeats(trx: Tx, organizationId: number): Promise<number> {
  const { rows } = await sql<{ seats: number }>`select
    (select count(*) from organization_members where organization_id = ${organizationId})::int
    + (select count(*) from organization_invitations where organization_id = ${organizationId}
       and used_at is null and revoked_at is null and expires_at > now())::int as seats`.execute(trx)
  return rows[0]?.seats ?? 0
}

/** Who has none of their own any more, because their first one became a company, is given another. */
export async function ensurePersonal(trx: Tx, userId: number): Promise<void> {
  await sql`
    with made as (
      insert into organizations (id, username, name, company, phone, email, status, person_id)
      select next.id, users.username || '-' || next.id, users.name, null, users.phone, users.email, users.status, users.id
      from users cross join (select next_organization_id() as id) as next
      where users.id = ${userId}::int and users.deleted_at is null
        and not exists (select from organizations where person_id = users.id)
      returning id
    )
    insert into organization_members (organization_id, user_id, role) select id, ${userId}::int, 'owner' from made`.execute(
    trx,
  )
}
