import { sql } from 'kysely'
import type { availsRoutes } from '#contract/booking/avails.ts'
import type { Out } from '#contract/route.ts'
import type { Days } from '#domain/booking/cells.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { cutClaims, listClaims } from '../availability/claim-units.ts'
import { lockOwnSpaces, readOwnSpaces } from '../availability/space-units.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { moveBooking } from '../bookings/move-booking.ts'
import { joinCells } from './plan-blocks.ts'

type ReleaseContext = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>
type Cells = Out<typeof availsRoutes.releaseCells.body>['cells']

interface ReleaseRequest {
  actor: Actor
  cells: Cells
}

/**
 * Frees chosen cells of what their seller has put there by hand: holds for clients without an account as a whole, and of blocks what
 * lies in the cells. What buyers have asked for or booked, and blocks of contracts, stay. @throws AppError `listing-not-found`
 */
export async function releaseCells(
  context: ReleaseContext,
  { actor, cells }: ReleaseRequest,
): Promise<{ holds: number; blocks: number }> {
  const { db, now } = context
  const ids = [...new Set(cells.map(({ id }) => id))].sort((a, b) => a - b)
  const wanted = joinCells(cells, await readOwnSpaces(db, { actor, ids, now: now() }))
  const runs = wanted.flatMap(({ unit, first, last }) =>
    unit.id === null ? [] : [{ unitId: unit.id, first, last }],
  )
  const bookings = await findClientHolds(db, { sellerId: actor.organizationId, runs })
  let holds = 0
  for (const id of bookings) if (await releaseHold(context, { id, actor })) holds++
  return { holds, blocks: await releaseBlocks(context, { actor, ids, runs }) }
}

type Run = Days & { unitId: number }

async function findClientHolds(
  db: Db,
  { sellerId, runs }: { sellerId: number; runs: readonly Run[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct booking.id
    from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as run ("unitId" int, first date, last date)
    join unit_claims as claim on claim.unit_id = run."unitId" and claim.kind = 'hold'
      and claim.days && daterange(run.first, run.last, '[]')
    join bookings as booking on booking.id = claim.booking_id
    where booking.seller_id = ${sellerId} and booking.origin in ('offline', 'contract') and booking.conversation_id is null
      and booking.status = 'held'
    order by booking.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** @returns false where it has become a booking, or ended, meanwhile */
function releaseHold(context: ReleaseContext, { id, actor }: { id: number; actor: Actor }): Promise<boolean> {
  return inTransaction(context, async (trx) => {
    const locked = await lockBooking(trx, id)
    if (locked.booking.status !== 'held' || locked.conversation) return false
    await moveBooking(context, trx, locked, {
      step: 'withdraw',
      actor: 'seller',
      by: actor.personId,
      now: context.now(),
    })
    return true
  })
}

function releaseBlocks(
  { db, metrics, now }: ReleaseContext,
  { actor, ids, runs }: { actor: Actor; ids: readonly number[]; runs: readonly Run[] },
): Promise<number> {
  if (runs.length === 0) return Promise.resolve(0)
  return inTransaction({ db, metrics }, async (trx) => {
    await lockOwnSpaces(trx, { actor, ids, now: now() })
    let count = 0
    for (const run of runs) {
      const claims = (await listClaims(trx, [run.unitId], run)).filter(({ kind }) => kind === 'block')
      const ofContracts = await findOfContracts(
        trx,
        claims.flatMap(({ noteId }) => noteId ?? []),
      )
      const blocks = claims.filter(({ noteId }) => noteId === null || !ofContracts.has(noteId))
      await cutClaims(trx, blocks, { range: run, now: now() })
      count += blocks.length
    }
    return count
  })
}

/** Notes that lines of contracts stand behind: those blocks are their file's. */
async function findOfContracts(db: Db, noteIds: readonly number[]): Promise<Set<number>> {
  if (noteIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('claim_notes')
    .select('id')
    .where('id', 'in', [...noteIds])
    .where('contract_line_id', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
