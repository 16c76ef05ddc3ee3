import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { answerChange } from '#server/features/booking/booking-changes/answer-change.ts'
import { proposeChange } from '#server/features/booking/booking-changes/propose-change.ts'
import { findOpenChange } from '#server/features/booking/bookings/change-rows.ts'
import { lockBooking } from '#server/features/booking/bookings/lock-booking.ts'
import type { Proposed } from '#server/features/booking/bookings/propose-terms.ts'
import { idOf, KEEP, ORIGIN } from './steps.ts'
import type { Act } from './types.ts'

/** What is asked for in place of what stands; the seller's prices where it names none. */
export const askChange =
  (side: Side, change: (terms: AgreedTerms) => Partial<Proposed>, reason: string): Act =>
  async (scene) => {
    const bookingId = idOf(scene)
    const { booking, terms } = await lockBooking(scene.stage.trx, bookingId)
    const { first: from, last: to, quantity, extras, note, units } = terms!
    const kept = { unitId: units[0]!.unitId, from, to, quantity, extras, spaceCents: null, note }
    const asked = { kind: 'change', terms: { ...kept, ...change(terms!) } } as const
    const input = { version: booking.version, asked, reason }
    await proposeChange(scene.stage.context, { bookingId, actor: scene[side], input, origin: ORIGIN }, KEEP)
  }

export const agreeToChange =
  (side: Side): Act =>
  async (scene) => {
    const bookingId = idOf(scene)
    const open = await findOpenChange(scene.stage.trx, bookingId)
    const input = { step: 'accept', sha256: open!.sha256.toString('hex') } as const
    await answerChange(scene.stage.context, { bookingId, actor: scene[side], input, origin: ORIGIN }, KEEP)
  }

/** Of the space alone, in cents, as it stands. */
export const spaceCentsOf = ({ amounts }: AgreedTerms): number => amounts[0]!.cents
