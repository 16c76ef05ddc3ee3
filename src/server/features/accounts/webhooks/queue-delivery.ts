import { sql } from 'kysely'
import type { Actor } from '#domain/listings/listing.ts'
import { TEST_EVENT } from '#domain/webhook-events.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { SENDS_PER_ORGANIZATION } from './limits.ts'
import { getDelivery, lockWebhook } from './read-webhooks.ts'

export const SEND_TASK = 'send-webhooks'

interface Own {
  actor: Actor
  id: number
}

/** @throws AppError `not-found`, `conflict` for one that is off, `rate-limited` */
export async function sendTest(context: AppContext, { actor, id }: Own): Promise<void> {
  const { organizationId } = actor
  await context.limiter.take(SENDS_PER_ORGANIZATION, String(organizationId))
  await context.db.transaction().execute(async (trx) => {
    await lockOn(trx, { actor, id })
    const event = await trx
      .insertInto('webhook_events')
      .values({ organization_id: organizationId, type: TEST_EVENT, subject: 'webhook', subject_id: id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('webhook_deliveries').values({ event_id: event.id, endpoint_id: id }).execute()
    await wake(trx)
  })
}

/** Under its own id: a receiver that has it already knows it again. @throws AppError `not-found`, `conflict`, `rate-limited` */
export async function sendAgain(
  context: AppContext,
  { actor, id, deliveryId }: Own & { deliveryId: number },
): Promise<void> {
  await context.limiter.take(SENDS_PER_ORGANIZATION, String(actor.organizationId))
  await context.db.transaction().execute(async (trx) => {
    await lockOn(trx, { actor, id })
    const delivery = await getDelivery(trx, { endpointId: id, id: deliveryId })
    await trx
      .updateTable('webhook_deliveries')
      .set({ state: 'waiting', next_at: context.now(), tries: 0 })
      .where('id', '=', delivery.id)
      .execute()
    await wake(trx)
  })
}

async function lockOn(trx: Tx, { actor, id }: Own): Promise<void> {
  const { state } = await lockWebhook(trx, { id, organizationId: actor.organizationId })
  if (state === 'off') throw new AppError('conflict', { message: 'This webhook is off. Switch it on first.' })
}

async function wake(trx: Tx): Promise<void> {
  await sql`select graphile_worker.add_job(${SEND_TASK}, max_attempts => 3)`.execute(trx)
}
