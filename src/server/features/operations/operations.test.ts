import { expect, it } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'

const METRICS_TOKEN = 'a token of some length'
const open = await createTestApp()
const closed = await createTestApp({ METRICS_TOKEN })
const ask = async ({ app }: typeof open, remoteAddress: string, headers: Record<string, string> = {}) =>
  (await app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })).status

it('without a token, metrics are available from loopback only', async () => {
  expect(await ask(open, '127.0.0.1')).toBe(200)
  expect(await ask(open, '::1')).toBe(200)
  expect(await ask(open, '::ffff:127.0.0.1')).toBe(200)
  expect(await ask(open, '192.0.2.1')).toBe(403)
  // a local proxy forwards a remote client
  expect(await ask(open, '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe(403)
})

it('with a token, to whoever presents it', async () => {
  const authorization = `Bearer ${METRICS_TOKEN}`
  expect(await ask(closed, '192.0.2.1', { authorization })).toBe(200)
  expect(await ask(closed, '192.0.2.1', { authorization: 'Bearer another token' })).toBe(401)
  expect(await ask(closed, '127.0.0.1')).toBe(401)
})

it('health checks are public', async () => {
  expect((await closed.get('/healthz')).status).toBe(200)
  expect((await closed.get('/readyz')).status).toBe(200)
})
