import { expect, test } from 'vitest'
import { auditPdf } from '#test/support/booking/audit-pdf.ts'
import { createTestApp } from '#test/support/test-app.ts'

const { get } = await createTestApp({ PUBLIC_URL: 'https://placard.example' })

test.each(['privacy', 'terms', 'cookies'])('/%s.pdf is a document of several pages', async (slug) => {
  const response = await get(`/${slug}.pdf`)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await response.arrayBuffer())
  expect(auditPdf(pdf)).toEqual([])
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  const pages = Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(text)?.[1])
  expect(pages).toBeGreaterThan(slug === 'cookies' ? 0 : 2)
  expect(pages).toBeLessThan(12)
})

test('the feed lists every post, newest first', async () => {
  const response = await get('/blog/feed.xml')
  expect(response.headers.get('content-type')).toContain('application/atom+xml')
  const xml = await response.text()
  const links = [...xml.matchAll(/<entry>[\s\S]*?<link href="([^"]+)"/g)].map((match) => match[1])
  expect(links.length).toBeGreaterThanOrEqual(4)
  expect(links[0]).toBe('https://placard.example/blog/listing-your-first-wall')
})
