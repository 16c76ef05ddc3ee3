import { type Insertable, sql, type Updateable } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { decide, type TransitionRefusal } from '#domain/lifecycle.ts'
import {
  LISTING_LIFECYCLE,
  type ListingActor,
  type ListingStatus,
  type ListingStep,
} from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ListingsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { deleteReviewedPrices } from './reviewed-prices.ts'

/** One step of `LISTING_LIFECYCLE`, and who takes it. */
export interface ListingMove {
  step: ListingStep
  as: ListingActor
  /** Kept with the event; null for `system`. */
  actorId: number | null
  reason?: string | null | undefined
  /** Which end of a step that has several. */
  to?: ListingStatus
}

type Values = Omit<Insertable<ListingsTable>, 'status'>
type Changes = Omit<Updateable<ListingsTable>, 'status' | 'updated_at'>

/** A listing of an import: as it is to be written, and the step it takes, if it takes one. */
export interface UnitWrite {
  before: { id: number; status: ListingStatus; seller_unit_id: string | null } | undefined
  /** Without a unit id only what is there `before`. */
  values: Values & { seller_unit_id: string | null }
  move: ListingMove | null
}

/** Makes a listing by its first step. @returns its id */
export async function insertListing(trx: Tx, values: Values, move: ListingMove): Promise<number> {
  const status = decideStep(null, move)
  const created = await trx
    .insertInto('listings')
    .values({ ...values, status })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordEvents(trx, [{ id: created.id, from: null, to: status, move }])
  return created.id
}

/**
 * Moves locked listings by one step, with what else changes about them, in two statements however many they are.
 * @throws AppError `conflict`, `forbidden`, `invalid-input` by what the table says, before anything is written
 */
export async function applyTransition(
  trx: Tx,
  rows: readonly { id: number; status: ListingStatus }[],
  { now, set = {}, ...move }: ListingMove & { now: Date; set?: Changes },
): Promise<void> {
  const events = rows.map(({ id, status }) => ({ id, from: status, to: decideStep(status, move), move }))
  for (const [status, moved] of Map.groupBy(events, ({ to }) => to)) {
    const ids = moved.map(({ id }) => id)
    await trx
      .updateTable('listings')
      .set({ ...set, status, updated_at: now })
      .where('id', '=', sql<number>`any(${ids}::int[])`)
      .execute()
  }
  if (move.step === 'approve')
    await deleteReviewedPrices(
      trx,
      rows.map(({ id }) => id),
    )
  await recordEvents(trx, events)
}

/** Keeps on record a step that leaves the listings as they are. */
export async function recordStep(
  trx: Tx,
  rows: readonly { id: number; status: ListingStatus }[],
  move: ListingMove,
): Promise<void> {
  await recordEvents(
    trx,
    rows.map(({ id, status }) => ({ id, from: status, to: decideStep(status, move), move })),
  )
}

/** Writes the listings of an import, new and known ones, in a few statements. @returns their ids by the seller's unit ids */
export async function upsertUnits(trx: Tx, writes: readonly UnitWrite[]): Promise<Map<string, number>> {
  if (writes.length === 0) return new Map()
  await setUnitIds(trx, writes)
  const rows = writes.map(({ before, values, move }) => ({
    ...values,
    seller_unit_id: unitKeyOf({ before, values }),
    status: move ? decideStep(before?.status ?? null, move) : required(before).status,
  }))
  const written = Object.keys(required(rows[0])).filter((column) => !UNIT_KEY.includes(column))
  const stored = await trx
    .insertInto('listings')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'seller_unit_id'])
        .doUpdateSet(Object.fromEntries(written.map((column) => [column, sql.ref(`excluded.${column}`)]))),
    )
    .returning(['id', 'seller_unit_id'])
    .execute()
  const ids = new Map(stored.map((row) => [required(row.seller_unit_id), row.id]))
  const events = writes.flatMap(({ before, values, move }, index) =>
    move
      ? [
          {
            id: required(ids.get(unitKeyOf({ before, values }))),
            from: before?.status ?? null,
            to: required(rows[index]).status,
            move,
          },
        ]
      : [],
  )
  await recordEvents(trx, events)
  await clearUnitIds(trx, writes)
  return ids
}

/** What a listing is written under: its unit id, or for the moment a made one. */
function unitKeyOf({ before, values }: Pick<UnitWrite, 'before' | 'values'>): string {
  return values.seller_unit_id ?? `placard-${required(before).id}`
}

/** Known listings get the unit id they are written under. */
async function setUnitIds(trx: Tx, writes: readonly UnitWrite[]): Promise<void> {
  const renamed = writes.flatMap((write) => {
    const { before } = write
    const unit = unitKeyOf(write)
    return before && before.seller_unit_id !== unit ? [{ id: before.id, unit }] : []
  })
  if (renamed.length === 0) return
  await sql`
    update listings set seller_unit_id = g.unit
    from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as g (id int, unit text)
    where listings.id = g.id`.execute(trx)
}

async function clearUnitIds(trx: Tx, writes: readonly UnitWrite[]): Promise<void> {
  const ids = writes.flatMap(({ before, values }) =>
    before && values.seller_unit_id === null ? [before.id] : [],
  )
  if (ids.length === 0) return
  await sql`update listings set seller_unit_id = null where id = any(${ids}::int[])`.execute(trx)
}

const UNIT_KEY = ['seller_id', 'seller_unit_id']

interface Event {
  id: number
  from: ListingStatus | null
  to: ListingStatus
  move: ListingMove
}

async function recordEvents(trx: Tx, events: Event[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ id, from, to, move }) => ({
    listing_id: id,
    actor_id: move.actorId,
    from_status: from,
    to_status: to,
    reason: move.reason?.trim() || null,
  }))
  // as one parameter: a seller may have more listings than a statement may have parameters
  await sql`
    insert into listing_events (listing_id, actor_id, from_status, to_status, reason)
    select listing_id, actor_id, from_status, to_status, reason from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (listing_id int, actor_id int, from_status text, to_status text, reason text)`.execute(trx)
}

const CODES: Record<TransitionRefusal, ErrorCode> = {
  'wrong-status': 'conflict',
  'wrong-actor': 'forbidden',
  'reason-required': 'invalid-input',
}

/** @throws AppError */
function decideStep(from: ListingStatus | null, { step, as, reason, to }: ListingMove): ListingStatus {
  const decided = decide(LISTING_LIFECYCLE, from, { step, actor: as, reason, to })
  if (decided.ok) return decided.to
  if (decided.refusal !== 'wrong-status') throw new AppError(CODES[decided.refusal])
  const isReview = step === 'approve' || step === 'reject'
  const message = isReview
    ? `Only pending listings can be approved or rejected; this one is ${from}.`
    : `A listing that is ${from} cannot be changed this way.`
  throw new AppError('conflict', { message })
}
