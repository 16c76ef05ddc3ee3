import { sql } from 'kysely'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { freeClaims, lockUnits } from '../availability/claim-units.ts'
import { canTakeBack } from './policy.ts'

interface Made {
  id: number
  unitId: number
  sellerId: number
  kind: string
  isOfContract: boolean
}

/** Takes back blocks by their numbers: one that has been cut or freed since has another, or none, and stays as it is. */
export function undoBlocks(
  { db, metrics }: Pick<AppContext, 'db' | 'metrics'>,
  actor: Actor,
  claims: readonly number[],
): Promise<{ freed: number; stayed: number }> {
  return inTransaction({ db, metrics }, async (trx) => {
    const wanted = new Set(claims)
    const own = (await readMade(trx, claims)).filter((claim) => canTakeBack(actor, claim))
    await lockUnits(
      trx,
      own.map(({ unitId }) => unitId),
    )
    // as they are behind the lock
    const left = (await readMade(trx, [...wanted])).filter((claim) => canTakeBack(actor, claim))
    await freeClaims(
      trx,
      left.map(({ id }) => id),
    )
    return { freed: left.length, stayed: wanted.size - left.length }
  })
}

async function readMade(db: Db, ids: readonly number[]): Promise<Made[]> {
  const { rows } = await sql<Made>`
    select claim.id, claim.unit_id as "unitId", listing.seller_id as "sellerId", claim.kind,
      note.contract_line_id is not null as "isOfContract"
    from unit_claims as claim
    join space_units as unit on unit.id = claim.unit_id
    join listings as listing on listing.id = unit.listing_id
    left join claim_notes as note on note.id = claim.note_id
    where claim.id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}
