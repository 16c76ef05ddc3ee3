import { describe, expect, it } from 'vitest'
import { documentRoutes } from '#contract/content/content-documents.ts'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { mountPages } from '#server/mount-pages.ts'
import { loadPlainPages } from './support/plain-pages.ts'
import { createTestApp } from './support/test-app.ts'

const { app, context, get, send } = await createTestApp()
await mountPages(app, context, loadPlainPages)

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const routes: Route[] = Object.values({ ...allRoutes, ...documentRoutes })
/** No example of an address may be one of another pattern, such as `/api/listings/map`. */
const toExample = (path: string) => path.replace(/:\w+/g, '1')
const paths = new Map<string, Set<string>>()
for (const { method, path } of routes)
  paths.set(toExample(path), (paths.get(toExample(path)) ?? new Set()).add(method))

describe('C-08: a known address answers another verb by naming its own', () => {
  it.each([...paths])('%s', async (path, own) => {
    const listed = await app.request(path, { method: 'OPTIONS' })
    expect(listed.status).toBe(204)
    const allowed = listed.headers.get('allow')!.split(', ')
    expect(allowed).toEqual(expect.arrayContaining([...own, 'OPTIONS']))
    expect(allowed.includes('HEAD')).toBe(allowed.includes('GET'))
    for (const verb of VERBS.filter((one) => !allowed.includes(one))) {
      const refused = await app.request(path, { method: verb })
      expect([verb, refused.status, refused.headers.get('allow')]).toEqual([verb, 405, allowed.join(', ')])
    }
  })

  it('says so in its own code, and to HEAD without a body', async () => {
    expect(await (await send('PUT', '/api/listings')).json()).toMatchObject({ code: 'method-not-allowed' })
    const head = await app.request('/api/auth/login', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([405, ''])
  })
})

describe('C-08: pages are read only', () => {
  it.each(['/', '/help', '/healthz', '/sitemap.xml', '/media/one.webp'])('%s', async (path) => {
    const refused = await app.request(path, { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect((await app.request(path, { method: 'OPTIONS' })).status).toBe(204)
  })
})

it.each(['/api/nothing', '/api/nothing/1'])(
  'an unknown address of the API is unknown to every verb: %s',
  async (path) => {
    for (const method of [...VERBS, 'OPTIONS'])
      expect((await app.request(path, { method })).status, method).toBe(404)
  },
)

it('C-21: an unknown feed is refused as documented', async () => {
  for (const file of ['nothing.json', 'nothing', 'funlist.xml', '%00', 'Funlist.json']) {
    const refused = await get(`/feeds/${file}`)
    expect([file, refused.status]).toEqual([file, 404])
    expect(await refused.json()).toMatchObject({ success: false, code: 'not-found' })
  }
})
