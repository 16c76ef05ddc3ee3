import type { ProviderId } from '#domain/booking/payment-providers.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import {
  type Notice,
  NoticeNotSigned,
  type ProviderEvent,
  ProviderKeyRefused,
  ProviderRefused,
} from '../../../platform/payments/provider.ts'
import { addDifferences } from './differences.ts'
import { findByKey } from './provider-payments.ts'
import { recordProviderEvents } from './record-provider-events.ts'
import { refreshCharge } from './settle-charge.ts'
import type { SettlementContext } from './settlement-context.ts'

const MAX_DETAIL = 300

/**
 * Takes in what a provider tells by itself; what was authorized is then taken, or let go.
 * @throws AppError `not-found` where the provider is not configured, `notice-not-signed`, `provider-away`: it is told again
 */
export async function handleWebhook(
  context: SettlementContext,
  provider: string,
  notice: Notice,
): Promise<void> {
  const known = context.providers.get(provider as ProviderId)
  if (!known) throw new AppError('not-found')
  const facts = await known.readNotice(notice).catch((error) => {
    if (error instanceof NoticeNotSigned) throw new AppError('notice-not-signed')
    if (error instanceof ProviderRefused) return recordUnmatched(context, known.id, error)
    context.log.warn({ err: error, provider }, 'a notice of a payment could not be read; it comes again')
    throw new AppError(error instanceof ProviderKeyRefused ? 'payments-not-set-up' : 'provider-away', {
      cause: error,
    })
  })
  await recordProviderEvents(context, known.id, facts)
  for (const { payment } of facts.filter(({ state }) => state === 'authorized')) {
    const charge = await findByKey(context.db, known.id, payment)
    // told and kept: the sweep takes the next step where this one fails
    if (charge?.state === 'authorized')
      await refreshCharge(context, charge).catch((error) =>
        context.log.warn({ err: error, payment }, 'an authorized payment waits for the sweep'),
      )
  }
}

/**
 * A signed notice of what the provider itself does not show is taken: told again, it would be unknown again, and an address that
 * goes on failing is turned off. It stands among the differences of the nightly comparison, which finds what did move.
 */
async function recordUnmatched(
  { db, log, now }: SettlementContext,
  provider: ProviderId,
  error: ProviderRefused,
): Promise<ProviderEvent[]> {
  log.warn({ err: error, provider }, 'a notice is of a payment that its provider does not show')
  const detail = `A notice of ${provider}: ${error.message}`.slice(0, MAX_DETAIL)
  await addDifferences(db, [{ kind: 'notice-unmatched', bookingId: null, detail, cents: 0 }], now())
  return []
}
