import { beforeAll, describe, expect, it } from 'vitest'
import { buildMember, PASSWORD } from '#test/support/accounts/members.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
let ann: TestClient
let bob: TestClient
let wall: number
let bench: number

beforeAll(async () => {
  ;({ client: ann } = await buildMember(app))
  ;({ client: bob } = await buildMember(app))
  wall = await buildListing(db)
  bench = await buildListing(db)
  for (const client of [ann, bob]) await client.send('POST', '/api/favorites', { ids: [wall, bench] })
})

const json = async (answer: Promise<Response>) => (await answer).json()
const make = async (name: string, client = ann) =>
  json(client.send('POST', '/api/favorite-folders', { name }))

describe('folders', () => {
  it('hold favorites, and leave them when they are deleted', async () => {
    const { id } = await make('Downtown')
    await ann.send('PATCH', `/api/favorites/${wall}`, { folderId: id })
    expect(await json(ann.get('/api/favorite-folders'))).toEqual([
      { id, name: 'Downtown', count: 1, shareToken: null, sharesNotes: false },
    ])
    expect((await ann.send('DELETE', `/api/favorite-folders/${id}`)).status).toBe(200)
    const marks = await json(ann.get('/api/favorites/marks'))
    expect(
      marks.map((mark: { listingId: number; folderId: number }) => [mark.listingId, mark.folderId]),
    ).toEqual([
      [bench, null],
      [wall, null],
    ])
  })

  it('have a name of their own, whatever its case', async () => {
    const { id } = await make('May')
    const again = await ann.send('POST', '/api/favorite-folders', { name: 'mAY' })
    expect(again.status).toBe(409)
    expect((await again.json()).fields.name).toBe('You already have a folder with this name')
    const other = await make('June')
    const renamed = await ann.send('PATCH', `/api/favorite-folders/${other.id}`, { name: 'May' })
    expect(renamed.status).toBe(409)
    expect(await json(ann.send('PATCH', `/api/favorite-folders/${id}`, { name: 'MAY' }))).toMatchObject({
      name: 'MAY',
    })
    expect((await bob.send('POST', '/api/favorite-folders', { name: 'May' })).status).toBe(201)
  })

  it.each([
    ['', 'Give the folder a name'],
    ['x'.repeat(81), 'at most 80'],
    ['a\u0007b', 'unprintable'],
  ])('refuse the name %j', async (name, words) => {
    const refused = await ann.send('POST', '/api/favorite-folders', { name })
    expect(refused.status).toBe(400)
    expect((await refused.json()).message).toContain(words)
  })

  it('are limited to 50', async () => {
    const { id, client } = await buildMember(app)
    const rows = Array.from({ length: 50 }, (_, i) => ({ user_id: id, name: `F${i}` }))
    await db.insertInto('favorite_folders').values(rows).execute()
    const refused = await client.send('POST', '/api/favorite-folders', { name: 'One more' })
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toContain('50 folders')
  })

  it("take no favorite of somebody else's", async () => {
    const { id } = await make('Private')
    const refused = await bob.send('PATCH', `/api/favorites/${wall}`, { folderId: id })
    expect(refused.status).toBe(404)
    expect((await bob.send('POST', `/api/favorite-folders/${id}/share`, {})).status).toBe(404)
  })
})

describe('a favorite', () => {
  it('keeps a note of 500 characters and the price then', async () => {
    const note = 'Ask for May.\nTalk to Sally. 🌲'
    expect(await json(ann.send('PATCH', `/api/favorites/${wall}`, { note }))).toMatchObject({
      listingId: wall,
      note,
      markedPrice: { price: 900, interval: 'month' },
    })
    const long = await ann.send('PATCH', `/api/favorites/${wall}`, { note: 'x'.repeat(501) })
    expect(long.status).toBe(400)
    expect((await long.json()).message).toContain('Note must be at most 500 characters')
    expect((await ann.send('PATCH', '/api/favorites/999999', { note })).status).toBe(404)
  })

  it('keeps its folder and note when it is added again, as at a sign-in', async () => {
    const { id } = await make('Again')
    await ann.send('PATCH', `/api/favorites/${wall}`, { folderId: id, note: 'Mine' })
    await db.updateTable('listings').set({ price: 800 }).where('id', '=', wall).execute()
    await ann.send('POST', '/api/favorites', { ids: [wall] })
    const marks = await json(ann.get('/api/favorites/marks'))
    expect(marks.find((mark: { listingId: number }) => mark.listingId === wall)).toMatchObject({
      folderId: id,
      note: 'Mine',
      markedPrice: { price: 900 },
    })
  })
})

describe('a shared folder', () => {
  it('is read by whoever holds its link, without notes unless asked for, until it is withdrawn', async () => {
    const { id } = await make('For Tim')
    const paused = await buildListing(db)
    await ann.send('POST', '/api/favorites', { ids: [paused] })
    await db.updateTable('listings').set({ status: 'paused' }).where('id', '=', paused).execute()
    for (const listingId of [paused, wall, bench])
      await ann.send('PATCH', `/api/favorites/${listingId}`, { folderId: id, note: `Note ${listingId}` })
    const { shareToken } = await json(ann.send('POST', `/api/favorite-folders/${id}/share`, {}))
    const read = () => app.get(`/api/shared/${shareToken}`)
    const list = await json(read())
    expect(list).toMatchObject({ name: 'For Tim', total: 2 })
    expect(
      list.spaces.map((one: { listing: { id: number }; note: string }) => [one.listing.id, one.note]),
    ).toEqual([
      [bench, ''],
      [wall, ''],
    ])
    const again = await json(ann.send('POST', `/api/favorite-folders/${id}/share`, { withNotes: true }))
    expect(again).toMatchObject({ shareToken, sharesNotes: true })
    expect((await json(read())).spaces[1].note).toBe(`Note ${wall}`)

    await ann.send('DELETE', `/api/favorite-folders/${id}/share`)
    const gone = await read()
    expect(gone.status).toBe(404)
    expect((await gone.json()).message).toBe('This list is not shared any more.')
    const anew = await json(ann.send('POST', `/api/favorite-folders/${id}/share`, {}))
    expect(anew).toMatchObject({ sharesNotes: false })
    expect(anew.shareToken).not.toBe(shareToken)
    expect((await read()).status).toBe(404)
  })

  it('is read anew when a heart in it is taken off', async () => {
    const { client } = await buildMember(app)
    const folder = await make('Left', client)
    await client.send('POST', `/api/favorite-folders/${folder.id}/share`, {})
    const put = async (listingId: number) => {
      await client.send('POST', '/api/favorites', { ids: [listingId] })
      await client.send('PATCH', `/api/favorites/${listingId}`, { folderId: folder.id })
      await db
        .updateTable('favorite_folders')
        .set({ updated_at: new Date(0) })
        .where('id', '=', folder.id)
        .execute()
    }
    const isTouched = async () => {
      const { updated_at } = await db
        .selectFrom('favorite_folders')
        .select('updated_at')
        .where('id', '=', folder.id)
        .executeTakeFirstOrThrow()
      return updated_at > new Date(0)
    }
    await put(wall)
    await client.send('DELETE', `/api/favorites/${wall}`)
    expect(await isTouched()).toBe(true)
    await put(wall)
  })

  it('says nothing of whose it is', async () => {
    const { id, client } = await buildMember(app, { name: 'Somebody Special', username: 'special' })
    const folder = await make('Walls', client)
    const { shareToken } = await json(client.send('POST', `/api/favorite-folders/${folder.id}/share`, {}))
    const text = await (await app.get(`/api/shared/${shareToken}`)).text()
    expect(text).not.toMatch(/special/i)
    expect(Object.keys(JSON.parse(text))).toEqual(['name', 'spaces', 'total'])
    expect(id).toBeGreaterThan(0)
  })
})

it('folders are exported, and deleted with the account, and their links end', async () => {
  const { id: userId, client } = await buildMember(app)
  await client.send('POST', '/api/favorites', { ids: [bench] })
  const folder = await make('Leaving', client)
  await client.send('PATCH', `/api/favorites/${bench}`, { folderId: folder.id, note: 'Nice' })
  const { shareToken } = await json(client.send('POST', `/api/favorite-folders/${folder.id}/share`, {}))
  const exported = await json(client.send('POST', '/api/account/export', { password: PASSWORD }))
  expect(exported.favorites).toMatchObject([
    { listing_id: bench, folder_id: folder.id, note: 'Nice', marked_price: 900 },
  ])
  expect(exported.favoriteFolders).toMatchObject([{ id: folder.id, name: 'Leaving' }])
  expect((await client.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
  expect((await app.get(`/api/shared/${shareToken}`)).status).toBe(404)
  const left = db.selectFrom('favorite_folders').selectAll().where('user_id', '=', userId)
  expect(await left.execute()).toEqual([])
})
