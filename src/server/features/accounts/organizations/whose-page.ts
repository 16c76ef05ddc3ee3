import { type RawBuilder, sql } from 'kysely'
import { MAX_ID } from '#domain/limits.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Db } from '../../../platform/db/database.ts'
import { organizationName } from '../../../platform/db/organization-name.ts'

/** Pages below these, of a record by its number. */
const of = (pages: string) => new RegExp(`^/(?:${pages})/(\\d+)(?=/|$)`)

/** Beginnings of addresses → whose the record of that number is. */
const OWNERS: readonly (readonly [RegExp, (id: number) => RawBuilder<unknown>])[] = [
  [of('bookings|proof'), (id) => sidesOfBooking(id)],
  [
    of('inbox'),
    (id) => sql`select unnest(array[buyer_id, seller_id]) from conversations where id = ${id} union all
      select unnest(array[buyer_id, seller_id]) from conversations
      where id = (select conversation_id from conversation_aliases where id = ${id})`,
  ],
  [of('sell/listings|sell/numbers|listing'), (id) => sql`select seller_id from listings where id = ${id}`],
  [of('plans'), (id) => sql`select owner_id from plans where id = ${id}`],
  [of('briefs'), (id) => sql`select organization_id from briefs where id = ${id}`],
  [of('sell/briefs'), (id) => sql`select organization_id from brief_recipients where brief_id = ${id}`],
  [of('sell/proposals'), (id) => sql`select organization_id from proposals where id = ${id}`],
  [of('sell/clients'), (id) => sql`select organization_id from clients where id = ${id}`],
  [of('sell/import'), (id) => sql`select seller_id from imports where id = ${id}`],
]

/** What a buyer has not sent is the buyer's alone. */
const sidesOfBooking = (id: number) => sql`select buyer_id from bookings where id = ${id}
  union all select seller_id from bookings where id = ${id} and (status <> 'draft' or origin in ('offline', 'contract'))`

/** The record that the address of a page is of; undefined for pages of none. */
export function listOwnersOf(path: string): RawBuilder<unknown> | undefined {
  for (const [pattern, owners] of OWNERS) {
    const id = Number(pattern.exec(path)?.[1])
    if (id > 0 && id <= MAX_ID) return owners(id)
  }
  return undefined
}

/**
 * Which other organization of somebody's own has the record of a page that they do not find as they act now. Of what is none of theirs
 * nothing is told, not even that there is such a record.
 */
export async function findOrganizationOf(
  db: Db,
  path: string,
  { personId, organizationId }: Pick<Actor, 'personId' | 'organizationId'>,
): Promise<{ id: number; name: string } | null> {
  const owners = listOwnersOf(path)
  if (!owners) return null
  const { rows } = await sql<{ id: number; name: string }>`
    select organization.id, ${organizationName('organization')} as name
    from organization_members as member join organizations as organization on organization.id = member.organization_id
    where member.user_id = ${personId} and member.organization_id <> ${organizationId}
      and member.organization_id in (${owners})
    order by organization.id limit 1`.execute(db)
  return rows[0] ?? null
}
