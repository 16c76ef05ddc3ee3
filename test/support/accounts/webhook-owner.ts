import { expect } from 'vitest'
import type { TestApp } from '../test-app.ts'

/** Adds a webhook as its organization does, and reads what became of what it was sent. */
export async function addWebhook(
  app: TestApp,
  {
    organizationId,
    types = ['booking.moved'],
    url,
  }: { organizationId: number; types?: string[]; url: string },
) {
  const client = await app.as(organizationId)
  const answer = await client.send('POST', '/api/webhooks', { url, types })
  expect(answer.status).toBe(201)
  const { webhook, secret } = await answer.json()
  const path = `/api/webhooks/${webhook.id}`
  const deliveries = async () => (await client.get(`${path}/deliveries`)).json()
  return { client, path, webhook, secret: secret as string, deliveries }
}
