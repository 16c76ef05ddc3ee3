import { beforeAll, expect, test } from 'vitest'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { toCountedPath } from './counted-path.ts'

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/150.0' }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

test('page views are counted by page and day, anonymously', async () => {
  const open = (path: string, headers: Record<string, string> = PERSON) =>
    app.send('POST', '/api/page-views', { path }, { headers })
  for (const path of ['/terms', '/terms', '/listing/12', '/listing/13', '/nowhere', '/admin/users'])
    expect((await open(path)).status).toBe(204)
  await open('/terms', { ...PERSON, dnt: '1' })
  await open('/terms', { ...PERSON, 'sec-gpc': '1' })
  await open('/terms', { 'user-agent': 'Googlebot/2.1' })
  await open('/terms', { ...PERSON, 'sec-purpose': 'prefetch' })
  const admin = await app.as(await buildUser(app.db, { role: 'admin' }))
  const { days, pages } = await (await admin.get('/api/admin/page-views?days=7')).json()
  expect(pages).toEqual([
    { path: '/listing/{id}', views: 2 },
    { path: '/terms', views: 2 },
  ])
  expect(days).toHaveLength(7)
  expect(days.at(-1).views).toBe(4)
  await open('/terms')
  const again = await (await admin.get('/api/admin/page-views')).json()
  expect(again.pages[0]).toEqual({ path: '/terms', views: 3 })
})

test('the counts are for admins', async () => {
  expect((await app.get('/api/admin/page-views')).status).toBe(401)
  const user = await app.as(await buildUser(app.db))
  expect((await user.get('/api/admin/page-views')).status).toBe(403)
})

test.each([
  ['/', '/'],
  ['/help/', '/help'],
  ['/help/articles/pricing-models', '/help/articles/pricing-models'],
  ['/account', undefined],
  ['/enquiries/4', undefined],
  ['/../etc', undefined],
])('%s is counted as %s', (path, counted) => {
  expect(toCountedPath(path)).toBe(counted)
})
