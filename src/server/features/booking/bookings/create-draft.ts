import type { bookingRoutes } from '#contract/booking/bookings.ts'
import { ORDER_SIZE } from '#contract/booking/orders.ts'
import type { Out } from '#contract/route.ts'
import { findDeadline } from '#domain/booking/deadlines.ts'
import type { BookingWish } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { type Offer, requireExtras } from '../quotes/read-offer.ts'
import { buildTerms, readParties } from './build-terms.ts'
import { enforceDraftLimit } from './enforce-limits.ts'
import { findBookable, readStoredOffer } from './find-bookable.ts'
import { replaceItems } from './insert-version.ts'
import { requireSponsor } from './require-sponsor.ts'

type Drafting = Pick<AppContext, 'db' | 'now' | 'gazetteer' | 'limiter'>

interface CreateDraftInput {
  actor: Actor
  wish: Out<typeof bookingRoutes.createBooking.body>
  /** Of the agent that put it together. */
  preparedBy?: string
}

/**
 * Puts a wish into the buyer's open order. It is checked as a quote is, but for what others have taken: a draft may wait for
 * that. @returns its id. @throws AppError `listing-not-found`, `not-bookable`, `term-not-sold`, `forbidden`, `conflict`
 */
export async function createDraft(
  context: Drafting,
  { actor, wish: given, preparedBy }: CreateDraftInput,
  keep: RecordResult,
): Promise<number> {
  const { listingId, ...asked } = given
  await enforceDraftLimit(context, actor)
  requireSponsor(asked.sponsor)
  const listing = await findBookable(context, listingId, actor.id)
  const offer = await readStoredOffer(context, listing, asked.unitId)
  requireExtras(offer, asked.extras)
  const wish: BookingWish = { ...asked, unitId: required(offer.unit.id) }
  const parties = await readParties(context.db, { buyerId: actor.id, sellerId: listing.seller_id })
  const terms = await buildTerms(context, offer, { parties, wanted: wish, givesWay: () => true })
  return context.db.transaction().execute(async (trx) => {
    const orderId = await lockOpenOrder(trx, actor.id)
    const id = await insertDraft(trx, offer, { orderId, wish, actor, preparedBy, terms, now: context.now() })
    await replaceItems(trx, id, terms.units)
    await keep(trx, id)
    return id
  })
}

interface Draft {
  orderId: number
  actor: Actor
  wish: BookingWish
  preparedBy: string | undefined
  terms: Awaited<ReturnType<typeof buildTerms>>
  now: Date
}

async function insertDraft(trx: Tx, { listing }: Offer, draft: Draft): Promise<number> {
  const { orderId, actor, wish, preparedBy, terms, now } = draft
  const { timeZone, first, last } = terms
  const { id } = await trx
    .insertInto('bookings')
    .values({
      order_id: orderId,
      listing_id: listing.id,
      buyer_id: actor.id,
      seller_id: listing.seller_id,
      wish: JSON.stringify(wish),
      first_day: first,
      last_day: last,
      time_zone: timeZone,
      total_cents: terms.totalCents,
      deadline_at: findDeadline('draft', { now, timeZone, first, last, answerHours: 0 }),
      prepared_by: preparedBy ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The order that somebody puts together, begun where there is none; two drafts at once meet here. */
async function lockOpenOrder(trx: Tx, buyerId: number): Promise<number> {
  await trx
    .insertInto('orders')
    .values({ buyer_id: buyerId })
    .onConflict((conflict) => conflict.column('buyer_id').where('status', '=', 'open').doNothing())
    .execute()
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  // placed by the last draft that has just left
  if (!order) return lockOpenOrder(trx, buyerId)
  const { drafts } = await trx
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('drafts'))
    .where('order_id', '=', order.id)
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow()
  if (drafts >= ORDER_SIZE)
    throw new AppError('conflict', {
      message: `An order holds ${ORDER_SIZE} bookings. Send or remove some first.`,
    })
  return order.id
}
