import { toBookingReference } from '#domain/booking/reference.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { TRANSFERS_PER_PERSON } from './limits.ts'
import { findListing } from './queries.ts'
import {
  findOpen,
  findTransfer,
  type LockedListing,
  lockListing,
  lockSides,
  readNames,
  refuseGone,
  requireFree,
  requireOwner,
} from './transfer-locks.ts'
import { mailTransfer } from './transfer-mails.ts'
import { findReceiver } from './transfer-receiver.ts'

export interface By {
  actor: Actor
  origin: Origin
}

/**
 * Offers a space to another organization. To one that the same person owns it goes at once.
 * @throws AppError `listing-not-found`, `invalid-input`, `not-transferable`, `conflict`, `unit-id-taken`, `verify-email-first`
 * @returns the transfer's id
 */
export async function offerTransfer(
  context: AppContext,
  { listingId, to }: { listingId: number; to: string },
  by: By,
): Promise<number> {
  const { actor } = by
  if (!isVerified(actor)) throw new AppError('verify-email-first', { message: VERIFY })
  const own = await findListing(context.db, listingId)
  if (own?.seller_id !== actor.organizationId) throw new AppError('listing-not-found')
  const receiver = await findReceiver(context.db, to, actor)
  if (!receiver.isOwn) await context.limiter.take(TRANSFERS_PER_PERSON, String(actor.personId))
  return inTransaction(context, async (trx) => {
    const now = context.now()
    const { gone, ...names } = await lockSides(trx, { from: actor.organizationId, to: receiver.id })
    refuseGone({ gone })
    await requireOwner(trx, actor.organizationId, actor.personId)
    const listing = await lockListing(trx, listingId)
    if (listing.seller_id !== actor.organizationId) throw new AppError('listing-not-found')
    await requireFree(trx, listing, now)
    const open = await findOpen(trx, listingId)
    if (open)
      throw new AppError('conflict', { message: 'It is offered already. Take that offer back first.' })
    const { id } = await trx
      .insertInto('listing_transfers')
      .values({
        listing_id: listingId,
        from_id: actor.organizationId,
        to_id: receiver.id,
        offered_by: actor.personId,
        offered_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const told = { title: listing.title, ...names }
    if (receiver.isOwn) {
      await requireOwner(trx, receiver.id, actor.personId)
      await move(trx, listing, { id, to: receiver.id, toName: names.to, by, now })
      await mailTransfer(context, trx, { to: receiver.id, news: 'moved', told, by: actor.personId })
      await mailTransfer(context, trx, {
        to: actor.organizationId,
        news: 'accepted',
        told,
        by: actor.personId,
      })
    } else {
      await recordAudit(trx, {
        actorId: actor.personId,
        action: 'listing.transfer-offered',
        subject: { type: 'listing', id: listingId },
        after: { to: receiver.id },
        origin: by.origin,
      })
      await mailTransfer(context, trx, { to: receiver.id, news: 'offered', told, by: actor.personId })
    }
    return id
  })
}

/** @throws AppError `not-found` where none is open, `listing-not-found` */
export async function withdrawTransfer(context: AppContext, listingId: number, by: By): Promise<void> {
  const { actor } = by
  await inTransaction(context, async (trx) => {
    const listing = await lockListing(trx, listingId)
    if (listing.seller_id !== actor.organizationId) throw new AppError('listing-not-found')
    await requireOwner(trx, actor.organizationId, actor.personId)
    const open = await findOpen(trx, listingId)
    if (!open) throw new AppError('not-found')
    await decide(trx, open.id, { state: 'withdrawn', by, now: context.now(), listingId })
    const names = await readNames(trx, { from: actor.organizationId, to: open.to_id })
    const told = { title: listing.title, ...names }
    await mailTransfer(context, trx, { to: open.to_id, news: 'withdrawn', told, by: actor.personId })
  })
}

/**
 * Accepts or declines what was offered to the organization that somebody acts for.
 * @throws AppError `not-found`, `conflict` for what is no longer open, `not-transferable`, `unit-id-taken`, `verify-email-first`
 */
export async function answerTransfer(
  context: AppContext,
  { id, accepts }: { id: number; accepts: boolean },
  by: By,
): Promise<void> {
  const { actor } = by
  if (accepts && !isVerified(actor)) throw new AppError('verify-email-first', { message: VERIFY })
  const given = await findTransfer(context.db, id)
  if (given?.to_id !== actor.organizationId) throw new AppError('not-found')
  await inTransaction(context, async (trx) => {
    const now = context.now()
    const { gone, ...names } = await lockSides(trx, { from: given.from_id, to: given.to_id })
    if (accepts) refuseGone({ gone })
    await requireOwner(trx, actor.organizationId, actor.personId)
    const listing = await lockListing(trx, given.listing_id)
    const transfer = required(await findTransfer(trx, id))
    if (transfer.state !== 'open' || listing.seller_id !== given.from_id)
      throw new AppError('conflict', { message: 'This offer is no longer open.' })
    if (accepts) {
      await requireFree(trx, listing, now)
      await move(trx, listing, { id, to: given.to_id, toName: names.to, by, now })
    } else await decide(trx, id, { state: 'declined', by, now, listingId: listing.id })
    const told = { title: listing.title, ...names }
    const news = accepts ? 'accepted' : 'declined'
    await mailTransfer(context, trx, { to: given.from_id, news, told, by: actor.personId })
  })
}

const VERIFY = 'Please verify your email address first.'

interface Move {
  id: number
  to: number
  toName: string
  by: By
  now: Date
}

/** Of a locked space that is free to go. What goes with it is one trigger's (`carry_listing`). */
async function move(trx: Tx, listing: LockedListing, { id, to, toName, by, now }: Move): Promise<void> {
  await refuseTaken(trx, listing, { to, toName })
  await trx
    .updateTable('listings')
    // structures are their organization's
    .set({ seller_id: to, structure_id: null, updated_at: now })
    .where('id', '=', listing.id)
    .execute()
  await decide(trx, id, { state: 'accepted', by, now, listingId: listing.id })
}

/** @throws AppError `unit-id-taken`; `conflict` for what the receiver is about to book themselves */
async function refuseTaken(
  trx: Tx,
  { id, seller_unit_id: unitId }: LockedListing,
  { to, toName }: Pick<Move, 'to' | 'toName'>,
): Promise<void> {
  const same =
    unitId !== null &&
    (await trx
      .selectFrom('listings')
      .select('id')
      .where('seller_id', '=', to)
      .where('seller_unit_id', '=', unitId)
      .executeTakeFirst())
  if (same)
    throw new AppError('unit-id-taken', {
      message: `${toName} has a space with the unit id ${unitId} already.`,
    })
  const draft = await trx
    .selectFrom('bookings')
    .select('id')
    .where('listing_id', '=', id)
    .where('buyer_id', '=', to)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  if (draft)
    throw new AppError('conflict', {
      message: `${toName} is about to book this space: remove ${toBookingReference(draft.id)} from the checkout first.`,
    })
}

interface Decision {
  state: 'accepted' | 'declined' | 'withdrawn'
  by: By
  now: Date
  listingId: number
}

async function decide(trx: Tx, id: number, { state, by, now, listingId }: Decision): Promise<void> {
  const { from_id, to_id } = await trx
    .updateTable('listing_transfers')
    .set({ state, decided_by: by.actor.personId, decided_at: now })
    .where('id', '=', id)
    .returning(['from_id', 'to_id'])
    .executeTakeFirstOrThrow()
  await recordAudit(trx, {
    actorId: by.actor.personId,
    action: `listing.transfer-${state}`,
    subject: { type: 'listing', id: listingId },
    before: { sellerId: from_id },
    after: { to: to_id },
    origin: by.origin,
  })
}
