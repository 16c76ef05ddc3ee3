import type { Blocked, BlockInput } from '#contract/booking/availability.ts'
import { capacityOf, coverCells, type Days, listCells } from '#domain/booking/cells.ts'
import { toSpans } from '#domain/booking/spans.ts'
import { NOTHING_TAKEN, toTakenBy } from '#domain/booking/taken.ts'
import type { Span } from '#domain/booking/units.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Claim, claimUnits, cutClaims, listClaims, type NewClaim, readTaken } from './claim-units.ts'
import { presentClaim } from './present.ts'
import { lockSpace, pickUnit, toSellable, type Unit } from './space-units.ts'

interface BlockDaysInput {
  actor: Actor
  id: number
  input: BlockInput
}

type BlockContext = Pick<AppContext, 'db' | 'now' | 'metrics'>

/**
 * Takes off the market whatever is still free in the whole cells of a range; what is sold stays sold.
 * @throws AppError `listing-not-found`, `invalid-input`
 */
export function blockDays(context: BlockContext, asked: BlockDaysInput): Promise<Blocked> {
  return changeBlocks(context, asked, async (trx, { unit, range, now }) => {
    const taken = (await readTaken(trx, [unit.id], range)).get(unit.id) ?? NOTHING_TAKEN
    const spans = toSpans(unit, taken, range.first, range.last)
    const made = await claimUnits(trx, spans.flatMap(toBlock(unit.id)), now)
    return { claims: made.map((claim) => presentClaim(claim)), sold: await listSold(trx, unit, range) }
  })
}

/** Puts blocked days back on the market; the rest of a longer block stays. @throws as `blockDays` */
export function unblockDays(context: BlockContext, asked: BlockDaysInput): Promise<{ freed: Span[] }> {
  return changeBlocks(context, asked, async (trx, { unit, range, now }) => {
    const blocks = (await listClaims(trx, [unit.id], range)).filter(({ kind }) => kind === 'block')
    await cutClaims(trx, blocks, { range, now })
    return { freed: blocks.map((block) => within(block, range)) }
  })
}

interface Locked {
  unit: Unit
  /** Whole cells. */
  range: Days
  now: Date
}

function changeBlocks<T>(
  { db, now, metrics }: BlockContext,
  { actor, id, input }: BlockDaysInput,
  change: (trx: Tx, locked: Locked) => Promise<T>,
): Promise<T> {
  return inTransaction({ db, metrics }, async (trx) => {
    const { units, today } = await lockSpace(trx, { actor, id, now: now() })
    const unit = pickUnit(units, input.unitId)
    const days = toSellable(input, today)
    const range = coverCells(unit, days.first, days.last) ?? days
    return change(trx, { unit, range, now: now() })
  })
}

function toBlock(unitId: number) {
  return ({ first, last, free }: Span): NewClaim[] =>
    free > 0 ? [{ unitId, first, last, quantity: free, kind: 'block' }] : []
}

function within({ first, last, quantity }: Claim, range: Days): Span {
  return {
    first: first < range.first ? range.first : first,
    last: last > range.last ? range.last : last,
    free: quantity,
  }
}

/** The cells of a range of which something is taken by others than the seller's own blocks. */
async function listSold(trx: Tx, unit: Unit, range: Days): Promise<Span[]> {
  const claims = await listClaims(trx, [unit.id], range)
  const by = toTakenBy(
    claims.filter(({ kind }) => kind !== 'block'),
    listCells(unit, range.first, range.last),
  )
  const sold = new Map([...by.keys()].map((cell) => [cell, capacityOf(unit, cell)]))
  return toSpans(unit, sold, range.first, range.last).filter(({ free }) => free === 0)
}
