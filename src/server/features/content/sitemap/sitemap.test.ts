import { expect, it } from 'vitest'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const { db, get } = await createTestApp({ PUBLIC_URL: 'https://placard.example' })
const active = await buildListing(db)
const pending = await buildListing(db, { status: 'pending' })

it('lists public pages and active spaces', async () => {
  const response = await get('/sitemap.xml')
  expect(response.headers.get('content-type')).toContain('application/xml')
  const xml = await response.text()
  expect(xml).toContain('<loc>https://placard.example/find-ads</loc>')
  expect(xml).toContain(`<loc>https://placard.example/listing/${active}</loc>`)
  expect(xml).not.toContain(`/listing/${pending}<`)
  expect(xml.match(/\/sellers\/\d+</g)).toHaveLength(1)
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
