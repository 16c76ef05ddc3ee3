import { mayGoBelow } from '#domain/booking/price-floor.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BookingMove } from './booking-move.ts'
import { type BookingRow, lockSeen } from './lock-booking.ts'
import { moveBooking } from './move-booking.ts'
import { buildProposal, withoutRules } from './propose-terms.ts'
import { requireStep } from './run-step.ts'
import type { BookingContext, Step, StepCommand } from './step-command.ts'

type RecordCommand = StepCommand<Extract<Step, { step: 'record' }>>

/**
 * What a seller has agreed with a client who has no account: the hold becomes a booking with its papers and books, and whoever reads
 * it sees that only its seller says so. @throws AppError as `runStep`
 */
export async function recordOffline(context: BookingContext, recording: RecordCommand): Promise<void> {
  const { booking, actor, input, origin, keep } = recording
  const { unitId, from, to, quantity, extras, note } = booking.request
  const { spaceCents } = input
  const terms =
    spaceCents === null || unitId === null
      ? undefined
      : await buildProposal(
          context,
          booking,
          { unitId, from, to, quantity, extras, note, spaceCents },
          { prepare: withoutRules, mayGoBelow: mayGoBelow(actor) },
        )
  await inTransaction(context, async (trx) => {
    const locked = await lockSeen(trx, booking)
    await refuseClaimed(trx, locked.booking)
    await requireStep(trx, locked, recording)
    const move: BookingMove = {
      step: 'record',
      actor: 'seller',
      by: actor.personId,
      now: context.now(),
      reason: input.reason,
      origin,
      ...(terms && { terms }),
    }
    await moveBooking(context, trx, locked, move)
    await keep(trx, booking.id)
  })
}

/** Who has an account by now agrees for itself. @throws AppError `client-has-account` */
async function refuseClaimed(trx: Tx, { buyer_id, seller_id }: BookingRow): Promise<void> {
  const client = await trx
    .selectFrom('clients')
    .select('name')
    .where('account_id', '=', buyer_id)
    .where('organization_id', '=', seller_id)
    .where('claimed_at', 'is not', null)
    .executeTakeFirst()
  if (!client) return
  const message = `${client.name} has its own account now and answers for itself.`
  throw new AppError('client-has-account', { message })
}
