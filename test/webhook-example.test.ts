import { expect, it } from 'vitest'
import { createWebhookSecret, signWebhook } from '#server/platform/webhooks/sign.ts'
import { VERIFY_EXAMPLE } from '#web/features/accounts/api-keys/verify-example.ts'

it('the example of the page knows a message that we signed, and no other', async () => {
  const { isFromPlacard } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(VERIFY_EXAMPLE)}`
  )) as { isFromPlacard(headers: object, body: string, secret: string): boolean }
  const [secret, former] = [createWebhookSecret(), createWebhookSecret()]
  const body = JSON.stringify({ type: 'booking.moved', data: { id: 311 } })
  const sign = (sentAt: Date) => signWebhook([secret, former], { id: '0199', sentAt, body })
  const headers = sign(new Date())
  for (const known of [secret, former]) expect(isFromPlacard(headers, body, known)).toBe(true)
  expect(isFromPlacard(headers, `${body} `, secret)).toBe(false)
  expect(isFromPlacard(headers, body, createWebhookSecret())).toBe(false)
  expect(isFromPlacard({ ...headers, 'webhook-id': '0200' }, body, secret)).toBe(false)
  expect(isFromPlacard(sign(new Date(Date.now() - 600_000)), body, secret)).toBe(false)
})
