import { nextTerm } from '#domain/booking/renewal.ts'
import { lockBooking } from '#server/features/booking/bookings/lock-booking.ts'
import { offerRenewal } from '#server/features/booking/renewals/offer-renewal.ts'
import { idOf, KEEP, ORIGIN } from './steps.ts'
import type { Act } from './types.ts'

/** The next term, as long again. @param dollars whole US dollars for the space */
export const offerNext =
  ({ dollars, note }: { dollars: number; note: string }): Act =>
  async (scene) => {
    const { stage, seller: actor } = scene
    const bookingId = idOf(scene)
    const { terms } = await lockBooking(stage.trx, bookingId)
    const { units, quantity } = terms!
    const { first: from, last: to } = nextTerm(terms!)
    const wanted = {
      unitId: units[0]!.unitId,
      from,
      to,
      quantity,
      extras: [],
      spaceCents: dollars * 100,
      note,
    }
    const input = { terms: wanted, holdsDates: true }
    await offerRenewal(stage.context, { bookingId, actor, input, origin: ORIGIN }, KEEP)
  }
