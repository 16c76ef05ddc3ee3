import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { PaymentProvider, ProviderEvent } from '../../../platform/payments/provider.ts'
import { ProviderAway } from '../../../platform/payments/provider.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { PAYABLE } from './policy.ts'
import { getProviderPayment, type ProviderPayment, toRef } from './provider-payments.ts'
import { recordProviderEvents } from './record-provider-events.ts'
import type { SettlementContext } from './settlement-context.ts'

/** Learns what became of a charge, and takes its next step with the provider. @throws ProviderAway */
export async function refreshCharge(context: SettlementContext, charge: ProviderPayment): Promise<void> {
  await requestAndRecord(context, charge, (provider) => provider.read(toRef(charge)))
  await settleCharge(context, charge.id)
}

/**
 * What is authorized is taken once its dates are known to be there, else let go; what nobody has paid ends with its time, or
 * with its booking. @throws ProviderAway
 */
export async function settleCharge(context: SettlementContext, id: number): Promise<void> {
  const charge = await getProviderPayment(context.db, id)
  if (charge.state === 'authorized') {
    const isWanted = await holdsDates(context, charge)
    await requestAndRecord(context, charge, (provider) =>
      isWanted ? provider.capture(toRef(charge)) : provider.cancel(toRef(charge)),
    )
  }
  if (charge.state === 'created' && (await isOver(context, charge))) await cancelCharge(context, charge)
}

/** Ends a charge that has taken nothing; one that has stands, as its provider answers. @throws ProviderAway */
export function cancelCharge(context: SettlementContext, charge: ProviderPayment): Promise<void> {
  return requestAndRecord(context, charge, (provider) => provider.cancel(toRef(charge)))
}

async function requestAndRecord(
  context: SettlementContext,
  charge: ProviderPayment,
  ask: (provider: PaymentProvider) => Promise<ProviderEvent[]>,
): Promise<void> {
  const provider = context.providers.get(charge.provider)
  if (!provider) throw new ProviderAway(`${charge.provider} is not configured`)
  await recordProviderEvents(context, charge.provider, await ask(provider))
}

/** Whatever else moves the booking waits for this look. */
function holdsDates({ db, metrics }: SettlementContext, { booking_id }: ProviderPayment): Promise<boolean> {
  return inTransaction({ db, metrics }, async (trx) => {
    const { booking } = await lockBooking(trx, booking_id)
    return PAYABLE.includes(booking.status)
  })
}

async function isOver({ db, now }: SettlementContext, charge: ProviderPayment): Promise<boolean> {
  const isLost = charge.reference === null
  return isLost || charge.expires_at <= now() || !(await isPayable(db, charge))
}

async function isPayable(db: Db, { booking_id }: ProviderPayment): Promise<boolean> {
  const { status } = await db
    .selectFrom('bookings')
    .select('status')
    .where('id', '=', booking_id)
    .executeTakeFirstOrThrow()
  return PAYABLE.includes(status)
}
