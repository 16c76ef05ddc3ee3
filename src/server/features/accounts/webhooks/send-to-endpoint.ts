import { type Selectable, sql } from 'kysely'
import { findRetryWait } from '#domain/webhook-events.ts'
import type { AppContext } from '../../../context.ts'
import type { WebhookDeliveriesTable, WebhookEventsTable } from '../../../platform/db/tables.gen.ts'
import { RefusedAddressError } from '../../../platform/http/outgoing.ts'
import { webhookPurpose } from '../../../platform/secrets/seal-stored.ts'
import { signWebhook } from '../../../platform/webhooks/sign.ts'
import { toEventBody } from './event-body.ts'
import type { WebhookRow } from './read-webhooks.ts'
import { settleEndpoint } from './settle-endpoint.ts'
import { isTaken, type Tried } from './tried.ts'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 64 * 1024
/** To one endpoint at once. */
const TOGETHER = 4
/** A claim lasts longer than these and the last answer's time. */
const TURN_MS = 30_000
export const CLAIM_MS = TURN_MS + 3 * TIMEOUT_MS
/** An endpoint may take so long; beyond it, it rests three times as long, and leaves the place to others. */
const PROMPT_MS = 1_000
const REST_FACTOR = 3

type Due = Selectable<WebhookDeliveriesTable> &
  Pick<Selectable<WebhookEventsTable>, 'type' | 'subject' | 'subject_id' | 'facts'> & { happened_at: Date }

/** Sends what is due to one claimed endpoint, until nothing is, it fails, it is slow, or its turn is over. */
export async function sendToEndpoint(context: AppContext, endpoint: WebhookRow): Promise<void> {
  const began = performance.now()
  let restMs = 0
  for (;;) {
    const due = await listDue(context, endpoint.id)
    if (due.length === 0) break
    const tried = await Promise.all(due.map((one) => trySending(context, endpoint, one)))
    for (const one of tried) await keepResult(context, one)
    const isOn = await settleEndpoint(context, { endpoint, tried })
    const slowest = Math.max(...tried.map(({ tookMs }) => tookMs))
    if (slowest > PROMPT_MS) restMs = slowest * REST_FACTOR
    if (!isOn || restMs > 0 || !tried.some(isTaken) || performance.now() - began > TURN_MS) break
  }
  await context.db
    .updateTable('webhook_endpoints')
    .set({
      sending_until: null,
      resting_until: restMs > 0 ? new Date(context.now().getTime() + restMs) : null,
    })
    .where('id', '=', endpoint.id)
    .execute()
}

function listDue({ db, now }: AppContext, endpointId: number): Promise<Due[]> {
  return db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_events as event', 'event.id', 'delivery.event_id')
    .selectAll('delivery')
    .select(['event.type', 'event.subject', 'event.subject_id', 'event.facts'])
    .select('event.created_at as happened_at')
    .where('delivery.endpoint_id', '=', endpointId)
    .where('delivery.state', '=', 'waiting')
    .where('delivery.next_at', '<=', now())
    .orderBy('delivery.next_at')
    .orderBy('delivery.id')
    .limit(TOGETHER)
    .execute()
}

async function trySending(context: AppContext, endpoint: WebhookRow, due: Due): Promise<Tried> {
  const began = performance.now()
  const result = await post(context, endpoint, due)
  return {
    ...result,
    id: due.id,
    tries: due.tries + 1,
    tookMs: Math.round(performance.now() - began),
  }
}

async function post(
  { outgoing, config, now, secrets }: AppContext,
  { organization_id, url, secret, former_secret, former_until }: WebhookRow,
  due: Due,
): Promise<Pick<Tried, 'status' | 'problem'>> {
  const purpose = webhookPurpose(organization_id)
  const isFormerValid = former_secret !== null && former_until !== null && former_until > now()
  const keys = [secret, ...(isFormerValid ? [former_secret] : [])].map((sealed) =>
    secrets.open(sealed, purpose),
  )
  const body = toEventBody({ ...due, created_at: due.happened_at }, config.PUBLIC_URL)
  try {
    const { status } = await outgoing({
      url: secrets.open(url, purpose),
      method: 'POST',
      body,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_ANSWER_BYTES,
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Placard webhooks',
        ...signWebhook(keys, { id: due.event_id, sentAt: now(), body }),
      },
    })
    return { status, problem: isTaken({ status }) ? null : `The endpoint answered ${status}` }
  } catch (error) {
    return { status: null, problem: toProblem(error) }
  }
}

/** In our words: what the other machine says is not repeated. */
function toProblem(error: unknown): string {
  if (error instanceof RefusedAddressError) return error.message
  const { code, name } = error as { code?: unknown; name?: string }
  // what is cut off by its own time
  if (name === 'AbortError') return `There was no answer within ${TIMEOUT_MS / 1000} seconds`
  return `The endpoint could not be reached (${typeof code === 'string' ? code : name})`
}

async function keepResult({ db, now }: AppContext, tried: Tried): Promise<void> {
  const wait = isTaken(tried) ? undefined : findRetryWait(tried.tries, Math.random())
  await db
    .updateTable('webhook_deliveries')
    .set({
      state: isTaken(tried) ? 'taken' : wait === undefined ? 'failed' : 'waiting',
      tries: tried.tries,
      status: tried.status,
      problem: tried.problem,
      took_ms: tried.tookMs,
      tried_at: now(),
      ...(wait !== undefined && { next_at: new Date(now().getTime() + wait * 1000) }),
    })
    .where('id', '=', tried.id)
    // switched off meanwhile: it ended, and what came back still counts where it was taken
    .where(sql<boolean>`(state = 'waiting' or ${isTaken(tried)})`)
    .execute()
}
