import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { addKeyedJob } from '../../../platform/jobs/keyed-job.ts'
import { SEND_TASK } from './queue-delivery.ts'
import type { WebhookRow } from './read-webhooks.ts'
import { CLAIM_MS, sendToEndpoint } from './send-to-endpoint.ts'

/** Endpoints that this process sends to at once: one that is slow holds its own place alone. */
const AT_ONCE = 64
/** How soon something new is seen while others are being sent to. */
const LOOK_MS = 100
/** Of one job; what is left then is the next one's. */
const RUN_MS = 60_000

/** Sends whatever is due, to all endpoints side by side, and says when something is due next. */
export async function sendWebhooks(context: AppContext): Promise<void> {
  const sending = new Map<number, Promise<void>>()
  const endAt = performance.now() + RUN_MS
  for (;;) {
    const room = performance.now() < endAt ? AT_ONCE - sending.size : 0
    for (const endpoint of await claimEndpoints(context, room)) {
      const turn = sendToEndpoint(context, endpoint)
        // its claim ends by itself, and another run sends the rest
        .catch((error) => context.log.error({ err: error }, 'a webhook could not be sent'))
        .finally(() => sending.delete(endpoint.id))
      sending.set(endpoint.id, turn)
    }
    if (sending.size === 0) break
    await Promise.race([...sending.values(), sleep(LOOK_MS)])
  }
  await scheduleNext(context)
}

/** What waits for somebody who is suspended goes out when they are back. */
const IS_ACTIVE = sql<boolean>`exists (select from organizations
  where organizations.id = endpoint.organization_id and organizations.status <> 'suspended' and organizations.deleted_at is null)`

/** An endpoint is sent to by one process at a time. */
async function claimEndpoints({ db, now }: AppContext, limit: number): Promise<WebhookRow[]> {
  if (limit <= 0) return []
  const { rows } = await sql<WebhookRow>`
    update webhook_endpoints set sending_until = ${new Date(now().getTime() + CLAIM_MS)}
    where id in (
      select endpoint.id from webhook_endpoints as endpoint
      where state = 'on' and ${IS_ACTIVE} and coalesce(sending_until, '-infinity') <= ${now()} and coalesce(resting_until, '-infinity') <= ${now()}
        and exists (select from webhook_deliveries as delivery
          where delivery.endpoint_id = endpoint.id and delivery.state = 'waiting' and delivery.next_at <= ${now()})
      order by endpoint.id limit ${limit} for no key update skip locked)
    returning *`.execute(db)
  return rows
}

/** The earliest moment at which an endpoint has something due, rests no more, and is not being sent to. */
async function scheduleNext({ db, metrics }: AppContext): Promise<void> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(greatest(next.at, endpoint.sending_until, endpoint.resting_until)) as at
    from webhook_endpoints as endpoint
    cross join lateral (select min(next_at) as at from webhook_deliveries
      where endpoint_id = endpoint.id and state = 'waiting') as next
    where endpoint.state = 'on' and ${IS_ACTIVE} and next.at is not null`.execute(db)
  const at = rows[0]?.at
  if (!at) return
  await inTransaction({ db, metrics }, (trx) =>
    addKeyedJob(trx, { task: SEND_TASK, key: SEND_TASK, payload: {}, runAt: at }),
  )
}
