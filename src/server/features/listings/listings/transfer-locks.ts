import type { Selectable } from 'kysely'
import { required } from '#domain/required.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import type { ListingsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readBlockers } from './transfer-facts.ts'

export type LockedListing = Selectable<ListingsTable>

interface Sides {
  from: number
  to: number
}

/** Whoever joins, leaves, suspends or renames one of both waits. @returns both names, and who cannot sell by now */
export async function lockSides(
  trx: Tx,
  { from, to }: Sides,
): Promise<{ from: string; to: string; gone: string | null }> {
  const rows = await trx
    .selectFrom('organizations')
    .select(['id', 'status', 'company', 'name', 'username', 'deleted_at'])
    .where('id', 'in', [from, to])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const gone = rows.find(({ status, deleted_at }) => status === 'suspended' || deleted_at !== null)
  const name = (id: number) => toOrganizationName(required(rows.find((row) => row.id === id)))
  return { from: name(from), to: name(to), gone: gone ? toOrganizationName(gone) : null }
}

/** To decline, nobody has to be able to sell. @throws AppError `conflict` */
export function refuseGone({ gone }: { gone: string | null }): void {
  if (gone !== null) throw new AppError('conflict', { message: `${gone} cannot sell at present.` })
}

export async function readNames(db: Db, { from, to }: Sides): Promise<{ from: string; to: string }> {
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'company', 'name', 'username'])
    .where('id', 'in', [from, to])
    .execute()
  const name = (id: number) => toOrganizationName(required(rows.find((row) => row.id === id)))
  return { from: name(from), to: name(to) }
}

/** Somebody who lost the role meanwhile moves nothing. @throws AppError `role-missing` */
export async function requireOwner(trx: Tx, organizationId: number, userId: number): Promise<void> {
  const owner = await trx
    .selectFrom('organization_members')
    .select('role')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('role', '=', 'owner')
    .executeTakeFirst()
  if (!owner) throw new AppError('role-missing')
}

/** With its units, so that whoever books or blocks days of it comes before or after. */
export async function lockListing(trx: Tx, id: number): Promise<LockedListing> {
  const listing = await trx
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!listing) throw new AppError('listing-not-found')
  await trx
    .selectFrom('bookings')
    .select('id')
    .where('listing_id', '=', id)
    .where('status', '=', 'draft')
    .orderBy('id')
    .forUpdate()
    .execute()
  await trx
    .selectFrom('space_units')
    .select('id')
    .where('listing_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute()
  return listing
}

export async function requireFree(trx: Tx, listing: LockedListing, now: Date): Promise<void> {
  const blockers = await readBlockers(trx, { id: listing.id, sellerId: listing.seller_id, now })
  if (blockers.length > 0) throw new AppError('not-transferable', { message: blockers.join(' ') })
}

export function findOpen(trx: Tx, listingId: number) {
  return trx
    .selectFrom('listing_transfers')
    .select(['id', 'to_id'])
    .where('listing_id', '=', listingId)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

export function findTransfer(db: Db, id: number) {
  return db.selectFrom('listing_transfers').selectAll().where('id', '=', id).executeTakeFirst()
}
