import { sql } from 'kysely'
import type { NewWebhook, WebhookChange } from '#contract/accounts/webhooks.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { MAX_WEBHOOKS, SECRET_OVERLAP_HOURS } from '#domain/webhook-events.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { parseOutsideAddress } from '../../../platform/http/outside-address.ts'
import { webhookPurpose } from '../../../platform/secrets/seal-stored.ts'
import { createWebhookSecret } from '../../../platform/webhooks/sign.ts'
import { SECRETS_PER_ORGANIZATION } from './limits.ts'
import { listWebhooks, lockWebhook, type WebhookRow } from './read-webhooks.ts'

interface By {
  actor: Actor
  origin: Origin
}

interface WithSecret {
  row: WebhookRow
  secret: string
}

/** @throws AppError `invalid-input` for an address that is not of the public internet, `webhook-limit` */
export async function createWebhook(
  context: AppContext,
  { url: given, types }: NewWebhook,
  { actor, origin }: By,
): Promise<WithSecret> {
  const { organizationId } = actor
  const purpose = webhookPurpose(organizationId)
  const url = parseAddress(context, given)
  const secret = createWebhookSecret()
  const row = await context.db.transaction().execute(async (trx) => {
    await refuseOverLimit(trx, organizationId)
    const made = await trx
      .insertInto('webhook_endpoints')
      .values({
        organization_id: organizationId,
        url: context.secrets.seal(url.href, purpose),
        secret: context.secrets.seal(secret, purpose),
        types: [...new Set(types)],
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(trx, {
      actor,
      origin,
      action: 'webhook.created',
      id: made.id,
      after: { host: url.host, types },
    })
    return made
  })
  return { row, secret }
}

/** Two at once count one after the other: the organization's row is locked. */
async function refuseOverLimit(trx: Tx, organizationId: number): Promise<void> {
  await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .execute()
  if ((await listWebhooks(trx, organizationId)).length >= MAX_WEBHOOKS) throw new AppError('webhook-limit')
}

/** Switched off, it is sent nothing more; on again, what comes from then on. @throws AppError `not-found`, `invalid-input` */
export async function changeWebhook(
  context: AppContext,
  { id, change }: { id: number; change: WebhookChange },
  { actor, origin }: By,
): Promise<WebhookRow> {
  const { organizationId } = actor
  const url = change.url === undefined ? undefined : parseAddress(context, change.url)
  return context.db.transaction().execute(async (trx) => {
    const before = await lockWebhook(trx, { id, organizationId })
    const isOn = change.isOn ?? before.state === 'on'
    const switched = isOn !== (before.state === 'on')
    const changed = await trx
      .updateTable('webhook_endpoints')
      .set({
        ...(url && { url: context.secrets.seal(url.href, webhookPurpose(organizationId)) }),
        ...(change.types && { types: [...new Set(change.types)] }),
        ...(switched && {
          state: isOn ? ('on' as const) : ('off' as const),
          off_reason: isOn ? null : ('owner' as const),
          failing_since: null,
          resting_until: null,
        }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (switched && !isOn) await endWaiting(trx, id)
    const after = { host: url?.host, types: change.types, isOn: change.isOn }
    await record(trx, { actor, origin, action: 'webhook.changed', id, after })
    return changed
  })
}

/** What waits is kept, and can be sent again by hand. */
export async function endWaiting(trx: Tx, endpointId: number): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', problem: sql`coalesce(problem, 'The webhook was switched off')` })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute()
}

/** @throws AppError `not-found` */
export async function deleteWebhook(
  { db }: Pick<AppContext, 'db'>,
  id: number,
  { actor, origin }: By,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockWebhook(trx, { id, organizationId: actor.organizationId })
    await trx.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
    await record(trx, { actor, origin, action: 'webhook.deleted', id })
  })
}

/** A second one within the day: the one before the former signs no more. @throws AppError `not-found`, `rate-limited` */
export async function rotateSecret(
  context: AppContext,
  id: number,
  { actor, origin }: By,
): Promise<WithSecret> {
  const { organizationId } = actor
  await context.limiter.take(SECRETS_PER_ORGANIZATION, String(organizationId))
  const secret = createWebhookSecret()
  const row = await context.db.transaction().execute(async (trx) => {
    const { secret: former } = await lockWebhook(trx, { id, organizationId })
    const rotated = await trx
      .updateTable('webhook_endpoints')
      .set({
        secret: context.secrets.seal(secret, webhookPurpose(organizationId)),
        former_secret: former,
        former_until: new Date(context.now().getTime() + SECRET_OVERLAP_HOURS * 3_600_000),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(trx, { actor, origin, action: 'webhook.secret-rotated', id })
    return rotated
  })
  return { row, secret }
}

interface Act extends By {
  action: string
  id: number
  after?: Record<string, unknown>
}

function record(trx: Tx, { actor, origin, action, id, after }: Act): Promise<void> {
  return recordAudit(trx, {
    actorId: actor.personId,
    action,
    subject: { type: 'webhook', id },
    after,
    origin,
  })
}

function parseAddress({ config }: AppContext, given: string): URL {
  const found = parseOutsideAddress(given, config)
  if ('url' in found) return found.url
  throw new AppError('invalid-input', { message: `url: ${found.problem}`, fields: { url: found.problem } })
}
