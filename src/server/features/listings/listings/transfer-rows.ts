import { type ExpressionBuilder, sql } from 'kysely'
import type { Transfer } from '#contract/listings/listings-transfers.ts'
import type { Db } from '../../../platform/db/database.ts'
import { organizationName } from '../../../platform/db/organization-name.ts'
import type { Database } from '../../../platform/db/tables.gen.ts'

const LATEST = 50
const personOf =
  (column: 'offered_by' | 'decided_by') => (eb: ExpressionBuilder<Database, 'listing_transfers'>) =>
    eb
      .selectFrom('users')
      .select(sql<string>`coalesce(users.name, users.username)`.as('name'))
      .whereRef('users.id', '=', eb.ref(`listing_transfers.${column}`))

function transfers(db: Db) {
  return db
    .selectFrom('listing_transfers')
    .innerJoin('listings', 'listings.id', 'listing_transfers.listing_id')
    .innerJoin('organizations as giver', 'giver.id', 'listing_transfers.from_id')
    .innerJoin('organizations as taker', 'taker.id', 'listing_transfers.to_id')
    .selectAll('listing_transfers')
    .select(['listings.title', 'listings.seller_unit_id'])
    .select([organizationName('giver').as('from_name'), organizationName('taker').as('to_name')])
    .select((eb) => [
      personOf('offered_by')(eb as never).as('offerer'),
      personOf('decided_by')(eb as never).as('decider'),
    ])
}
export type TransferRow = Awaited<ReturnType<ReturnType<typeof transfers>['executeTakeFirstOrThrow']>>

/** Of an organization on either side, latest first. */
export function listTransfers(db: Db, organizationId: number): Promise<TransferRow[]> {
  return transfers(db)
    .where((eb) =>
      eb.or([
        eb('listing_transfers.from_id', '=', organizationId),
        eb('listing_transfers.to_id', '=', organizationId),
      ]),
    )
    .orderBy('listing_transfers.id', 'desc')
    .limit(LATEST)
    .execute()
}

/** Of one space, latest first: those that its seller of now took part in. */
export function listTransfersOf(
  db: Db,
  { listingId, organizationId }: { listingId: number; organizationId: number },
): Promise<TransferRow[]> {
  return transfers(db)
    .where('listing_transfers.listing_id', '=', listingId)
    .where((eb) =>
      eb.or([
        eb('listing_transfers.from_id', '=', organizationId),
        eb('listing_transfers.to_id', '=', organizationId),
      ]),
    )
    .orderBy('listing_transfers.id', 'desc')
    .limit(LATEST)
    .execute()
}

export function getTransfer(db: Db, id: number): Promise<TransferRow> {
  return transfers(db).where('listing_transfers.id', '=', id).executeTakeFirstOrThrow()
}

/** As members of one side read it: who of the other did something is that side's business. */
export function presentTransfer(row: TransferRow, readerId: number): Transfer {
  const isGiver = readerId === row.from_id
  // who takes an offer back is of the giver's side
  const decidedHere = row.state === 'withdrawn' ? isGiver : !isGiver
  return {
    id: row.id,
    listing: { id: row.listing_id, title: row.title, unitId: row.seller_unit_id },
    from: { id: row.from_id, name: row.from_name },
    to: { id: row.to_id, name: row.to_name },
    state: row.state,
    offeredBy: isGiver ? row.offerer : null,
    offeredAt: row.offered_at.toISOString(),
    decidedBy: decidedHere ? row.decider : null,
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}
