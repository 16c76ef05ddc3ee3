import { expect, it } from 'vitest'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const { db, get } = await createTestApp({ PUBLIC_URL: 'https://placard.example' })
const active = await buildListing(db)
const pending = await buildListing(db, { status: 'pending' })

it('lists public pages and active spaces, in files that an index names', async () => {
  const response = await get('/sitemap.xml')
  expect(response.headers.get('content-type')).toContain('application/xml')
  const index = await response.text()
  expect(index).toContain('<sitemapindex')
  const files = [...index.matchAll(/<loc>https:\/\/placard\.example([^<]{1,200})<\/loc>/g)].map(
    ([, path]) => path!,
  )
  expect(files).toHaveLength(3)
  expect(index.match(/<lastmod>/g)).toHaveLength(1)
  const xml = (await Promise.all(files.map(async (path) => (await get(path)).text()))).join('')
  expect(xml).toContain('<loc>https://placard.example/find-ads</loc>')
  expect(xml).toContain(`<loc>https://placard.example/listing/${active}</loc>`)
  expect(xml).not.toContain(`/listing/${pending}<`)
  expect(xml.match(/\/sellers\/\d+</g)).toHaveLength(1)
})

it.each(['spaces-999999.xml', 'sellers-999999.xml', 'spaces-x.xml'])('has no file %s', async (file) => {
  expect((await get(`/sitemaps/${file}`)).status).toBe(404)
})

it('is referenced in robots.txt', async () => {
  expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://placard.example/sitemap.xml')
})

it('C-18: says where to write about a hole, for less than a year', async () => {
  const response = await get('/.well-known/security.txt')
  expect(response.headers.get('content-type')).toContain('text/plain')
  const text = await response.text()
  expect(text).toContain('Contact: https://placard.example/help/contact\n')
  const days = (Date.parse(/Expires: (\S+)/.exec(text)![1]!) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
})

it('C-18: leads password managers to where a password is changed', async () => {
  const response = await get('/.well-known/change-password')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/account'])
})
