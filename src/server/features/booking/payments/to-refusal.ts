import { formatAppointment } from '#domain/format-dates.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'

type Code = 'payment-refused' | 'payment-unavailable'

/** What a buyer is told who could not pay, and until when the dates are held. */
export async function toRefusal(db: Db, paymentId: number, code: Code): Promise<AppError> {
  const { deadline_at, status, time_zone } = await db
    .selectFrom('bookings')
    .innerJoin('provider_payments as payment', 'payment.booking_id', 'bookings.id')
    .select(['bookings.deadline_at', 'bookings.status', 'bookings.time_zone'])
    .where('payment.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  if (!deadline_at || status !== 'awaiting-payment') return new AppError(code)
  const held = `Your dates are held until ${formatAppointment(deadline_at, time_zone)};`
  return new AppError(code, { message: WORDS[code](held) })
}

const WORDS: Record<Code, (held: string) => string> = {
  'payment-refused': (held) =>
    `The payment was refused and nothing was charged. ${held} try another way to pay.`,
  'payment-unavailable': (held) =>
    `Card payments are briefly unavailable. ${held} you can pay by bank transfer.`,
}
