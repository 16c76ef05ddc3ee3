import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { TEST_EVENT, WEBHOOK_EVENT_NAMES, type WebhookEvent } from '#domain/webhook-events.ts'
import { webhookPurpose } from '#server/platform/secrets/seal-stored.ts'
import { createWebhookSecret } from '#server/platform/webhooks/sign.ts'
import type { TestApp } from '../test-app.ts'

interface NewWebhook {
  organizationId: number
  url?: string
  secret?: string
  types?: readonly WebhookEvent[]
}

/** A webhook of an organization, of all types if none are given. @returns its id */
export async function buildWebhook(
  { db, context }: Pick<TestApp, 'db' | 'context'>,
  {
    organizationId,
    url = 'https://example.com/placard',
    secret = createWebhookSecret(),
    types = WEBHOOK_EVENT_NAMES,
  }: NewWebhook,
): Promise<number> {
  const purpose = webhookPurpose(organizationId)
  const { id } = await db
    .insertInto('webhook_endpoints')
    .values({
      organization_id: organizationId,
      url: context.secrets.seal(url, purpose),
      secret: context.secrets.seal(secret, purpose),
      types: [...types],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A test event for one webhook that nobody has sent yet. */
export async function buildTestDelivery(
  { db }: Pick<TestApp, 'db'>,
  { organizationId, id }: { organizationId: number; id: number },
): Promise<{ id: number; deliveryId: number }> {
  const event = await db
    .insertInto('webhook_events')
    .values({ organization_id: organizationId, type: TEST_EVENT, subject: 'webhook', subject_id: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const delivery = await db
    .insertInto('webhook_deliveries')
    .values({ event_id: event.id, endpoint_id: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, deliveryId: delivery.id }
}

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  text: string
  body: { type: string; timestamp: string; data: { object: string; id: number } & Record<string, unknown> }
}

/** A machine that takes webhooks, or does with them what `answers` says. */
export async function startReceiver(
  answers: (response: ServerResponse) => void = (response) => void response.end(),
) {
  const received: ReceivedWebhook[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('utf8')
    received.push({ headers: request.headers, text, body: JSON.parse(text) as ReceivedWebhook['body'] })
    answers(response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/placard`,
    received,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
