import type { Selectable } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import {
  type Actor,
  type ListingActor,
  type ListingTransition,
  type TransitionRefusal,
  transitionListing,
} from '#domain/listing.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { ListingsTable } from '../../platform/db/tables.ts'
import { AppError } from '../../platform/http/app-error.ts'

interface Move {
  id: number
  transition: ListingTransition
  actor: Actor
  as: ListingActor
  reason?: string | undefined
}

/**
 * One step of the lifecycle in the caller's transaction: locks, decides, writes, and notes who did it and why.
 * @returns the row as it was before
 * @throws AppError `listing-not-found`, `conflict`, `forbidden`, `invalid-input`
 */
export async function moveListing(trx: Tx, move: Move): Promise<Selectable<ListingsTable>> {
  const before = await trx
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', move.id)
    .forUpdate()
    .executeTakeFirst()
  if (!before || (move.as === 'seller' && before.seller_id !== move.actor.id)) {
    throw new AppError('listing-not-found')
  }
  const { transition, as: actor, reason } = move
  const step = transitionListing(before.status, { transition, actor, reason })
  if (!step.ok) throw refusalOf(step.refusal, transition, before.status)
  await trx
    .updateTable('listings')
    .set({ status: step.to, updated_at: new Date(), ...reviewValues(move, before) })
    .where('id', '=', move.id)
    .execute()
  await trx
    .insertInto('listing_events')
    .values({
      listing_id: move.id,
      actor_id: move.actor.id,
      from_status: before.status,
      to_status: step.to,
      reason: reason?.trim() || null,
    })
    .execute()
  return before
}

function reviewValues({ transition, actor, reason }: Move, before: Selectable<ListingsTable>) {
  if (transition === 'reject') return { rejection_reason: reason!.trim() }
  if (transition === 'submit') return { rejection_reason: null }
  if (transition !== 'approve') return {}
  const now = new Date()
  const review = { approved_by: actor.id, approved_at: now, rejection_reason: null }
  // listed from its first approval on; a later one does not make it new again
  return before.approved_at === null ? { ...review, listed_at: now } : review
}

const CODES: Record<TransitionRefusal, ErrorCode> = {
  'wrong-status': 'conflict',
  'wrong-actor': 'forbidden',
  'reason-required': 'invalid-input',
}

function refusalOf(refusal: TransitionRefusal, transition: ListingTransition, status: string): AppError {
  if (refusal !== 'wrong-status') return new AppError(CODES[refusal])
  const isReview = transition === 'approve' || transition === 'reject'
  const message = isReview
    ? `Only pending listings can be approved or rejected; this one is ${status}.`
    : `A listing that is ${status} cannot be changed this way.`
  return new AppError('conflict', { message })
}
