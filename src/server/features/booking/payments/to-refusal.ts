import { formatAppointment } from '#domain/format-dates.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'

type Code = 'payment-refused' | 'payment-unavailable'

/** What a buyer is told who could not pay, until when the dates are held, and how else to pay. */
export async function toRefusal(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  paymentId: number,
  code: Code,
): Promise<AppError> {
  const { deadline_at, status, time_zone, instructions_id } = await db
    .selectFrom('bookings')
    .innerJoin('provider_payments as payment', 'payment.booking_id', 'bookings.id')
    .select(['bookings.deadline_at', 'bookings.status', 'bookings.time_zone', 'bookings.instructions_id'])
    .where('payment.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  if (!deadline_at || deadline_at <= now() || status !== 'awaiting-payment') return new AppError(code)
  const held = `Your dates are held until ${formatAppointment(deadline_at, time_zone)};`
  return new AppError(code, { message: WORDS[code](held, instructions_id !== null) })
}

const WORDS: Record<Code, (held: string, isTransferOffered: boolean) => string> = {
  'payment-refused': (held) =>
    `The payment was refused and nothing was charged. ${held} try another way to pay.`,
  'payment-unavailable': (held, isTransferOffered) =>
    `Card payments are briefly unavailable. ${held} ${
      isTransferOffered ? 'you can pay by bank transfer.' : 'try again in a few minutes.'
    }`,
}
