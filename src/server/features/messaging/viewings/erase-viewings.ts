import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { applyStep } from './apply-step.ts'
import { lockViewing } from './lock-viewing.ts'
import { notifyViewingStep } from './notify-viewing-step.ts'

interface Leaver {
  organizationId: number
  /** The person who closes it. */
  by: number
  /** As the other sides read it. */
  reason: string
}

/**
 * Takes back whatever a leaver has agreed on or proposed, tells the other sides, and deletes the leaver's hours. First in its
 * transaction, because conversations are locked before everything else.
 */
export async function eraseViewings(
  context: AppContext,
  trx: Tx,
  { organizationId, by, reason }: Leaver,
): Promise<void> {
  const now = context.now()
  const open = await trx
    .selectFrom('viewings')
    .select(['id', 'status'])
    .where((eb) => eb.or([eb('buyer_id', '=', organizationId), eb('seller_id', '=', organizationId)]))
    .where('status', 'in', ['proposed', 'confirmed'])
    .orderBy('conversation_id')
    .orderBy('id')
    .execute()
  for (const { id } of open) {
    const { conversation, viewing, side } = await lockViewing(trx, id, organizationId)
    const isAgreed = viewing.status === 'confirmed'
    const hasBegun = isAgreed && required(viewing.starts_at) <= now
    if (hasBegun || (!isAgreed && viewing.status !== 'proposed')) continue
    const cancelled = await applyStep(trx, viewing, {
      step: 'cancel',
      actor: 'system',
      by: null,
      side,
      reason,
      now,
    })
    await notifyViewingStep(context, trx, {
      conversation,
      viewing: cancelled,
      step: 'cancel',
      by,
      side,
      isAgreed,
      now,
    })
  }
  await trx.deleteFrom('viewing_hours').where('seller_id', '=', organizationId).execute()
  await trx.deleteFrom('viewing_settings').where('seller_id', '=', organizationId).execute()
}
