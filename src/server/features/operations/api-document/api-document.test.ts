import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { documentRoutes } from '#contract/content/content-documents.ts'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { findUndocumented } from '#test/support/api-document.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const { get } = app

it('the API links to its description, which is compressed and cacheable', async () => {
  const { openapi } = await (await get('/api')).json()
  const answer = await get(openapi, { headers: { 'accept-encoding': 'gzip' } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  const plain = await get(openapi)
  const read = await plain.json()
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(read)
  const operations = Object.values(read.paths as Record<string, object>).flatMap((path) => Object.keys(path))
  expect(bytes.byteLength / operations.length).toBeLessThan(200)
  const again = await get(openapi, { headers: { 'if-none-match': plain.headers.get('etag')! } })
  expect(again.status).toBe(304)
})

describe('C-09: the description says', () => {
  const read = async ({ get: ask }: typeof app) => (await ask('/api/openapi.json')).json()

  it('where the server is, and by which cookie it knows people', async () => {
    const secure = await createTestApp({ PUBLIC_URL: 'https://placard.example' })
    const [local, open] = [await read(app), await read(secure)]
    expect(local.servers).toEqual([{ url: 'http://localhost:3000' }])
    expect(open.servers).toEqual([{ url: 'https://placard.example' }])
    const cookie = { type: 'apiKey', in: 'cookie' }
    expect(local.components.securitySchemes.session).toMatchObject({ ...cookie, name: 'placard_session' })
    expect(open.components.securitySchemes.session).toMatchObject({
      ...cookie,
      name: '__Host-placard_session',
    })
  })

  it('what needs an account, and to which feature it belongs', async () => {
    const { paths, tags } = await read(app)
    const known = tags.map(({ name }: { name: string }) => name)
    for (const [name, { method, path, ...route }] of Object.entries<Route>({
      ...allRoutes,
      ...documentRoutes,
    })) {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
      const isOpen = !route.needsAccount && !route.needsAdmin
      const byKey = route.scope ? [{ key: [route.scope] }] : []
      const isFor = isOpen && !route.scope ? [] : [isOpen ? {} : { session: [] }, ...byKey]
      expect([name, operation['x-scope']]).toEqual([name, route.scope])
      expect([name, operation.security, operation.tags]).toEqual([name, isFor, [expect.any(String)]])
      expect(known).toContain(operation.tags[0])
    }
  })

  it('D11: each shared shape once, by its name, and names none that is not there', async () => {
    const text = await (await get('/api/openapi.json')).text()
    const { components } = JSON.parse(text)
    for (const [, kind, name] of text.matchAll(/"\$ref":"#\/(\w+\/\w+)\/([\w.-]+)"/g))
      expect(components[kind!.split('/')[1]!], name).toHaveProperty([name!])
    expect(text).not.toContain('#/$defs')
    expect(text).not.toContain('localhost:3000/')
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['Listing', 'Booking', 'Conversation']),
    )
  })
})

describe('an answer that violates its description is detected', () => {
  const route = { method: 'GET', path: '/api/support' }
  const headers = new Headers({ 'content-type': 'application/json' })
  const good = { domain: 'x', phone: 'x', isOpen: true, hours: 'x' }

  it.each([
    ['as described', 200, good, 0],
    ['a field more', 200, { ...good, more: 1 }, 1],
    ['a field less', 200, { domain: 'x' }, 3],
    ['a status that is not named', 402, good, 1],
  ])('%s', (_name, status, body, problems) => {
    expect(findUndocumented(route, { status, headers }, JSON.stringify(body))).toHaveLength(problems)
  })

  it('another media type', () => {
    const html = new Headers({ 'content-type': 'text/html' })
    expect(findUndocumented(route, { status: 200, headers: html }, '{}')).toHaveLength(1)
  })
})

it('advice with prices of comparable spaces matches its description', async () => {
  for (let i = 0; i < 12; i++) await buildListing(app.db, { price: 500 + 50 * i })
  const draft = {
    title: 'A wall by the ferry',
    adType: 'billboard',
    location: 'Seattle, WA',
    interval: 'month',
  }
  const answer = await app.send('POST', '/api/ai/seller', draft)
  const text = await answer.text()
  expect(JSON.parse(text).listing.price.statistics.interval).toBe('month')
  expect(findUndocumented({ method: 'POST', path: '/api/ai/seller' }, answer, text)).toEqual([])
})

describe('files match the description', () => {
  it.each(Object.entries(documentRoutes))('%s', async (_name, route) => {
    for (const file of route.path.includes(':') ? ['funlist.json', 'funlist.geojson'] : ['']) {
      const answer = await get(route.path.replace(':file', file))
      expect(answer.status).toBe(200)
      expect(findUndocumented(route, answer, await answer.text())).toEqual([])
    }
  })

  it.each(['csv', 'geojson'])('own spaces as %s', async (format) => {
    const { client } = await buildMember(app)
    const answer = await client.get(`/api/my/listings/export?format=${format}`)
    const route = { method: 'GET', path: '/api/my/listings/export' }
    expect(findUndocumented(route, answer, await answer.text())).toEqual([])
  })
})
