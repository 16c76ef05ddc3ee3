import { expect, it } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import { deliveriesQuery, webhooksQuery } from './queries.ts'

it('asks for the webhooks', async () => {
  const { calls } = await runQuery(webhooksQuery, { 'GET /api/webhooks': [] })
  expect(calls).toEqual(['GET /api/webhooks'])
})

it('asks for the deliveries of one, and again while they are looked at', async () => {
  const { calls } = await runQuery(deliveriesQuery(4), { 'GET /api/webhooks/4/deliveries': [] })
  expect(calls).toEqual(['GET /api/webhooks/4/deliveries'])
  expect(deliveriesQuery(4).refetchInterval).toBeLessThanOrEqual(5_000)
})

it('keeps the deliveries of each apart', () => {
  expect(deliveriesQuery(4).queryKey).not.toEqual(deliveriesQuery(5).queryKey)
})
