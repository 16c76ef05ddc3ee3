import { expect, it, vi } from 'vitest'
import { mountPages } from '#server/mount-pages.ts'
import { createReadLimits } from '#server/platform/http/read-limits.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { loadPlainPages } from '#test/support/plain-pages.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const QUESTION = { query: 'billboards in Tacoma', userType: 'buyer' }

// three questions a minute
const { as, db, app, context } = await createTestApp({ RATE_LIMIT_SCALE: '0.0084', TRUST_PROXY: '1' })

// the pages' own limit is not what is asked about here
Object.assign(context.readLimits, createReadLimits({ scale: 1 }))
await mountPages(app, context, loadPlainPages)

/** Find Ads as a browser without scripts reads it: the server asks the assistant in the visitor's name. */
async function readPage(address: string, headers: Record<string, string> = {}): Promise<string> {
  const path = '/find-ads?query=billboards+in+Tacoma'
  return (await app.request(path, { headers: { 'x-forwarded-for': address, ...headers } })).text()
}

async function ask(client: TestClient, address: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  return client.send('POST', '/api/ai/suggest', QUESTION, { headers })
}

it('is rate limited by address and by user, with Retry-After', async () => {
  const [one, other] = await Promise.all([as(await buildUser(db)), as(await buildUser(db))])
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3'])
    expect((await ask(one, address)).status).toBe(200)
  const refused = await ask(one, '10.0.0.4')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(other, '10.0.0.3')).status).toBe(200)
  expect((await ask(other, '10.0.0.3')).status).toBe(200)
  expect((await ask(other, '10.0.0.3')).status).toBe(429)
})

it('limits each guest alone, also where the server asks while it renders, whatever else a request says', async () => {
  const forged = { visitor: '10.1.0.9', 'x-visitor': '10.1.0.9', forwarded: 'for=10.1.0.9' }
  for (let i = 0; i < 3; i++) expect(await readPage('10.1.0.1')).toContain('"success":true')
  expect(await readPage('10.1.0.1', forged)).toContain('rate-limited')
  expect(await readPage('10.1.0.1', { 'x-forwarded-for': '10.1.0.9, 10.1.0.1' })).toContain('rate-limited')
  expect(await readPage('10.1.0.2')).toContain('"success":true')
})

it('counts as demand what is asked on a page of ours without scripts', async () => {
  const record = vi.spyOn(context.demand, 'record')
  const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
  await readPage('10.2.0.1', { ...browser, 'sec-fetch-site': 'same-origin' })
  expect(record).toHaveBeenCalledOnce()
  expect(record.mock.calls[0]![0]).toMatchObject({ asker: '10.2.0.1' })
  await readPage('10.2.0.2', { ...browser, 'sec-fetch-site': 'cross-site' })
  await readPage('10.2.0.2', { ...browser, 'sec-fetch-site': 'same-origin', dnt: '1' })
  expect(record).toHaveBeenCalledOnce()
})
