import { expect, it } from 'vitest'
import { buildUser } from '#test/support/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const QUESTION = { query: 'billboards in Tacoma', userType: 'buyer' }

// three questions a minute
const { as, db } = await createTestApp({ RATE_LIMIT_SCALE: '0.0084', TRUST_PROXY: '1' })

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
