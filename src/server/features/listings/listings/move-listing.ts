import type { Selectable } from 'kysely'
import { DRAFT_FIELDS } from '#contract/listings/listings-form.ts'
import type { Actor, ListingActor, OfferedListingStep } from '#domain/listings/listing.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ListingsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { refuseUnsettled } from '../../ground/ledger/refuse-unsettled.ts'
import { applyTransition } from './apply-transition.ts'

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
  const before = await trx
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', move.id)
    .forUpdate()
    .executeTakeFirst()
  if (!before || (move.as === 'seller' && before.seller_id !== move.actor.id)) {
    throw new AppError('listing-not-found')
  }
  const { step, as, reason, now } = move
  if (step === 'submit') checkFinished(before.unfinished)
  if (step === 'archive') await refuseUnsettled(trx, { listingId: before.id }, now)
  const set = reviewValues(move, before)
  await applyTransition(trx, [before], { step, as, actorId: move.actor.id, reason, now, set })
  return before
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
  if (step !== 'approve') return {}
  const review = { approved_by: actor.id, approved_at: now, rejection_reason: null }
  // listed from its first approval on; a later one does not make it new again
  return before.approved_at === null ? { ...review, listed_at: now } : review
}
