import { alone } from '#domain/listings/listing.ts'
import { tickBookings } from '#server/features/booking/bookings/booking-clock.ts'
import { remindOfBookings } from '#server/features/booking/bookings/remind.ts'
import { remindOfArtwork } from '#server/features/booking/creatives/remind-artwork.ts'
import { remindOfRenewals } from '#server/features/booking/renewals/remind-renewal.ts'
import { remindOfReviews } from '#server/features/booking/seller-reviews/tend-reviews.ts'
import { daysBefore } from './days-before.ts'
import type { Stage } from './stage.ts'
import type { DemoBooking, Scene } from './types.ts'

/** Plays stories together, each act at its moment, with the clock of bookings between them. */
export async function play(
  stage: Stage,
  given: readonly DemoBooking[],
  ids: Map<string, number>,
): Promise<void> {
  const all = given.filter(({ needsTestMode }) => !needsTestMode || stage.context.providers.has('test'))
  const cast = await readCast(stage, all)
  const acts = all.flatMap((told) =>
    told.acts.map(([daysAgo, act]) => ({
      at: daysBefore(stage.end, daysAgo),
      act,
      scene: { stage, told, ids, ...cast(told) },
    })),
  )
  acts.sort((a, b) => a.at.getTime() - b.at.getTime())
  stage.setTime(acts[0]!.at)
  for (const { at, act, scene } of acts) {
    await passTime(stage, at)
    await act(scene).catch((cause: unknown) => {
      throw new Error(`"${scene.told.key}" cannot be told`, { cause })
    })
  }
  await passTime(stage, stage.end)
  await remindOfBookings(stage.context)
  await remindOfRenewals(stage.context)
  await remindOfArtwork(stage.context)
  await remindOfReviews(stage.context)
}

/** Whatever comes to its deadline meanwhile moves at that moment. */
async function passTime({ context, trx, setTime }: Stage, until: Date): Promise<void> {
  for (;;) {
    const { next } = await trx
      .selectFrom('bookings')
      .select(({ fn }) => fn.min('deadline_at').as('next'))
      .where('deadline_at', '>', context.now())
      .where('deadline_at', '<=', until)
      .executeTakeFirstOrThrow()
    if (!next) break
    setTime(next)
    await tickBookings(context)
  }
  setTime(until)
}

type Cast = Pick<Scene, 'listingId' | 'buyer' | 'seller'>

/** Who sells and who buys. */
async function readCast({ trx }: Stage, all: readonly DemoBooking[]): Promise<(told: DemoBooking) => Cast> {
  const listings = await trx
    .selectFrom('listings')
    .select(['id', 'title', 'seller_id'])
    .where(
      'title',
      'in',
      all.map(({ title }) => title),
    )
    .execute()
  const users = await trx.selectFrom('users').select(['id', 'username', 'role', 'status']).execute()
  return ({ title, buyer }) => {
    const listing = listings.find((one) => one.title === title)
    const bought = users.find(({ username }) => username === buyer)
    const sold = users.find(({ id }) => id === listing?.seller_id)
    if (!listing || !bought || !sold) throw new Error(`No space or buyer for "${title}"`)
    return { listingId: listing.id, buyer: alone(bought), seller: alone(sold) }
  }
}
