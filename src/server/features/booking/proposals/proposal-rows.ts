import { sql } from 'kysely'
import { proposalStatus } from '#domain/booking/proposals.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** A proposal of a seller's. */
export interface Owned {
  id: number
  sellerId: number
}

/** A proposal with whom it is for. */
export function proposals(db: Db) {
  return db
    .selectFrom('proposals')
    .innerJoin('clients', 'clients.id', 'proposals.client_id')
    .selectAll('proposals')
    .select(['clients.name as client_name', 'clients.email as client_email', 'clients.brands'])
    .select(['clients.account_id as buyer_id', 'clients.claimed_at'])
}

export type ProposalRow = Awaited<ReturnType<typeof getProposalRow>>

/** @throws AppError `not-found` for those of others too */
export async function getProposalRow(db: Db, { id, sellerId }: Owned) {
  const row = await proposals(db)
    .where('proposals.id', '=', id)
    .where('proposals.organization_id', '=', sellerId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found', { message: 'There is no such proposal' })
  return row
}

/** Locks the proposal, then its client: whoever sends, answers or withdraws it comes one after the other. @throws as `getProposalRow` */
export async function lockProposal(trx: Tx, owned: Owned): Promise<ProposalRow> {
  const locked = await trx
    .selectFrom('proposals')
    .select('client_id')
    .where('id', '=', owned.id)
    .where('organization_id', '=', owned.sellerId)
    .forUpdate()
    .executeTakeFirst()
  if (locked)
    await trx.selectFrom('clients').select('id').where('id', '=', locked.client_id).forUpdate().execute()
  return getProposalRow(trx, owned)
}

export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

/** In their order, with what is said of their spaces now. */
export function listLines(db: Db, proposalId: number) {
  return db
    .selectFrom('proposal_lines as line')
    .innerJoin('listings', 'listings.id', 'line.listing_id')
    .innerJoin('space_units as unit', 'unit.id', 'line.unit_id')
    .selectAll('line')
    .select(['listings.title', 'listings.location_text as place', 'listings.seller_unit_id as unit_code'])
    .select(
      sql<string | null>`case when (select count(*) from space_units as other
        where other.listing_id = line.listing_id) > 1 then unit.name end`.as('unit_name'),
    )
    .where('line.proposal_id', '=', proposalId)
    .orderBy('line.position')
    .execute()
}

/** Bookings that hold the days of the version that was sent last. */
export async function listHolds(db: Db, proposalId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('proposal_holds')
    .select('booking_id')
    .where('proposal_id', '=', proposalId)
    .orderBy('booking_id')
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}

/** Of a locked proposal that may still be changed. @throws AppError `proposal-closed` */
export function requireOpen(row: Pick<ProposalRow, 'status' | 'valid_until'>, now: Date): void {
  const status = proposalStatus(row, now)
  if (status === 'accepted' || status === 'withdrawn') throw new AppError('proposal-closed')
}

/** @throws AppError `proposal-edited` */
export function requireSeen({ updated_at }: Pick<ProposalRow, 'updated_at'>, seen: string): void {
  if (updated_at.toISOString() !== new Date(seen).toISOString()) throw new AppError('proposal-edited')
}
