import { describe, expect, it } from 'vitest'
import type { Webhook, WebhookDelivery } from '#contract/accounts/webhooks.ts'
import { describeDelivery, describeWebhook } from './describe-webhook.ts'

const WEBHOOK: Webhook = {
  id: 1,
  url: 'https://example.com/placard',
  types: ['booking.moved'],
  isOn: true,
  offReason: null,
  failingSince: null,
  formerSecretUntil: null,
  createdAt: '2026-11-02T09:30:00.000Z',
}
const DELIVERY: WebhookDelivery = {
  id: 1,
  eventId: '0199',
  type: 'booking.moved',
  state: 'waiting',
  tries: 0,
  status: null,
  problem: null,
  tookMs: null,
  triedAt: null,
  nextAt: '2026-11-02T09:30:00.000Z',
  createdAt: '2026-11-02T09:30:00.000Z',
}

describe('a webhook', () => {
  it.each([
    [{}, /^On$/],
    [{ isOn: false, offReason: 'owner' }, /^Off$/],
    [{ isOn: false, offReason: 'gone' }, /^Off: its address answered 410/],
    [{ isOn: false, offReason: 'failing' }, /^Off: nothing was taken for 3 days$/],
    [{ failingSince: '2026-11-02T09:30:00.000Z' }, /^On, every try has failed since .+$/],
    [{ formerSecretUntil: '2026-11-02T09:30:00.000Z' }, /^On, both secrets sign until .+$/],
  ] as [Partial<Webhook>, RegExp][])('%j', (values, words) => {
    expect(describeWebhook({ ...WEBHOOK, ...values })).toMatch(words)
  })
})

describe('a delivery', () => {
  it.each([
    [{}, /^On its way$/],
    [{ state: 'taken', tries: 1, status: 204, tookMs: 12 }, /^Taken: 204 in 12 ms, 1 try$/],
    [
      { tries: 2, status: 500, problem: 'The endpoint answered 500' },
      /^The endpoint answered 500. 2 tries, the next one .+$/,
    ],
    [{ state: 'failed', tries: 10, problem: 'It was off' }, /^It was off. Given up after 10 tries$/],
  ] as [Partial<WebhookDelivery>, RegExp][])('%j', (values, words) => {
    expect(describeDelivery({ ...DELIVERY, ...values })).toMatch(words)
  })
})
