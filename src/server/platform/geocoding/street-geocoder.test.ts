import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createStreetGeocoder, isStreetAddress } from './street-geocoder.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function startService(answer: RequestListener) {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url!, 'http://service'))
    answer(request, response)
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const warnings: unknown[] = []
  let time = 0
  const wait = (ms: number) => {
    time += ms
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`
  const geocode = createStreetGeocoder({
    url,
    log: { warn: (...words: unknown[]) => warnings.push(words) },
    now: () => time,
    sleep: async (ms) => wait(ms),
  })
  return { asked, warnings, geocode, wait }
}

const FOUND = JSON.stringify([{ lat: '47.6097', lon: '-122.3425', display_name: 'Pike Place' }])

describe('street geocoder', () => {
  it('caches the answer for an address', async () => {
    const { asked, geocode } = await startService((_, response) => void response.end(FOUND))
    const expected = { lat: 47.6097, lng: -122.3425, label: 'Pike Place' }
    expect(await geocode('1501 Pike Pl, Seattle')).toEqual(expected)
    expect(await geocode(' 1501  pike pl, SEATTLE ')).toEqual(expected)
    expect(asked).toHaveLength(1)
    expect(asked[0]!.searchParams.get('q')).toBe('1501 pike pl, seattle')
  })

  it('sends nothing but street addresses', async () => {
    const { asked, geocode } = await startService((_, response) => void response.end(FOUND))
    for (const text of ['Seattle', '98101', 'Capitol Hill', '', '12', '🎉'])
      expect(await geocode(text)).toBeNull()
    expect(asked).toEqual([])
  })

  it.each([
    ['an error', 500, 'broken'],
    ['no JSON', 200, '<html>'],
    ['another shape', 200, '{"lat":1}'],
    ['far too much', 200, `[${' '.repeat(100_000)}]`],
  ])('%s means no answer, a line in the log, and a rest', async (_case, status, body) => {
    const { asked, warnings, geocode, wait } = await startService((_, response) => {
      response.statusCode = status
      response.end(body)
    })
    expect(await geocode('1 Main St')).toBeNull()
    expect(await geocode('2 Main St')).toBeNull()
    expect([asked.length, warnings.length]).toEqual([1, 1])
    wait(61_000)
    await geocode('2 Main St')
    expect(asked).toHaveLength(2)
  })

  it('returns null when nothing is found or the point is out of range', async () => {
    const { geocode } = await startService(
      (request, response) =>
        void response.end(request.url!.includes('9+main') ? '[]' : '[{"lat":"999","lon":"0"}]'),
    )
    expect(await geocode('9 Main St')).toBeNull()
    expect(await geocode('8 Main St')).toBeNull()
  })

  it('sends one request a second in all, and fails fast when the queue is full', async () => {
    const times: number[] = []
    const release: (() => void)[] = []
    const geocode = createStreetGeocoder({
      url: 'http://127.0.0.1:9/search',
      log: { warn() {} },
      now: () => 0,
      sleep: (ms) => {
        times.push(ms)
        return new Promise<void>((done) => void release.push(done))
      },
    })
    const many = Array.from({ length: 50 }, (_, i) => geocode(`${i + 1} Main St`))
    expect(times).toEqual([1000, 2000, 3000])
    for (const go of release) go()
    expect(await Promise.all(many)).toEqual(Array(50).fill(null))
  })

  it('coalesces concurrent requests for one address', async () => {
    const { asked, geocode } = await startService((_, response) => void response.end(FOUND))
    const answers = await Promise.all([1, 2, 3].map(() => geocode('1501 Pike Pl, Seattle')))
    expect(answers.every((answer) => answer?.label === 'Pike Place')).toBe(true)
    expect(asked).toHaveLength(1)
  })

  it('is disabled when no service is configured', async () => {
    expect(await createStreetGeocoder({ url: undefined, log: { warn() {} } })('1 Main St')).toBeNull()
  })

  it.each([
    ['123 Pike St', true],
    ['15600 NE 8th St, Bellevue', true],
    ['12B Baker Street', true],
    ['98101', false],
    ['98101 1234', false],
    ['Pike St', false],
  ])('%s: %s', (text, expected) => {
    expect(isStreetAddress(text)).toBe(expected)
  })
})
