import type { Selectable } from 'kysely'
import type { Webhook, WebhookDelivery } from '#contract/accounts/webhooks.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type Page, readPage } from '../../../platform/db/read-page.ts'
import type { WebhookDeliveriesTable, WebhookEndpointsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { webhookPurpose } from '../../../platform/secrets/seal-stored.ts'

export type WebhookRow = Selectable<WebhookEndpointsTable>
const PAGE = 50

export async function listWebhooks(db: Db, organizationId: number): Promise<WebhookRow[]> {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute()
}

interface Own {
  id: number
  organizationId: number
}

/** @throws AppError `not-found` for one that is not theirs */
export async function getWebhook(db: Db, { id, organizationId }: Own): Promise<WebhookRow> {
  const row = (await listWebhooks(db, organizationId)).find((one) => one.id === id)
  if (!row) throw new AppError('not-found')
  return row
}

/** @throws AppError `not-found` */
export async function lockWebhook(trx: Tx, { id, organizationId }: Own): Promise<WebhookRow> {
  const row = await trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

export function presentWebhook(
  { secrets, now }: Pick<AppContext, 'secrets' | 'now'>,
  row: WebhookRow,
): Webhook {
  const overlaps = row.former_until !== null && row.former_until > now()
  return {
    id: row.id,
    url: secrets.open(row.url, webhookPurpose(row.organization_id)),
    types: row.types,
    isOn: row.state === 'on',
    offReason: row.off_reason,
    failingSince: row.failing_since?.toISOString() ?? null,
    formerSecretUntil: overlaps ? (row.former_until?.toISOString() ?? null) : null,
    createdAt: row.created_at.toISOString(),
  }
}

type DeliveryRow = Selectable<WebhookDeliveriesTable> & { type: string }

const deliveriesOf = (db: Db, endpointId: number) =>
  db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_events as event', 'event.id', 'delivery.event_id')
    .selectAll('delivery')
    .select('event.type')
    .where('delivery.endpoint_id', '=', endpointId)

export function listDeliveries(
  db: Db,
  { endpointId, after }: { endpointId: number; after: number | undefined },
): Promise<Page<DeliveryRow>> {
  return readPage(deliveriesOf(db, endpointId), { newestBy: 'delivery.id', limit: PAGE, after })
}

/** @throws AppError `not-found` */
export async function getDelivery(
  db: Db,
  { endpointId, id }: { endpointId: number; id: number },
): Promise<DeliveryRow> {
  const row = await deliveriesOf(db, endpointId).where('delivery.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    eventId: row.event_id,
    type: row.type,
    state: row.state,
    tries: row.tries,
    status: row.status,
    problem: row.problem,
    tookMs: row.took_ms,
    triedAt: row.tried_at?.toISOString() ?? null,
    nextAt: row.state === 'waiting' ? row.next_at.toISOString() : null,
    createdAt: row.created_at.toISOString(),
  }
}
