import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildMember, PASSWORD } from '#test/support/accounts/members.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { addFavorites, listFavoriteIds } from './favorites.ts'
import { MarkQueue } from './mark-queue.ts'

const app = await createTestApp()
const { db } = app
let ann: TestClient
let annId: number
let bob: TestClient
let walls: number[]

beforeAll(async () => {
  ;({ id: annId, client: ann } = await buildMember(app))
  bob = await app.as(await buildUser(db))
  walls = [await buildListing(db), await buildListing(db), await buildListing(db)]
})

const json = async (answer: Promise<Response>) => (await answer).json()

describe('favorites', () => {
  it('are merged in the order they were added, without duplicates or hidden listings', async () => {
    const hidden = await buildListing(db, { status: 'pending' })
    const [a, b, c] = walls as [number, number, number]
    const merged = await json(ann.send('POST', '/api/favorites', { ids: [c, a, c, hidden, 999_999] }))
    expect(merged).toEqual([c, a])
    expect(await json(ann.send('POST', '/api/favorites', { ids: [a, b] }))).toEqual([b, c, a])
    expect((await ann.send('DELETE', `/api/favorites/${c}`)).status).toBe(200)
    expect(await json(ann.get('/api/favorites'))).toEqual([b, a])
    expect(await json(bob.get('/api/favorites'))).toEqual([])
  })

  it('added in quick succession are all stored', async () => {
    const { client } = await buildMember(app)
    const spaces = await Promise.all(Array.from({ length: 30 }, () => buildListing(db)))
    const answers = await Promise.all(
      spaces.map((id) => client.send('POST', '/api/favorites', { ids: [id] })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    const kept = await json(client.get('/api/favorites'))
    expect(kept.toSorted()).toEqual(spaces.toSorted())
  })

  it('are written in click order, and each is answered once committed', async () => {
    const queue = new MarkQueue(db)
    const id = await buildUser(db)
    const [a, b, c] = walls as [number, number, number]
    const first = queue.add(id, [a])
    const others = [queue.add(id, [b]), queue.add(id, [a, c]), queue.remove(id, b), queue.add(id, [b])]
    expect(await first).toEqual([a])
    expect(await others[0]).toEqual(expect.arrayContaining([a, b]))
    await Promise.all(others)
    expect(await listFavoriteIds(db, id)).toEqual([b, c, a])
  })

  it('R11: are refused beyond the limit, and none is dropped', async () => {
    const { client } = await buildMember(app)
    const first = await buildListing(db)
    const seller_id = await buildUser(db)
    await json(client.send('POST', '/api/favorites', { ids: [first] }))
    const rows = Array.from({ length: 1000 }, (_, i) => ({
      seller_id,
      title: `Wall ${i}`,
      description: 'A wall like others.',
      ad_type: 'billboard' as const,
      price: 1,
      location_text: 'Seattle, WA',
      status: 'active' as const,
    }))
    const made = await db.insertInto('listings').values(rows).returning('id').execute()
    const ids = made.map(({ id }) => id)
    await client.send('PATCH', `/api/favorites/${first}`, { note: 'The one' })
    const refused = await client.send('POST', '/api/favorites', { ids })
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toBe(
      'You can keep 1,000 favorites. Remove some you no longer need.',
    )
    expect(await json(client.get('/api/favorites'))).toEqual([first])
    expect(await json(client.send('POST', '/api/favorites', { ids: ids.slice(1) }))).toHaveLength(1000)
    // the 1,001st: nothing leaves for it, and what is there can be marked again
    expect((await client.send('POST', '/api/favorites', { ids: [ids[0]] })).status).toBe(409)
    expect((await client.send('POST', '/api/favorites', { ids: [first] })).status).toBe(200)
    expect(await json(client.get('/api/favorites/marks'))).toContainEqual(
      expect.objectContaining({ listingId: first, note: 'The one' }),
    )
    const tooMany = await client.send('POST', '/api/favorites', { ids: Array(1001).fill(first) })
    expect(tooMany.status).toBe(400)
  })

  it('R11: two processes at once cannot both give the last places away, and drop none for them', async () => {
    const id = await buildUser(db)
    const seller_id = await buildUser(db)
    const values = {
      seller_id,
      description: 'A wall like others.',
      ad_type: 'billboard',
      price: 1,
      location_text: 'Seattle, WA',
      status: 'active',
    } as const
    const rows = Array.from({ length: 1_300 }, (_, i) => ({ ...values, title: `Wall ${i}` }))
    const ids = (await db.insertInto('listings').values(rows).returning('id').execute()).map((row) => row.id)
    const batches = Array.from({ length: 13 }, (_, at) => ids.slice(at * 100, at * 100 + 100))
    const ends = await Promise.allSettled(batches.map((batch) => addFavorites(db, id, batch)))
    const kept = batches.filter((_, at) => ends[at]?.status === 'fulfilled')
    expect(kept).toHaveLength(10)
    expect((await listFavoriteIds(db, id)).toSorted()).toEqual(kept.flat().toSorted())
  })

  it('are public by id, as long as their listings are', async () => {
    const paused = await buildListing(db, { status: 'paused' })
    const ids = [walls[2], paused, walls[0], walls[2]]
    const shown = await json(app.get(`/api/favorites/listings?ids=${ids}`))
    expect(shown.map((listing: { id: number }) => listing.id)).toEqual([walls[2], walls[0]])
    expect((await app.get('/api/favorites/listings?ids=1,x')).status).toBe(400)
    expect(await json(app.get('/api/favorites/listings?ids='))).toEqual([])
  })
})

describe('saved searches', () => {
  const search = { location: 'Seattle, WA', adType: ['print', 'radio'], priceMax: '900' }
  const save = (name: string, client = ann, given: unknown = search) =>
    client.send('POST', '/api/saved-searches', { name, search: given })

  it('store the whole search under a name, are renamed and deleted', async () => {
    const made = await save(' Ads in “Öst” 🌲 ')
    expect(made.status).toBe(201)
    const { id } = await made.json()
    expect(await json(ann.get('/api/saved-searches'))).toMatchObject([
      { id, name: 'Ads in “Öst” 🌲', search },
    ])
    const renamed = await json(ann.send('PATCH', `/api/saved-searches/${id}`, { name: 'East' }))
    expect(renamed).toMatchObject({ id, name: 'East', search })
    expect((await ann.send('DELETE', `/api/saved-searches/${id}`)).status).toBe(200)
    expect((await ann.send('DELETE', `/api/saved-searches/${id}`)).status).toBe(404)
  })

  it('have unique names, case-insensitively', async () => {
    await save('Mine')
    const again = await save('mINE')
    expect(again.status).toBe(409)
    expect((await again.json()).fields.name).toBe('You already have a search with this name')
    expect((await save('Mine', bob)).status).toBe(201)
  })

  it.each([
    ['', search, 'Give the search a name'],
    ['x'.repeat(81), search, 'at most 80'],
    ['a\0b', search, 'unprintable'],
    ['Long', { q: 'x'.repeat(10_001) }, 'search'],
    ['Zero', { q: 'a\0b' }, 'cannot be kept'],
    ['Odd', { q: 7 }, 'search'],
  ])('refuse %j %j', async (name, given, words) => {
    const answer = await save(name, ann, given)
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toContain(words)
  })

  it('are merged once, with a number appended to a taken name', async () => {
    const { client } = await buildMember(app)
    await save('Home', client)
    const local = [
      { name: 'Home', search: { q: 'wall' } },
      { name: 'Work', search },
    ]
    const names = async () =>
      (await json(client.send('POST', '/api/saved-searches/merge', { searches: local }))).map(
        (one: { name: string }) => one.name,
      )
    expect(await names()).toEqual(['Work', 'Home (2)', 'Home'])
    expect(await names()).toEqual(['Work', 'Home (2)', 'Home'])
  })

  it("are nobody else's", async () => {
    const { id } = await (await save('Private')).json()
    expect((await bob.send('PATCH', `/api/saved-searches/${id}`, { name: 'Taken' })).status).toBe(404)
    expect((await bob.send('DELETE', `/api/saved-searches/${id}`)).status).toBe(404)
    expect((await app.get('/api/saved-searches')).status).toBe(401)
  })

  it('R11: are limited to 200, and a merge above that is refused whole', async () => {
    const { id, client } = await buildMember(app)
    const rows = Array.from({ length: 200 }, (_, i) => ({ user_id: id, name: `S${i}`, search: '{}' }))
    await db.insertInto('saved_searches').values(rows).execute()
    const refused = await save('One more', client)
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toContain('200 searches')
    // those of a guest stay in the browser, all of them
    const searches = [{ name: 'One more', search }]
    const merged = await client.send('POST', '/api/saved-searches/merge', { searches })
    expect(merged.status).toBe(409)
    const known = [{ name: 'S1', search: {} }]
    expect((await client.send('POST', '/api/saved-searches/merge', { searches: known })).status).toBe(200)
  })
})

it('saved items are exported, and deleted with the account', async () => {
  const said = { clientId: randomUUID(), message: 'Is it lit?' }
  const talk = await json(ann.send('POST', `/api/listings/${walls[0]}/conversations`, said))
  const seller = await app.as(talk.other.id)
  const exported = await json(ann.send('POST', '/api/account/export', { password: PASSWORD }))
  expect(exported.favorites.length).toBeGreaterThan(0)
  expect(exported.savedSearches.map((one: { name: string }) => one.name)).toContain('Mine')
  expect(exported.conversations).toMatchObject([{ id: talk.id, buyer_id: annId }])
  expect(exported.messages).toMatchObject([{ author_id: annId, body: 'Is it lit?' }])
  expect((await ann.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
  for (const table of ['favorites', 'saved_searches'] as const)
    expect(await db.selectFrom(table).selectAll().where('user_id', '=', annId).execute()).toEqual([])
  const thread = await json(seller.get(`/api/conversations/${talk.id}`))
  expect(thread).toMatchObject({ other: { name: 'Deleted user' }, messages: [{ body: 'Is it lit?' }] })
  const answer = await seller.send('POST', `/api/conversations/${talk.id}/messages`, {
    ...said,
    message: 'Yes',
  })
  expect(answer.status).toBe(409)
})
