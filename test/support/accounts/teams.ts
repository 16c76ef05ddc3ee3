import { randomBytes } from 'node:crypto'
import type { GivenRole, OrganizationRole } from '#domain/roles.ts'
import type { Db } from '#server/platform/db/database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { buildUser } from '../listings/build-listing.ts'
import type { TestApp, TestClient } from '../test-app.ts'
import { unique } from '../unique.ts'

/** An open invitation of somebody to their own organization. */
export async function buildInvitation(
  db: Db,
  ownerId: number,
  given: { email?: string; role?: GivenRole; token?: string; invitedBy?: number } = {},
): Promise<number> {
  const { email = `${unique()}@example.com`, role = 'sales', invitedBy = ownerId } = given
  const { token = randomBytes(32).toString('base64url') } = given
  const { id } = await db
    .insertInto('organization_invitations')
    .values({
      organization_id: ownerId,
      organization_name: 'Rainier Outdoor',
      email,
      role,
      token_hash: hashToken(token),
      invited_by: invitedBy,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A company whose number is none of its members'. */
export async function buildCompany(db: Db, name = 'Alder Outdoor'): Promise<number> {
  const username = unique()
  const { id } = await db
    .insertInto('organizations')
    .values({ username, name, company: name, email: `${username}@example.com`, status: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Somebody who belongs to an organization and acts for it. */
export async function buildColleague(
  app: TestApp,
  organizationId: number,
  role: OrganizationRole,
  values: Parameters<typeof buildUser>[1] = {},
): Promise<{ id: number; client: TestClient }> {
  const id = await buildUser(app.db, { name: `Colleague in ${role}`, ...values })
  await app.db
    .insertInto('organization_members')
    .values({ organization_id: organizationId, user_id: id, role, acted_at: new Date() })
    .execute()
  return { id, client: await app.as(id) }
}
