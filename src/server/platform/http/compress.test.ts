import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { compress } from './compress.ts'
import type { RequestEnv } from './env.ts'

const TEXT = 'Twelve walls on Pike. '.repeat(200)
const app = new Hono<RequestEnv>().use(compress())
app.get('/file', (c) => c.body(TEXT, 200, { 'content-type': 'text/css', 'content-length': `${TEXT.length}` }))
app.get('/varied', (c) => c.body(TEXT, 200, { 'content-type': 'text/css', vary: 'Accept-Encoding' }))
app.get('/short', (c) => c.text('Twelve walls', 200, { 'content-length': '12' }))
app.get('/picture', (c) => c.body(TEXT, 200, { 'content-type': 'image/webp' }))

const get = (path: string, accepts = 'gzip') => app.request(path, { headers: { 'accept-encoding': accepts } })

it('compresses text and drops its content-length', async () => {
  const response = await get('/file')
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('content-length')).toBeNull()
  expect(response.headers.get('vary')).toContain('Accept-Encoding')
  expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(TEXT)
})

it('C-18: names a header that answers vary by once', async () => {
  expect((await get('/varied')).headers.get('vary')).toBe('Accept-Encoding')
})

it.each([
  ['/short', 'gzip'],
  ['/picture', 'gzip'],
  ['/file', 'identity'],
  ['/file', 'gzip;q=0, identity'],
  ['/file', 'br, gzip; q=0.0'],
])('leaves %s for %s as it is', async (path, accepts) => {
  expect((await get(path, accepts)).headers.get('content-encoding')).toBeNull()
})
