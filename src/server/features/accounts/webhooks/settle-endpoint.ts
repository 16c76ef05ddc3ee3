import { FAILING_DAYS } from '#domain/webhook-events.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { webhookPurpose } from '../../../platform/secrets/seal-stored.ts'
import { endWaiting } from './manage-webhooks.ts'
import type { WebhookRow } from './read-webhooks.ts'
import { isTaken, type Tried } from './tried.ts'
import { webhookOffMail } from './webhook-mails.ts'

const GONE = 410

interface Turn {
  endpoint: Pick<WebhookRow, 'id'>
  tried: readonly Tried[]
}

/** Counts days without a success, and switches off what is gone or failed through all of them. @returns whether it is on */
export async function settleEndpoint(context: AppContext, { endpoint, tried }: Turn): Promise<boolean> {
  const { db, now } = context
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('id', '=', endpoint.id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (row?.state !== 'on') return false
    if (tried.some(({ status }) => status === GONE)) return switchOff(context, trx, row, 'gone')
    const hasSuccess = tried.some(isTaken)
    const since = hasSuccess ? null : (row.failing_since ?? now())
    if (since && now().getTime() - since.getTime() >= FAILING_DAYS * 86_400_000)
      return switchOff(context, trx, row, 'failing')
    if (since?.getTime() !== row.failing_since?.getTime())
      await trx
        .updateTable('webhook_endpoints')
        .set({ failing_since: since })
        .where('id', '=', row.id)
        .execute()
    return true
  })
}

async function switchOff(
  { config, secrets }: AppContext,
  trx: Tx,
  row: WebhookRow,
  reason: 'gone' | 'failing',
): Promise<false> {
  await trx
    .updateTable('webhook_endpoints')
    .set({ state: 'off', off_reason: reason })
    .where('id', '=', row.id)
    .execute()
  await endWaiting(trx, row.id)
  const { email } = await trx
    .selectFrom('organizations')
    .select('email')
    .where('id', '=', row.organization_id)
    .executeTakeFirstOrThrow()
  const { host } = new URL(secrets.open(row.url, webhookPurpose(row.organization_id)))
  await sendMail(trx, webhookOffMail(config, { to: email, host, reason }))
  return false
}
