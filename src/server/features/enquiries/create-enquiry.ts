import type { NewEnquiry } from '#contract/enquiries.ts'
import { type Actor, isVerified } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { findListing } from '../listings/queries.ts'
import { enquiryMail } from './emails.ts'
import { ENQUIRIES_PER_PENDING_ADDRESS, ENQUIRIES_PER_PENDING_USER, ENQUIRIES_PER_USER } from './limits.ts'
import { getEnquiry } from './queries.ts'

interface Asked {
  listingId: number
  actor: Actor
  /** The buyer's IP address. */
  address: string
  input: NewEnquiry
}

/** @returns the new enquiry's id. @throws AppError `listing-not-found`, `forbidden`, `invalid-input`, `rate-limited` */
export async function createEnquiry(
  context: AppContext,
  { listingId, actor, address, input }: Asked,
): Promise<number> {
  const { db, config } = context
  const listing = await findListing(db, listingId)
  if (listing?.status !== 'active') throw new AppError('listing-not-found')
  if (listing.seller_id === actor.id)
    throw new AppError('forbidden', { message: 'This is your own listing.' })
  refusePast(input.proposedTimes, context.now())
  await enforceRateLimit(context, actor, address)
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('enquiries')
      .values({
        listing_id: listingId,
        buyer_id: actor.id,
        seller_id: listing.seller_id,
        kind: input.kind,
        proposed_times: input.proposedTimes.map((time) => new Date(time)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (input.message !== '') {
      await trx
        .insertInto('enquiry_messages')
        .values({ enquiry_id: id, author_id: actor.id, body: input.message })
        .execute()
    }
    const row = await getEnquiry(trx, id, actor.id)
    await sendMail(trx, enquiryMail(row, { message: input.message, publicUrl: config.PUBLIC_URL }))
    return id
  })
}

function refusePast(times: string[], now: Date): void {
  if (times.every((time) => new Date(time) > now)) return
  const message = 'Please propose times that are still to come'
  throw new AppError('invalid-input', { message, fields: { proposedTimes: message } })
}

async function enforceRateLimit({ limiter }: AppContext, actor: Actor, address: string): Promise<void> {
  if (isVerified(actor)) return limiter.take(ENQUIRIES_PER_USER, String(actor.id))
  await limiter.take(ENQUIRIES_PER_PENDING_USER, String(actor.id))
  await limiter.take(ENQUIRIES_PER_PENDING_ADDRESS, address)
}
