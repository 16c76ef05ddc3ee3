import { type Actor, isVerified } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'

const HOUR = 3600

export const LISTINGS_PER_USER: Limit = { name: 'listing:user', max: 60, perSeconds: HOUR }
/** Until the e-mail address is verified. */
export const LISTINGS_PER_PENDING_USER: Limit = { name: 'listing:pending-user', max: 20, perSeconds: HOUR }

/** Offers of spaces to other organizations, each with a mail to its owners. */
export const TRANSFERS_PER_PERSON: Limit = { name: 'transfer:person', max: 30, perSeconds: 86_400 }

/** For whatever makes a listing by hand. @throws AppError `rate-limited` */
export async function enforceListingLimit({ limiter }: AppContext, actor: Actor): Promise<void> {
  if (actor.role === 'admin') return
  await limiter.take(
    isVerified(actor) ? LISTINGS_PER_USER : LISTINGS_PER_PENDING_USER,
    String(actor.personId),
  )
}
