import { sql } from 'kysely'
import type { companyRoutes, ManagedCompany } from '#contract/accounts/organizations-companies.ts'
import type { Out } from '#contract/route.ts'
import type { Db } from '../../../platform/db/database.ts'
import { everyWordIn } from '../../../platform/db/every-word.ts'
import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import { readCountedPage } from '../../../platform/db/read-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'

type CompanyQuery = Out<typeof companyRoutes.listCompanies.query>

/** Clients that a seller keeps have no members, and people who work alone are their own. */
function companies(db: Db) {
  return db
    .selectFrom('organizations')
    .select(['organizations.id', 'organizations.username', 'organizations.name', 'organizations.company'])
    .select(['organizations.status', 'organizations.suspension_reason', 'organizations.created_at'])
    .select(
      sql<{ members: number; owners: string[] }>`(
        select json_build_object('members', count(*), 'owners',
          coalesce(json_agg(coalesce(users.name, users.username) order by member.joined_at) filter (where member.role = 'owner'), '[]'))
        from organization_members as member join users on users.id = member.user_id
        where member.organization_id = organizations.id)`.as('team'),
    )
    .select(
      sql<number>`(select count(*)::int from listings
        where listings.seller_id = organizations.id and listings.status <> 'archived')`.as('listing_count'),
    )
    .where('organizations.person_id', 'is', null)
    .where('organizations.deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('organization_members as one')
          .select('one.user_id')
          .whereRef('one.organization_id', '=', 'organizations.id'),
      ),
    )
}
type CompanyRow = Awaited<ReturnType<typeof listCompanies>>['rows'][number]

/** One page of companies, newest first, with the total over all pages. */
export async function listCompanies(db: Db, { q, limit = 50, cursor }: CompanyQuery) {
  const text = sql`concat_ws(' ', organizations.username, organizations.name, organizations.company, organizations.email)`
  const matching = companies(db).where((eb) => eb.and(everyWordIn(text, q)))
  return readCountedPage(matching, {
    newestBy: 'organizations.created_at',
    limit,
    after: readIdCursor(cursor),
  })
}

/** @throws AppError `not-found` */
export async function getCompany(db: Db, id: number): Promise<CompanyRow> {
  const row = await companies(db).where('organizations.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found', { message: 'There is no such company' })
  return row
}

export function presentCompany(row: CompanyRow): ManagedCompany {
  return {
    id: row.id,
    username: row.username,
    name: toOrganizationName(row),
    ...row.team,
    listingCount: row.listing_count,
    isSuspended: row.status === 'suspended',
    suspensionReason: row.suspension_reason,
    createdAt: row.created_at.toISOString(),
  }
}
