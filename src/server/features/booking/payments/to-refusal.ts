import { formatAppointment } from '#domain/format-dates.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { ProviderKeyRefused } from '../../../platform/payments/provider.ts'

type Code = 'payment-refused' | 'payment-unavailable'

/** What a buyer is told who could not pay, until when the dates are held, and how else to pay. */
export async function toRefusal(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  paymentId: number,
  { code, cause }: { code: Code; cause?: unknown },
): Promise<AppError> {
  const isKeyRefused = cause instanceof ProviderKeyRefused
  const { deadline_at, status, time_zone, instructions_id } = await db
    .selectFrom('bookings')
    .innerJoin('provider_payments as payment', 'payment.booking_id', 'bookings.id')
    .select(['bookings.deadline_at', 'bookings.status', 'bookings.time_zone', 'bookings.instructions_id'])
    .where('payment.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  if (!deadline_at || deadline_at <= now() || status !== 'awaiting-payment')
    return new AppError(code, isKeyRefused ? { message: NOT_SET_UP, cause } : { cause })
  const held = `Your dates are held until ${formatAppointment(deadline_at, time_zone)};`
  const words = isKeyRefused ? ofKeyRefused : WORDS[code]
  return new AppError(code, { message: words(held, instructions_id !== null), cause })
}

const WORDS: Record<Code, (held: string, isTransferOffered: boolean) => string> = {
  'payment-refused': (held) =>
    `The payment was refused and nothing was charged. ${held} try another way to pay.`,
  'payment-unavailable': (held, isTransferOffered) =>
    `Card payments are briefly unavailable. ${held} ${
      isTransferOffered ? 'you can pay by bank transfer.' : 'try again in a few minutes.'
    }`,
}

const NOT_SET_UP = 'Card payments are not set up right on this site. The operator has been notified.'

function ofKeyRefused(held: string, isTransferOffered: boolean): string {
  const other = isTransferOffered ? 'you can pay by bank transfer.' : 'ask your seller how else to pay.'
  return `${NOT_SET_UP} ${held} ${other}`
}
