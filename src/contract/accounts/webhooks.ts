import { z } from 'zod'
import { WEBHOOK_EVENT_NAMES } from '#domain/webhook-events.ts'
import { Id, IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Done } from './accounts-security.ts'

const Url = z
  .string('Address is required')
  .trim()
  .min(1, 'Address is required')
  .max(1000, 'must be at most 1,000 characters')
const Types = z
  .array(z.enum(WEBHOOK_EVENT_NAMES), 'Choose what it is sent')
  .min(1, 'Choose what it is sent')
  .max(WEBHOOK_EVENT_NAMES.length)

export const Webhook = z.object({
  id: z.number().int(),
  url: z.string(),
  types: z.array(z.enum(WEBHOOK_EVENT_NAMES)),
  isOn: z.boolean(),
  /** Who or what switched it off: its owner, its own answer 410, or days without one success. */
  offReason: z.enum(['owner', 'gone', 'failing']).nullable(),
  /** Every try has failed since. */
  failingSince: z.string().nullable(),
  /** Until when the former secret signs beside the new one. */
  formerSecretUntil: z.string().nullable(),
  createdAt: z.string(),
})
export type Webhook = z.infer<typeof Webhook>

export const NewWebhook = z.object({ url: Url, types: Types })
export type NewWebhook = z.infer<typeof NewWebhook>

const WebhookChange = z
  .object({ url: Url.optional(), types: Types.optional(), isOn: z.boolean().optional() })
  .refine((change) => Object.keys(change).length > 0, 'Say what changes')
export type WebhookChange = z.infer<typeof WebhookChange>

const WebhookDelivery = z.object({
  id: z.number().int(),
  /** The `webhook-id`: the same however often it is sent. */
  eventId: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'taken', 'failed']),
  tries: z.number().int(),
  /** Of the last answer; null where there was none. */
  status: z.number().int().nullable(),
  /** Why there was no answer that counts. */
  problem: z.string().nullable(),
  tookMs: z.number().int().nullable(),
  triedAt: z.string().nullable(),
  /** Of one that waits. */
  nextAt: z.string().nullable(),
  createdAt: z.string(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const DeliveryParams = z.object({ id: Id, deliveryId: Id })
/** The secret is shown once. */
const WithSecret = z.object({ webhook: Webhook, secret: z.string() })

const base = { needsAccount: true, needs: 'keys' } as const

export const webhookRoutes = defineRoutes({
  listWebhooks: {
    ...base,
    method: 'GET',
    path: '/api/webhooks',
    summary: 'My organization’s webhooks',
    output: z.array(Webhook),
  },
  createWebhook: {
    ...base,
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Add a webhook; its `secret` is shown once',
    body: NewWebhook,
    output: WithSecret,
    status: 201,
    refusals: ['webhook-limit'],
  },
  changeWebhook: {
    ...base,
    method: 'PATCH',
    path: '/api/webhooks/:id',
    summary: 'Change the address or the events of a webhook, or switch it off and on',
    params: IdParams,
    body: WebhookChange,
    output: Webhook,
  },
  deleteWebhook: {
    ...base,
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Delete a webhook with what was sent to it',
    params: IdParams,
    output: Done,
  },
  testWebhook: {
    ...base,
    method: 'POST',
    path: '/api/webhooks/:id/tests',
    summary: 'Send a test event to a webhook that is on',
    params: IdParams,
    output: Done,
    status: 202,
    refusals: ['conflict', 'rate-limited'],
  },
  rotateWebhookSecret: {
    ...base,
    method: 'POST',
    path: '/api/webhooks/:id/secrets',
    summary: 'Give a webhook a new secret, shown once; the former one signs beside it for a day',
    params: IdParams,
    output: WithSecret,
    status: 201,
    refusals: ['rate-limited'],
  },
  listWebhookDeliveries: {
    ...base,
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    summary: 'What was sent to a webhook in the last thirty days, the latest first, fifty at a time',
    params: IdParams,
    query: z.object({ cursor: z.string().max(20).optional() }),
    output: z.array(WebhookDelivery),
  },
  resendWebhookDelivery: {
    ...base,
    method: 'POST',
    path: '/api/webhooks/:id/deliveries/:deliveryId/retries',
    summary: 'Send an event again, under the same id',
    params: DeliveryParams,
    output: WebhookDelivery,
    status: 202,
    refusals: ['conflict', 'rate-limited'],
  },
})
