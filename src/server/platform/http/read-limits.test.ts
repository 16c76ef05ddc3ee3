import { describe, expect, it } from 'vitest'
import { mountPages } from '#server/mount-pages.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { createLoadMeter } from './load-meter.ts'
import { networkOf } from './network-of.ts'
import { createReadLimits } from './read-limits.ts'
import { createTokenBuckets } from './token-buckets.ts'

describe('buckets', () => {
  it('allows a burst and refills each second', () => {
    let time = 0
    const buckets = createTokenBuckets({ perSecond: 2, burst: 3, now: () => time })
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 1])
    expect(buckets.take('b')).toBe(0)
    time = 500
    expect([1, 2].map(() => buckets.take('a'))).toEqual([0, 1])
    time = 60_000
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 1])
  })

  it('keeps a bounded number of addresses, the most recent ones', () => {
    const buckets = createTokenBuckets({ perSecond: 1, burst: 1, maxSubjects: 100, now: () => 0 })
    for (let i = 0; i < 1_000; i++) buckets.take(`10.0.${i}`)
    expect(buckets.size).toBe(100)
    expect(buckets.take('10.0.999')).toBe(1)
  })

  it('an IPv6 /64 shares one bucket', () => {
    expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8:0:0:ffff::2'))
    expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8::1'))
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
    expect(networkOf('unknown')).toBe('unknown')
  })
})

it('the load is sampled once a second', () => {
  let time = 0
  let delayMs = 10
  const load = createLoadMeter({ now: () => time, readDelayMs: () => delayMs })
  expect(load.isOverloaded()).toBe(false)
  delayMs = 400
  expect(load.isOverloaded()).toBe(false)
  time = 1_000
  expect(load.isOverloaded()).toBe(true)
  delayMs = 10
  time = 2_000
  expect(load.isOverloaded()).toBe(false)
})

it('the load is measured by default', () => {
  expect(createLoadMeter().isOverloaded()).toBe(false)
})

const { app, context, db } = await createTestApp()
await mountPages(app, context, async () => {
  // one built asset, and a page at every other address
  app.get('/assets/app.js', (c) => c.text('served'))
  return async () => ({ fetch: async () => new Response('<!doctype html><title>A page</title>') })
})
let overloaded = false
const restart = (scale: number) => {
  const load = { isOverloaded: () => overloaded }
  Object.assign(context.readLimits, createReadLimits({ scale, now: () => 0, load }))
}
/** A request that came over a socket from this address. */
const from = (remoteAddress: string, path: string, init: RequestInit = {}) =>
  app.request(path, init, { incoming: { socket: { remoteAddress } } })

const COSTLY = [
  '/api/listings',
  '/api/listings/map',
  '/api/listings.geojson',
  '/api/places?q=tacoma',
  '/api/content/search?q=price',
  '/api/favorites/listings?ids=1',
  '/sitemap.xml',
  '/blog/feed.xml',
  '/feeds/funlist.json',
]

describe('a limit for each address', () => {
  it.each(COSTLY)('%s', async (path) => {
    restart(0.01)
    expect((await from('192.0.2.1', path)).status).toBeLessThan(429)
    const refused = await from('192.0.2.1', path)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('192.0.2.2', path)).status).toBeLessThan(429)
  })

  it('pages have their own limit, and show people a message', async () => {
    restart(0.01)
    const asBrowser = { headers: { accept: 'text/html' } }
    await from('192.0.2.1', '/api/listings')
    expect((await from('192.0.2.1', '/help', asBrowser)).status).toBe(200)
    const refused = await from('192.0.2.1', '/help', asBrowser)
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('Please try again')
    expect((await from('192.0.2.1', '/assets/app.js')).status).toBe(200)
  })

  it.each(['/nothing.aa', '/blog/nothing.json', '/shared/N.aa', '/assets/nothing.js'])(
    'S11: %s is a page however it ends, for no file was served',
    async (path) => {
      restart(0.01)
      expect((await from('192.0.2.1', path)).status).toBe(200)
      expect((await from('192.0.2.1', path)).status).toBe(429)
    },
  )

  it('in-process calls of pages are not counted', async () => {
    restart(0.01)
    for (let i = 0; i < 5; i++) expect((await app.request('/api/listings')).status).toBe(200)
  })
})

describe('while the process is overloaded', () => {
  it.each([...COSTLY, '/', '/listing/1'])('%s is shed', async (path) => {
    restart(1)
    overloaded = true
    const answer = await from('192.0.2.1', path)
    overloaded = false
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
  })

  it('health, sign-in and writes are not shed', async () => {
    restart(1)
    overloaded = true
    expect((await from('192.0.2.1', '/healthz')).status).toBe(200)
    expect((await from('192.0.2.1', '/readyz')).status).toBe(200)
    const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const login = { ...json, body: JSON.stringify({ username: 'nobody', password: 'wrong' }) }
    expect((await from('192.0.2.1', '/api/auth/login', login)).status).toBe(401)
    const report = { ...json, body: JSON.stringify({ message: 'Oh', where: 'x', path: '/' }) }
    expect((await from('192.0.2.1', '/api/errors', report)).status).toBe(202)
    overloaded = false
    expect(await db.selectFrom('error_reports').select('id').execute()).toHaveLength(1)
  })
})
