import { createHmac, randomBytes } from 'node:crypto'

/** Standard Webhooks 1.0: `whsec_` and the key in base64. */
const PREFIX = 'whsec_'
const KEY_BYTES = 32

export const createWebhookSecret = () => `${PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`

interface Message {
  id: string
  sentAt: Date
  body: string
}

/** The headers of a message: one signature for each secret, so that either may be known to the receiver while they change. */
export function signWebhook(secrets: readonly string[], { id, sentAt, body }: Message) {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
