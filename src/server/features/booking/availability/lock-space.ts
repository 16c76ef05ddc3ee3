import { latestDay } from '#domain/booking/sale-window.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { checkEditable, lockOwnListing } from '../../listings/listings/own-listings.ts'
import type { ListingRow } from '../../listings/listings/present.ts'
import { lockUnits } from './claim-units.ts'
import { ensureUnits } from './ensure-units.ts'

/** A stored unit. */
export type Unit = SpaceUnit & { id: number }

interface LockedSpace {
  listing: ListingRow
  booking: Awaited<ReturnType<typeof ensureUnits>>
  units: Unit[]
  /** Where the space is. */
  today: string
}

/**
 * An own listing with its units, stored if they were not, all held until the transaction ends: first the listing, then its
 * units in order. @throws AppError `listing-not-found`, `conflict` for an archived one
 */
export async function lockSpace(
  trx: Tx,
  { actor, id, now }: { actor: Actor; id: number; now: Date },
): Promise<LockedSpace> {
  const listing = await lockOwnListing(trx, actor, id)
  checkEditable(actor, listing)
  const booking = await ensureUnits(trx, listing, now)
  const units = booking.units as Unit[]
  await lockUnits(
    trx,
    units.map((unit) => unit.id),
  )
  return { listing, booking, units, today: toWallTime(now, booking.terms.timeZone).date }
}

/** How a space is sold by default is stored: from here on its units have ids. */
export async function storeUnits(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  listing: ListingRow,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('listings').select('id').where('id', '=', listing.id).forUpdate().execute()
    await ensureUnits(trx, listing, now())
  })
}

/** The unit of this id; the first where none is named. @throws AppError `invalid-input` */
export function pickUnit<T extends SpaceUnit>(units: readonly T[], unitId: number | null): T {
  const unit = unitId === null ? units[0] : units.find(({ id }) => id === unitId)
  if (unit) return unit
  const message = 'This space has no such unit.'
  throw new AppError('invalid-input', { message, fields: { unitId: message } })
}

/** The part of a range that is still to come and near enough to be sold. @throws AppError `invalid-input` */
export function toSellable({ from, to }: { from: string; to: string }, today: string) {
  const latest = latestDay(today)
  const [first, last] = [from < today ? today : from, to > latest ? latest : to]
  if (first <= last) return { first, last }
  const message = to < today ? 'These days are over.' : 'Nobody can book that far ahead yet.'
  throw new AppError('invalid-input', { message, fields: { to: message } })
}
