import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mountPages } from '#server/mount-pages.ts'
import { buildUser } from './support/listings/build-listing.ts'
import { loadPlainPages } from './support/plain-pages.ts'
import { createTestApp } from './support/test-app.ts'

const NOTHING = "default-src 'none'; frame-ancestors 'none'"

const secure = await createTestApp({ PUBLIC_URL: 'https://placard.test' })
await mountPages(secure.app, secure.context, loadPlainPages)
const plain = await createTestApp({ HSTS_PRELOAD: '1' })
const listed = await createTestApp({ PUBLIC_URL: 'https://placard.test', HSTS_PRELOAD: '1' })

describe('responses over TLS only (HSTS)', () => {
  const asked = async ({ get }: typeof secure, headers = {}) =>
    (await get('/healthz', { headers })).headers.get('strict-transport-security')

  it('are required when the public origin is https, whatever a proxy says', async () => {
    expect(await asked(secure)).toBe('max-age=31536000; includeSubDomains')
    expect(await asked(listed)).toBe('max-age=31536000; includeSubDomains; preload')
  })

  it('are not required because a client header says so', async () => {
    expect(await asked(plain, { 'x-forwarded-proto': 'https' })).toBeNull()
  })
})

describe('every kind of response', () => {
  it.each([
    ['/api/listings', 200],
    ['/api/listings/999', 404],
    ['/api/listings?bbox=1', 400],
    ['/api/account', 401],
    ['/api/nothing', 404],
    ['/healthz', 200],
    ['/sitemap.xml', 200],
    ['/robots.txt', 200],
    ['/privacy.pdf', 200],
    ['/blog/feed.xml', 200],
    ['/feeds/placard.json', 404],
    ['/media/nothing.webp', 404],
    ['/', 200],
  ])('%s is bound to load nothing it need not, and is nobody else’s', async (path, status) => {
    const { headers, ...answer } = await secure
      .get(path)
      .then((one) => ({ status: one.status, headers: one.headers }))
    expect([path, answer.status]).toEqual([path, status])
    const isPage = headers.get('content-type')?.includes('html')
    const policy = headers.get('content-security-policy')
    if (isPage) expect(policy).toContain("frame-ancestors 'none'; upgrade-insecure-requests")
    else expect(policy).toBe(NOTHING)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  it('the page of an unsent message may have inline styles, and nothing else', async () => {
    const form = new FormData()
    form.set('name', 'A')
    const answer = await secure.app.request('/api/support/messages', {
      method: 'POST',
      body: form,
      headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' },
    })
    const style = /<style>([\s\S]*)<\/style>/.exec(await answer.text())![1]!
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
  })
})

/**
 * The scoring of MDN's HTTP Observatory, as far as headers matter: 100 points, minus penalties, plus bonuses of 5 or
 * 10.
 */
function scoreByObservatory(headers: Headers): number {
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((part) => {
      const [name, ...sources] = part.split(' ')
      return [name!, sources]
    }),
  )
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const isWide = (source: string) => /^(\*|https?:|data:|'unsafe-inline'|'unsafe-eval')$/.test(source)
  const runs = [...sourcesOf('script-src'), ...sourcesOf('object-src')]
  const hstsAge = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
  const cookie = headers.get('set-cookie')
  let score = 100
  if (policy.size < 2) score -= 25
  else if (runs.some(isWide)) score -= 20
  else if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) score -= 20
  else if (!sourcesOf('style-src').some(isWide)) score += policy.get('default-src')?.[0] === "'none'" ? 10 : 5
  if (hstsAge < 15_768_000) score -= hstsAge === 0 ? 20 : 10
  if (headers.get('x-content-type-options') !== 'nosniff') score -= 5
  score += policy.has('frame-ancestors') ? 5 : headers.has('x-frame-options') ? 0 : -20
  if (
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers.get('referrer-policy') ?? '',
    )
  )
    score += 5
  if (/^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '')) score += 10
  if (cookie)
    score +=
      /; Secure/i.test(cookie) && /; HttpOnly/i.test(cookie) && /; SameSite=(Lax|Strict)/i.test(cookie)
        ? 5
        : -40
  return score
}

it('the site scores A+ at the Observatory without a proxy', async () => {
  for (let i = 0; i < 2; i++)
    expect(scoreByObservatory((await secure.get('/')).headers)).toBeGreaterThanOrEqual(100)
  const kept = await secure.get('/')
  expect(kept.headers.get('cache-control')).toBe('public, no-cache')
  expect(scoreByObservatory(kept.headers)).toBe(125)
  const own = await (await secure.as(await buildUser(secure.db))).get('/')
  expect(scoreByObservatory(own.headers)).toBeGreaterThanOrEqual(100)
})
