import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hasContact } from '#domain/contacts.ts'
import { OPEN_FILE_NAMES } from '#domain/open-data.ts'
import { FEED_EXAMPLES } from '#domain/open-examples.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { makeOpenFiles } from './make-open-files.ts'
import type { OpenSpace } from './open-space.ts'

const app = await createTestApp({ OPEN_DATA: '1', RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const CLOSED = { isOpen: true, keptOut: [], showsCalendars: false }
const make = () => makeOpenFiles(context)
const read = async (name: string) => {
  const answer = await app.get(`/open/v1/${name}`)
  expect([name, answer.status]).toEqual([name, 200])
  return answer.text()
}
const listSpaces = async () =>
  (await read('spaces.jsonl'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as OpenSpace)

interface Change {
  op?: 'upsert' | 'delete'
  id?: number
  space?: OpenSpace
  next?: string
}
const readChanges = async (since: string) =>
  (await read(`changes.jsonl?since=${since}`))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Change)

/** A market with everything in it that must not get out. */
async function buildMarket() {
  const seller = await buildUser(db, {
    name: 'Nadia Contact',
    phone: '(206) 555-0134',
    company: 'Northwest Outdoor',
  })
  const plain = await buildListing(db, {
    seller_id: seller,
    title: 'Wall by the ferry',
    lat: 47.6,
    lng: -122.3,
  })
  const chatty = await buildListing(db, {
    seller_id: seller,
    title: 'Call 206-555-0177',
    description: 'Write to nadia@example.com or see www.example.com.',
    features: ['lit', 'text 206 555 0199'],
    specifications: JSON.stringify([
      { label: 'Size', value: '10 × 20 ft' },
      { label: 'Phone', value: '2065550122' },
    ]),
    location_details: 'Ask at 206.555.0188',
  })
  const paused = await buildListing(db, { seller_id: seller, status: 'paused' })
  return { seller, plain, chatty, paused }
}

describe('open feeds', () => {
  it('are not there until the operator opens them', async () => {
    const closed = await createTestApp()
    for (const name of ['feed.json', 'changes.jsonl?since=2026-11-02T09:30:00Z', ...OPEN_FILE_NAMES])
      expect((await closed.get(`/open/v1/${name}`)).status).toBe(404)
  })

  it('are the public market in every format, named with count and hash in the manifest', async () => {
    const { plain, chatty, paused } = await buildMarket()
    expect((await app.get('/open/v1/feed.json')).status).toBe(503)
    await make()
    const manifest = JSON.parse(await read('feed.json'))
    expect(manifest.license.id).toBe('CC-BY-4.0')
    expect(manifest.files.map(({ name }: { name: string }) => name).sort()).toEqual(
      [...OPEN_FILE_NAMES].sort(),
    )
    for (const { name, count, bytes, sha256 } of manifest.files) {
      const text = await read(name)
      expect([name, Buffer.byteLength(text)]).toEqual([name, bytes])
      expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
      expect(count).toBe(2)
    }
    const spaces = await listSpaces()
    expect(spaces.map(({ id }) => id)).toEqual([plain, chatty])
    expect(spaces.map(({ id }) => id)).not.toContain(paused)
    const collection = JSON.parse(await read('spaces.geojson'))
    expect(collection.features.map(({ properties }: { properties: OpenSpace }) => properties)).toEqual(spaces)
    expect(collection.features[0].geometry).toEqual({ type: 'Point', coordinates: [-122.3, 47.6] })
    expect((await read('spaces.csv')).trim().split('\r\n')).toHaveLength(3)
    expect((await read('spaces.atom')).match(/<entry>/g)).toHaveLength(2)
    // as the pages say it
    for (const space of spaces) {
      const listing = await (await app.get(`/api/listings/${space.id}`)).json()
      expect([space.rate, space.media, space.updated_at]).toEqual([
        listing.price,
        listing.adType,
        listing.updatedAt,
      ])
      expect(space.next_available).toBe(listing.firstFree ?? listing.availabilityStart)
    }
  })

  it('hold no address and no telephone number of anybody', async () => {
    await buildMarket()
    await make()
    const texts = await Promise.all(
      [...OPEN_FILE_NAMES, `changes.jsonl?since=${new Date().toISOString()}`].map(read),
    )
    for (const text of texts) expect(text).not.toMatch(/555[ -]01|nadia|@example/i)
    const walk = (value: unknown, key = ''): void => {
      if (typeof value === 'string' && !/url$|pictures|_at$|^next_available$|until$|as_of$/.test(key))
        expect([key, value, hasContact(value)]).toEqual([key, value, false])
      if (Array.isArray(value)) for (const one of value) walk(one, key)
      else if (value && typeof value === 'object')
        for (const [name, one] of Object.entries(value)) walk(one, name)
    }
    for (const space of await listSpaces()) walk(space)
    const chatty = (await listSpaces()).find(({ title }) => title.startsWith('Space '))!
    expect(chatty).toMatchObject({
      description: null,
      features: ['lit'],
      specifications: [{ label: 'Size' }],
    })
  })

  it('say where nothing changed, by tag and by date, and stay as they are', async () => {
    // while one is open that began before a change, that change may be new: they are made again, and say the same
    const open = await db.startTransaction().execute()
    await sql`select pg_current_xact_id()`.execute(open)
    await buildListing(db)
    await make()
    const first = await app.get('/open/v1/spaces.geojson')
    await first.text()
    const [etag, date] = [first.headers.get('etag')!, first.headers.get('last-modified')!]
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    const ask = async (headers: Record<string, string>) =>
      (await app.get('/open/v1/spaces.geojson', { headers })).status
    expect(await ask({ 'if-none-match': etag })).toBe(304)
    expect(await ask({ 'if-modified-since': date })).toBe(304)
    expect(await ask({ 'if-modified-since': new Date(Date.parse(date) - 5000).toUTCString() })).toBe(200)
    await make()
    expect(await ask({ 'if-none-match': etag })).toBe(304)
    await open.rollback().execute()
    await buildListing(db)
    await make()
    expect(await ask({ 'if-none-match': etag })).toBe(200)
  })
})

it('the examples of the page work as they are printed', async () => {
  await make()
  const { feeds } = await (await app.get('/api/open')).json()
  const since = new Date().toISOString()
  for (const { command } of FEED_EXAMPLES(feeds.publicUrl)) {
    const [, path] = /'http:\/\/localhost:3000([^']+)'/.exec(command)!
    expect((await app.get(path!.replace('SINCE', since))).status).toBe(200)
  }
})

describe('changes', () => {
  it('replayed over the files are the market as it is', async () => {
    await make()
    const { changes_url } = JSON.parse(await read('feed.json'))
    const known = new Map((await listSpaces()).map((space) => [space.id, space]))
    const added = await buildListing(db, { title: 'New on the market' })
    const [gone] = known.keys()
    await db.updateTable('listings').set({ status: 'paused' }).where('id', '=', gone!).execute()
    const changes = await readChanges(new URL(changes_url).searchParams.get('since')!)
    for (const { op, id, space } of changes) {
      if (op === 'upsert') known.set(id!, space!)
      if (op === 'delete') known.delete(id!)
    }
    expect(known.has(added)).toBe(true)
    expect(known.has(gone!)).toBe(false)
    await make()
    expect([...known.values()].sort((a, b) => a.id - b.id)).toEqual(await listSpaces())
    // what came while some transaction of the server was open may come again, and changes nothing
    for (const { op, id, space } of await readChanges(changes.at(-1)!.next!)) {
      if (op === 'upsert') expect(known.get(id!)).toEqual(space)
      if (op === 'delete') expect(known.has(id!)).toBe(false)
    }
  })

  it('of a transaction that ends late are not lost', async () => {
    const slow = await db.startTransaction().execute()
    const id = await buildListing(db)
    await slow.updateTable('listings').set({ price: 4321 }).where('id', '=', id).execute()
    const { next } = (await readChanges(new Date().toISOString())).at(-1)!
    await buildListing(db)
    await slow.commit().execute()
    const after = await readChanges(next!)
    expect(after.find((change) => change.id === id)?.space?.rate).toBe(4321)
  })

  it('of what was never on the market are nobody’s to hear of', async () => {
    const since = new Date().toISOString()
    const hidden = [
      await buildListing(db, { status: 'draft' }),
      await buildListing(db, { status: 'pending' }),
      await buildListing(db, { status: 'rejected' }),
    ]
    for (const id of hidden)
      await db.updateTable('listings').set({ price: 777 }).where('id', '=', id).execute()
    const shown = await buildListing(db)
    const ids = (await readChanges(since)).map(({ id }) => id)
    expect(ids).toContain(shown)
    for (const id of hidden) expect(ids).not.toContain(id)
  })

  it.each([
    ['', 400],
    ['yesterday', 400],
    ['2020-01-01T00:00:00Z', 410],
    ['12.1577836800', 410],
  ])('since %j: %i', async (since, status) => {
    expect((await app.get(`/open/v1/changes.jsonl?since=${since}`)).status).toBe(status)
  })
})

it('of more spaces than are told at once the whole file is to be read', async () => {
  const since = new Date().toISOString()
  await sql`insert into open_changes (listing_id) select generate_series(1000000, 1010000)`.execute(db)
  const answer = await app.get(`/open/v1/changes.jsonl?since=${since}`)
  expect([answer.status, (await answer.json()).code]).toEqual([410, 'since-too-old'])
  await sql`delete from open_changes where listing_id >= 1000000`.execute(db)
})

it('a seller keeps all spaces out, or some, and readers hear of it', async () => {
  const { id, client } = await buildMember(app)
  const [one, other] = [await buildListing(db, { seller_id: id }), await buildListing(db, { seller_id: id })]
  const strangers = await buildListing(db)
  const put = async (isOpen: boolean, keptOut: number[]) =>
    (await client.send('PUT', '/api/my/open', { isOpen, keptOut, showsCalendars: false })).json()
  const listOwn = async () => {
    await make()
    return (await listSpaces()).map((space) => space.id).filter((space) => [one, other].includes(space))
  }
  expect(await (await client.get('/api/my/open')).json()).toEqual({
    ...CLOSED,
    isOffered: true,
  })
  expect(await listOwn()).toEqual([one, other])
  expect(await put(true, [other, strangers])).toEqual({ ...CLOSED, keptOut: [other] })
  expect(await listOwn()).toEqual([one])
  const countChanges = async () => (await db.selectFrom('open_changes').select('listing_id').execute()).length
  const before = await countChanges()
  await put(true, [other])
  await put(true, [other, one])
  expect((await countChanges()) - before).toBe(1)
  const since = new Date().toISOString()
  await put(false, [])
  expect(await listOwn()).toEqual([])
  const changes = await readChanges(since)
  expect(changes.filter((change) => [one, other].includes(change.id!)).map(({ op }) => op)).toEqual([
    'delete',
    'delete',
  ])
  expect((await listSpaces()).map((space) => space.id)).toContain(strangers)
})
