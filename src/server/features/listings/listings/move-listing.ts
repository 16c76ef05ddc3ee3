import { type Selectable, type SqlBool, sql } from 'kysely'
import { DRAFT_FIELDS } from '#contract/listings/listings-form.ts'
import { UNFINISHED_STATUSES } from '#domain/booking/lifecycle.ts'
import {
  type Actor,
  LISTING_LIFECYCLE,
  type ListingActor,
  type OfferedListingStep,
} from '#domain/listings/listing.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { ListingsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { refuseUnsettled } from '../../ground/ledger/list-unsettled.ts'
import { applyTransition, type ListingMove, recordStep } from './apply-transition.ts'

interface Move {
  id: number
  step: OfferedListingStep
  actor: Actor
  as: ListingActor
  reason?: string | undefined
  now: Date
}

/**
 * One step that somebody chose, in the caller's transaction: locks, decides, writes, and notes who did it and why.
 * @returns the row as it was before
 * @throws AppError `listing-not-found`, `conflict`, `forbidden`, `invalid-input`, `bookings-open` for an end
 */
export async function moveListing(trx: Tx, move: Move): Promise<Selectable<ListingsTable>> {
  const isSuspended = move.step === 'approve' && (await lockSuspended(trx, [move.id])).has(move.id)
  const before = await trx
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', move.id)
    .forUpdate()
    .executeTakeFirst()
  if (!before || (move.as === 'seller' && before.seller_id !== move.actor.organizationId)) {
    throw new AppError('listing-not-found')
  }
  if (isSuspended) throw new AppError('conflict', { message: SELLER_SUSPENDED })
  const { step, as, reason, now } = move
  if (step === 'submit') checkFinished(before.unfinished)
  if (step === 'archive') await refuseUnsettled(trx, { listingId: before.id }, now)
  const set = reviewValues(move, before)
  await applyTransition(trx, [before], { step, as, actorId: move.actor.personId, reason, now, set })
  return before
}

const SELLER_SUSPENDED = 'Its seller is suspended. Restore the seller first, or send the space back.'

/**
 * Those of some spaces whose seller is suspended: what is approved meanwhile would be public beside their others, which are paused. A
 * suspension that is under way is waited for; the sellers' locks come before those of their spaces.
 */
export async function lockSuspended(trx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const sellers = await trx
    .selectFrom('organizations')
    .select(['id', 'status'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('listings')
        .select('seller_id')
        .where('listings.id', '=', sql<number>`any(${[...ids]}::int[])`),
    )
    .orderBy('id')
    .forShare()
    .execute()
  const suspended = sellers.filter(({ status }) => status === 'suspended').map(({ id }) => id)
  if (suspended.length === 0) return new Set()
  const rows = await trx
    .selectFrom('listings')
    .select('id')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('seller_id', 'in', suspended)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

type Approved = Pick<Selectable<ListingsTable>, 'id' | 'status' | 'approved_at'>

/** Many at once, locked and known to wait for review: an import's, in a few statements. */
export async function approveListings(
  trx: Tx,
  rows: readonly Approved[],
  { actor, now }: Pick<Move, 'actor' | 'now'>,
): Promise<void> {
  await approveAlike(trx, rows, { step: 'approve', as: 'admin', actorId: actor.personId, now })
}

/** The same without a person: of a seller who is trusted, after the checks. */
export async function approveTrustedListings(
  trx: Tx,
  rows: readonly Approved[],
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await approveAlike(trx, rows, { step: 'approve-trusted', as: 'system', actorId: null, reason, now })
}

async function approveAlike(
  trx: Tx,
  rows: readonly Approved[],
  move: ListingMove & { now: Date },
): Promise<void> {
  for (const [, alike] of Map.groupBy(rows, ({ approved_at }) => approved_at === null))
    await applyTransition(trx, alike, { ...move, set: approvalValues(move, alike[0] ?? null) })
}

/** @throws AppError `invalid-input` with what is missing */
function checkFinished(unfinished: Record<string, unknown> | null): void {
  const missing = Object.keys(DRAFT_FIELDS).filter((field) => field in (unfinished ?? {}))
  if (missing.length === 0) return
  throw new AppError('invalid-input', {
    message: `This draft is not finished yet. Missing: ${missing.map(toWords).join(', ')}.`,
  })
}

/** `targetMarket` → `target market` */
function toWords(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function reviewValues({ step, actor, reason, now }: Move, before: Selectable<ListingsTable>) {
  if (step === 'reject') return { rejection_reason: reason?.trim() ?? null }
  if (step === 'submit') return { rejection_reason: null }
  return step === 'approve' ? approvalValues({ actorId: actor.personId, now }, before) : {}
}

function approvalValues(
  { actorId, now }: { actorId: number | null; now: Date },
  before: Pick<Selectable<ListingsTable>, 'approved_at'> | null,
) {
  const review = { approved_by: actorId, approved_at: now, rejection_reason: null }
  // listed from its first approval on; a later one does not make it new again
  return before?.approved_at ? review : { ...review, listed_at: now }
}

interface MoveListingsInput {
  step: 'suspend-seller' | 'delete-account' | 'pause-silent'
  as: ListingActor
  /** Null for `system`. */
  actorId: number | null
  reason: string
  now: Date
}

/** Takes off the market whatever a seller has there, with the change on record. @returns how many listings */
export async function moveListingsOf(trx: Tx, sellerId: number, move: MoveListingsInput): Promise<number> {
  const from = LISTING_LIFECYCLE.filter(({ step }) => step === move.step).flatMap((rule) => rule.from)
  const offered = trx
    .selectFrom('listings')
    .select(['id', 'status'])
    .where('seller_id', '=', sellerId)
    .where('status', 'in', from)
    .orderBy('id')
  // a conversation that is begun refers to the space, and waits for the seller who leaves: who leaves does not wait for it in turn
  const rows = await (move.step === 'delete-account'
    ? offered.forNoKeyUpdate()
    : offered.forUpdate()
  ).execute()
  await applyTransition(trx, rows, move)
  return rows.length
}

/** Of the event that pauses a suspended seller's spaces; those, and no others, come back with the account. */
export const SUSPENDED = 'The seller’s account was suspended'

interface Pause {
  /** Of the latest of their events. */
  reason: string
  /** By nobody but `system`. */
  isBySystem?: boolean
}

/** A seller's listings that were paused for one reason, and have not been touched since. */
export function pausedListings(db: Db, sellerId: number, { reason, isBySystem = false }: Pause) {
  return db
    .selectFrom('listings')
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'paused')
    .where(
      sql<SqlBool>`${reason} = (select case when actor_id is null or ${!isBySystem}::boolean then reason end
        from listing_events where listing_id = listings.id order by listing_events.id desc limit 1)`,
    )
}

interface PauseInput {
  ids: readonly number[]
  reason: string
  now: Date
}

/** Pauses those of a seller's spaces that are on the market and have no unfinished booking. @returns their ids */
export async function pauseUnbooked(
  trx: Tx,
  sellerId: number,
  { ids, reason, now }: PauseInput,
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('listings')
    .select(['id', 'status'])
    .where('seller_id', '=', sellerId)
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('status', '=', 'active')
    .where(
      sql<SqlBool>`not exists (select from bookings where listing_id = listings.id and status = any(${[...UNFINISHED_STATUSES]}))`,
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  await applyTransition(trx, rows, { step: 'import-pause', as: 'seller', actorId: null, reason, now })
  return rows.map(({ id }) => id)
}

interface ResumeInput {
  step: 'restore-seller' | 'resume'
  as: ListingActor
  actorId: number | null
  reason?: string
  now: Date
}

/** Puts back what was paused so, and by nothing since; of some spaces, if `ids` are given. @returns how many listings */
export async function resumeListings(
  trx: Tx,
  sellerId: number,
  { pause, move, ids }: { pause: Pause; move: ResumeInput; ids?: readonly number[] },
): Promise<number> {
  const rows = await pausedListings(trx, sellerId, pause)
    .select(['id', 'status'])
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...(ids ?? [])]}::int[])`))
    .orderBy('id')
    .forUpdate()
    .execute()
  await applyTransition(trx, rows, move)
  return rows.length
}

interface Recorded {
  step: 'fade' | 'restore'
  as: ListingActor
  actorId: null
  reason: string
}

/** Keeps on record a step of a seller that leaves the public listings as they are. */
export async function recordStepOf(trx: Tx, sellerId: number, move: Recorded): Promise<void> {
  const rows = await trx
    .selectFrom('listings')
    .select(['id', 'status'])
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
  await recordStep(trx, rows, move)
}
