import { beforeAll, describe, expect, test } from 'vitest'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'

const VISITOR = '3d0f3cc5-1a0e-4d3b-8c1e-0d8f4b8f6a11'
const OTHER = '9b2c9d51-6a56-4f6d-9c58-1f3f0a7d2a22'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

const json = async (path: string) => (await app.get(path)).json()
const linksFor = async (query: string): Promise<string[]> =>
  (await json(`/api/content/search?q=${encodeURIComponent(query)}`)).map(({ link }: { link: string }) => link)

describe('the help center', () => {
  test('has six categories, popular and recent articles in their order', async () => {
    const home = await json('/api/content/help')
    expect(home.categories.map(({ link }: { link: string }) => link)).toEqual([
      '/help/getting-started',
      '/help/for-advertisers',
      '/help/for-ad-space-owners',
      '/help/billing-payments',
      '/help/account-security',
      '/help/legal-policies',
    ])
    expect(home.popular.map(({ viewCount }: { viewCount: number }) => viewCount)).toEqual([
      1842, 1456, 1293, 1087, 945, 876,
    ])
    expect(home.recent).toHaveLength(6)
    expect(home.recent[0]).toMatchObject({ slug: 'ai-seller-agent', publishedDate: '2025-03-25' })
  })

  test('For Advertisers has its four subcategories and five questions', async () => {
    const category = await json('/api/content/categories/for-advertisers')
    expect(category.subcategories.map(({ title }: { title: string }) => title)).toEqual([
      'Finding Ad Opportunities',
      'Evaluating Opportunities',
      'Contacting Sellers',
      'Booking and Payment',
    ])
    expect(category.faq.items).toHaveLength(5)
  })

  test('an article comes with its contents and the specified related ones', async () => {
    const article = await json('/api/content/articles/ai-buyer-agent')
    expect(article.html).toContain('<h2 id="how-to-ask">')
    expect(article.related.map(({ slug }: { slug: string }) => slug)).toEqual([
      'ai-seller-agent',
      'advanced-search',
      'contacting-sellers',
      'comparing-opportunities',
    ])
    expect(article.readingMinutes).toBeGreaterThan(0)
  })

  test.each([
    '/api/content/articles/nope',
    '/api/content/articles/__proto__',
    '/api/content/categories/nope',
    '/api/content/topics/nope',
    '/api/content/faqs/nope',
    '/api/content/legal/nope',
    '/api/content/posts/nope',
  ])('%s is not found', async (path) => {
    expect((await app.get(path)).status).toBe(404)
  })
})

describe('views', () => {
  test('add to the starting value, once an hour per visitor', async () => {
    const path = '/api/content/articles/interactive-map/views'
    const as = (agent: string) => app.send('POST', path, undefined, { headers: { 'user-agent': agent } })
    expect(await (await as('one')).json()).toEqual({ viewCount: 1088 })
    expect(await (await as('one')).json()).toEqual({ viewCount: 1088 })
    expect(await (await as('two')).json()).toEqual({ viewCount: 1089 })
    expect((await json('/api/content/articles/interactive-map')).viewCount).toBe(1089)
  })
})

describe('votes', () => {
  const path = '/api/content/articles/pricing-models/votes'
  const vote = (isHelpful: boolean, visitor: string) => app.send('POST', path, { isHelpful, visitor })

  test('count once per visitor and may be changed', async () => {
    expect(await (await vote(true, VISITOR)).json()).toEqual({ yes: 1, no: 0 })
    expect(await (await vote(true, VISITOR)).json()).toEqual({ yes: 1, no: 0 })
    expect(await (await vote(false, VISITOR)).json()).toEqual({ yes: 0, no: 1 })
    expect(await (await vote(true, OTHER)).json()).toEqual({ yes: 1, no: 1 })
  })

  test('of one account count once, in any browser', async () => {
    const user = await app.as(await buildUser(app.db))
    await user.send('POST', path, { isHelpful: true, visitor: crypto.randomUUID() })
    const last = await user.send('POST', path, { isHelpful: true, visitor: crypto.randomUUID() })
    expect(await last.json()).toEqual({ yes: 2, no: 1 })
  })

  test('that are invalid are refused', async () => {
    expect((await app.send('POST', path, { isHelpful: 'maybe', visitor: VISITOR })).status).toBe(400)
    expect((await app.send('POST', path, { isHelpful: true, visitor: 'me' })).status).toBe(400)
    const nowhere = await app.send('POST', '/api/content/articles/nope/votes', {
      isHelpful: true,
      visitor: VISITOR,
    })
    expect(nowhere.status).toBe(404)
  })
})

describe('search', () => {
  /** The ten most common questions; the answer must be among the first three hits. */
  test.each([
    ['how much does a space cost', '/help/faq#what-does-an-advertising-space-cost'],
    ['permit', '/help/articles/signs-and-permits'],
    ['is it legal', '/help/faq#is-it-legal-to-rent-out-my-wall-and-do-i-need-a-permit'],
    ['contract length', '/help/articles/contract-length'],
    ['month or four weeks', '/help/articles/month-or-four-weeks'],
    ['when do I get paid', '/help/articles/seller-payouts'],
    ['payouts', '/help/articles/seller-payouts'],
    ['proof', '/help/articles/proof-of-performance'],
    ['cancel booking', '/help/articles/cancellations-and-refunds'],
    ['refund', '/help/articles/cancellations-and-refunds'],
    ['artwork specs', '/help/articles/artwork-specs'],
    ['audience numbers', '/help/articles/audience-numbers'],
    ["can't sign in", '/help/articles/sign-in-problems'],
    ['forgot password', '/help/articles/sign-in-problems'],
    ['prices', '/help/articles/pricing-models'],
    ['artwrok', '/help/articles/artwork-specs'],
    ['cancelation', '/help/articles/cancellations-and-refunds'],
    ['bilboard permitt', '/help/articles/signs-and-permits'],
  ])('“%s” finds %s', async (query, link) => {
    expect((await linksFor(query)).slice(0, 3)).toContain(link)
  })

  test('highlights the matched words', async () => {
    const [hit] = await json('/api/content/search?q=permits')
    expect(hit.title.filter((part: { isHit: boolean }) => part.isHit)).toEqual([
      { text: 'permits', isHit: true },
    ])
  })

  test.each(['', '   ', 'xqzzvw', '<img src=x onerror=alert(1)>', '%00', '\\', '"'.repeat(300)])(
    'answers %j without an error',
    async (query) => {
      const response = await app.get(`/api/content/search?q=${encodeURIComponent(query)}`)
      expect(response.status).toBe(200)
      expect(Array.isArray(await response.json())).toBe(true)
    },
  )

  test('answers a thousand characters', async () => {
    expect((await app.get(`/api/content/search?q=${'wall '.repeat(200)}`)).status).toBe(200)
  })
})
