import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'

const TOO_MANY = 'You have written to many sellers today. Please wait until tomorrow.'
const OLD = new Date(Date.now() - 30 * 86_400_000)

const start = async (site: TestApp, client: TestClient, message: string) =>
  client.send('POST', `/api/listings/${await buildListing(site.db)}/conversations`, {
    clientId: randomUUID(),
    message,
  })

async function startMany(site: TestApp, client: TestClient, count: number): Promise<number[]> {
  const statuses = []
  for (let i = 0; i < count; i++) statuses.push((await start(site, client, `Question ${i}`)).status)
  return statuses
}

describe('a user with an unverified address', () => {
  it('may write to three sellers a day, go on a little, and send no links', async () => {
    const site = await createTestApp()
    const pending = await site.as(await buildUser(site.db, { status: 'pending' }))
    expect(await startMany(site, pending, 5)).toEqual([201, 201, 201, 429, 429])
    expect((await (await start(site, pending, 'Again')).json()).message).toBe(TOO_MANY)
    const [{ id }] = await (await pending.get('/api/conversations')).json()
    const write = (message: string) =>
      pending.send('POST', `/api/conversations/${id}/messages`, { clientId: randomUUID(), message })
    const link = await write('See https://example.com')
    expect(link.status).toBe(403)
    expect((await link.json()).message).toBe('Please verify your e-mail address before you send links.')
    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push((await write('And?')).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  })

  it('may not write more often through many accounts', async () => {
    const site = await createTestApp({ RATE_LIMIT_SCALE: '0.2' })
    const statuses = []
    for (let i = 0; i < 8; i++) {
      const client = await site.as(await buildUser(site.db, { status: 'pending' }))
      statuses.push((await start(site, client, `Question ${i}`)).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429])
  })
})

describe('a verified user', () => {
  it('may write to fifteen sellers a day in the first week, and to more afterwards', async () => {
    const site = await createTestApp()
    const fresh = await site.as(await buildUser(site.db))
    expect(await startMany(site, fresh, 17)).toEqual([...Array(15).fill(201), 429, 429])
    const known = await site.as(await buildUser(site.db, { created_at: OLD }))
    expect(await startMany(site, known, 17)).toEqual(Array(17).fill(201))
  })

  it('may send the same words to five sellers a day', async () => {
    const site = await createTestApp()
    const client = await site.as(await buildUser(site.db, { created_at: OLD }))
    for (let i = 0; i < 5; i++) expect((await start(site, client, 'Buy my course!')).status).toBe(201)
    const refused = await start(site, client, 'Buy my course!')
    expect(refused.status).toBe(429)
    expect((await refused.json()).message).toBe(TOO_MANY)
    expect((await start(site, client, 'Is your wall free in May?')).status).toBe(201)
  })

  it('is answered a retry even when a limit is reached', async () => {
    const site = await createTestApp({ RATE_LIMIT_SCALE: '0.001' })
    const client = await site.as(await buildUser(site.db, { created_at: OLD }))
    const listing = await buildListing(site.db)
    const said = { clientId: randomUUID(), message: 'Once' }
    const send = (body: object) => client.send('POST', `/api/listings/${listing}/conversations`, body)
    expect((await send(said)).status).toBe(201)
    expect((await send(said)).status).toBe(201)
    const { id } = await (await send(said)).json()
    const next = { clientId: randomUUID(), message: 'Twice' }
    const write = (body: object) => client.send('POST', `/api/conversations/${id}/messages`, body)
    expect((await write(next)).status).toBe(201)
    expect((await write(next)).status).toBe(201)
    expect((await write({ ...next, clientId: randomUUID() })).status).toBe(429)
  })
})
