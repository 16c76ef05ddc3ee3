import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { RequestEnv } from './env.ts'
import { answerError } from './errors.ts'
import { requireOwnHost } from './own-host.ts'

const ask = async (
  host: string,
  { url = 'https://placard.example', path = '/help', mode = 'production', address = '192.0.2.1' } = {},
) => {
  const app = new Hono<RequestEnv>().onError(answerError)
  app.use(async (c, next) => {
    c.set('clientAddress', address)
    await next()
  })
  app.use(requireOwnHost({ PUBLIC_URL: url, NODE_ENV: mode }))
  app.get('*', (c) => c.text('here'))
  return (await app.request(path, { headers: { host } })).status
}

it.each(['evil.example', 'placard.example.evil.example', '192.0.2.7', 'placard.example:8080', 'x y', ''])(
  'a public site does not answer as %j',
  async (host) => expect(await ask(host)).toBe(400),
)

it.each(['placard.example', 'Placard.Example', 'placard.example:443'])('it answers as %s', async (host) =>
  expect(await ask(host)).toBe(200),
)

it.each(['/healthz', '/readyz', '/metrics'])('%s is reachable by IP address', async (path) =>
  expect(await ask('192.0.2.7', { path })).toBe(200),
)

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'without a public address (%s) every name is right',
  async (url) => expect(await ask('192.168.1.20:3000', { url })).toBe(200),
)

it('in-process calls and development accept any host', async () => {
  expect(await ask('localhost', { address: 'in-process' })).toBe(200)
  expect(await ask('localhost:5173', { mode: 'development' })).toBe(200)
})
