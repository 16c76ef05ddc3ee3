import type { BlockCellsInput, BlockedCells } from '#contract/booking/avails.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { addNote, claimUnits } from '../availability/claim-units.ts'
import { lockOwnSpaces, readOwnSpaces } from '../availability/space-units.ts'
import { type PlannedBlock, planBlocks } from './plan-blocks.ts'

interface BlockCellsRequest {
  actor: Actor
  input: BlockCellsInput
}

type BlockContext = Pick<AppContext, 'db' | 'now' | 'metrics'>

/** What blocking cells would do, as long as nobody else takes any. Nothing is written. @throws as `blockCells` */
export async function previewBlocks(
  { db, now }: BlockContext,
  { actor, input }: BlockCellsRequest,
): Promise<BlockedCells> {
  const spaces = await readOwnSpaces(db, { actor, ids: idsOf(input), now: now() })
  const { blocks, refused } = await planBlocks(db, input.cells, { spaces, now: now() })
  return { made: blocks.map((block) => ({ ...block, claimId: null })), refused }
}

/**
 * Takes whatever is free of the cells off the market, all in one transaction; what is taken stays, and is named with its reason.
 * @throws AppError `listing-not-found` unless all spaces are own ones that are not archived, `invalid-input`
 */
export function blockCells(
  { db, now, metrics }: BlockContext,
  { actor, input }: BlockCellsRequest,
): Promise<BlockedCells> {
  return inTransaction({ db, metrics }, async (trx) => {
    const spaces = await lockOwnSpaces(trx, { actor, ids: idsOf(input), now: now() })
    const { blocks, refused } = await planBlocks(trx, input.cells, { spaces, now: now() })
    if (blocks.length === 0) return { made: [], refused }
    const noteId = input.label
      ? await addNote(trx, { sellerId: actor.organizationId, label: input.label })
      : null
    const claims = await claimUnits(
      trx,
      blocks.map(({ unitId, first, last, quantity }) => {
        // stored behind the lock
        return { unitId: required(unitId), first, last, quantity, kind: 'block' as const, noteId }
      }),
      now(),
    )
    const ids = new Map(claims.map((claim) => [keyOf(claim), claim.id]))
    return {
      made: blocks.map((block) => ({ ...block, claimId: Number(required(ids.get(keyOf(block)))) })),
      refused,
    }
  })
}

const keyOf = ({ unitId, first }: Pick<PlannedBlock, 'unitId' | 'first'>) => `${unitId} ${first}`

function idsOf({ cells }: BlockCellsInput): number[] {
  return [...new Set(cells.map(({ id }) => id))].sort((a, b) => a - b)
}
