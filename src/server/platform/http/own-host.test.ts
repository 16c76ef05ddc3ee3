import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'
import type { RequestEnv } from './env.ts'
import { answerError } from './errors.ts'
import { requireOwnHost } from './own-host.ts'

const request = (
  host: string,
  { url = 'https://placard.example', path = '/help', address = '192.0.2.1', accept = '*/*' } = {},
) => {
  const app = new Hono<RequestEnv>().onError(answerError)
  app.use(async (c, next) => {
    c.set('clientAddress', address)
    await next()
  })
  app.use(requireOwnHost({ PUBLIC_URL: url }))
  app.get('*', (c) => c.text('here'))
  return app.request(path, { headers: { host, accept } })
}
const ask = async (...given: Parameters<typeof request>) => (await request(...given)).status

it.each(['evil.example', 'placard.example.evil.example', '192.0.2.7', 'placard.example:8080', 'localhost'])(
  'C-07: a public site does not answer as %j',
  async (host) => expect(await ask(host)).toBe(421),
)

it.each(['placard.example', 'Placard.Example', 'placard.example:443'])('it answers as %s', async (host) =>
  expect(await ask(host)).toBe(200),
)

it.each(['/healthz', '/readyz', '/metrics'])('%s is reachable by IP address', async (path) =>
  expect(await ask('192.0.2.7', { path })).toBe(200),
)

describe.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'C-07: a site of this machine alone (%s)',
  (url) => {
    it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost:8080', 'one.localhost'])(
      'answers as %s',
      async (host) => expect(await ask(host, { url })).toBe(200),
    )
    it.each([
      'evil.example:3000',
      '192.168.1.20:3000',
      'localhost.evil.example:3000',
      '127.evil.example',
      '',
    ])('does not answer as %j', async (host) => expect(await ask(host, { url })).toBe(421))
  },
)

it('people read which name is right, and how to choose another', async () => {
  const asked = { url: 'http://localhost:3000', accept: 'text/html,*/*' }
  const page = await request('192.168.1.20:3000', asked)
  expect(page.status).toBe(421)
  expect(page.headers.get('content-type')).toContain('text/html')
  const text = await page.text()
  expect(text).toContain('<a href="http://localhost:3000">')
  expect(text).toContain('start it with PUBLIC_URL set to that')
  expect(text).not.toContain('192.168')
})

it('in-process calls come by any name', async () => {
  expect(await ask('localhost', { address: 'in-process' })).toBe(200)
})

it('C-07: a page that bound its own name to ours writes nothing, by any door', async () => {
  const { app } = await createTestApp()
  const rebound = { host: 'evil.example:3000', origin: 'http://evil.example:3000' }
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  for (const path of ['/mcp', '/api/auth/register', '/api/listings', '/payments/stripe/notices']) {
    const send = (headers: Record<string, string>) => app.request(path, { method: 'POST', headers }, env)
    expect((await send(rebound)).status, path).toBe(421)
    // by its origin alone too, should a proxy write its own Host
    expect((await send({ ...rebound, host: 'localhost:3000' })).status, path).toBe(403)
    const samePage = { ...rebound, host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }
    expect((await send(samePage)).status, path).toBe(403)
  }
  expect((await app.request('/api/listings', { headers: rebound }, env)).status).toBe(421)
})
