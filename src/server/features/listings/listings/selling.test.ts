import { describe, expect, it } from 'vitest'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import { guessMapping } from '#domain/listings/import/guess-mapping.ts'
import type { ListingStatus } from '#domain/listings/listing.ts'
import { readMail } from '#test/support/accounts/members.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
const sellerId = await buildUser(app.db)
const seller = await app.as(sellerId)
const other = await app.as(await buildUser(app.db))
const suspended = await app.as(await buildUser(app.db, { status: 'suspended' }))
const admin = await app.as(await buildUser(app.db, { role: 'admin' }))

const build = (status: ListingStatus) =>
  buildListing(app.db, {
    seller_id: sellerId,
    status,
    address: '1 Pine Street',
    specifications: JSON.stringify([{ label: 'Size', value: '10 × 20 ft' }]),
    target_market: ['families'],
    rejection_reason: status === 'rejected' ? 'Blurred picture' : null,
  })
const read = async (response: Response) => (await response.json()) as OwnListing & { message: string }
const own = async (id: number) => read(await seller.get(`/api/my/listings/${id}`))

/** The form as it comes back from the screen. */
async function edit(id: number, change: Record<string, unknown>, client: TestClient = seller) {
  const { listing } = await own(id)
  const { type, title, description, price, interval, location, address, specs, targetMarket, updatedAt } =
    listing
  const form = {
    type,
    title,
    description,
    price,
    interval,
    location,
    address,
    specifications: specs,
    targetMarket,
  }
  return client.send('PUT', `/api/listings/${id}`, { ...form, updatedAt, ...change })
}
const shown = async (id: number) =>
  (await (await app.get(`/api/listings/${id}`)).json()) as { title: string; price: number }

describe('editing', () => {
  it('changes what waits for review or is a draft at once', async () => {
    for (const status of ['draft', 'pending'] as const) {
      const answer = await read(await edit(await build(status), { title: 'A better title' }))
      expect(answer).toMatchObject({ listing: { title: 'A better title', status }, revision: null })
    }
  })

  it('B21: a price alone changes no picture, whatever the form says of it', async () => {
    const picture = {
      url: '/media/demo/wall.svg',
      alt: 'The wall',
      width: 800,
      height: 500,
      placeholder: 'data:image/webp;base64,AAAA',
      sources: [{ url: '/media/demo/wall-400.webp', type: 'image/webp', width: 400 }],
    }
    const id = await build('active')
    await app.db
      .updateTable('listings')
      .set({ images: JSON.stringify([picture]) })
      .where('id', '=', id)
      .execute()
    const images = [{ url: picture.url, alt: picture.alt }]
    const answer = await read(await edit(id, { price: 950, images }))
    expect(answer).toMatchObject({ listing: { price: 950, images: [picture] }, revision: null })
  })

  it('sends a rejected listing back to review', async () => {
    const id = await build('rejected')
    expect((await own(id)).listing.rejectionReason).toBe('Blurred picture')
    const answer = await read(await edit(id, { description: 'A sharper picture of the wall.' }))
    expect(answer.listing).toMatchObject({ status: 'pending', rejectionReason: null })
  })

  it('of a public listing, keeps the approved version until the change is approved', async () => {
    const id = await build('active')
    const answer = await read(
      await edit(id, { title: 'Wall of another name', price: 1000, targetMarket: ['tourists'] }),
    )
    expect(answer).toMatchObject({
      listing: { title: 'Wall of another name', price: 1000, targetMarket: ['tourists'], status: 'active' },
      revision: { fields: ['title'] },
    })
    // a price is live at once
    expect(await shown(id)).toMatchObject({ title: expect.stringContaining('Pine Street'), price: 1000 })
    const waiting = (await (await admin.get('/api/admin/revisions')).json()) as {
      id: number
      listing: { id: number; title: string }
      proposed: { title: string }
    }[]
    const revision = waiting.find(({ listing }) => listing.id === id)!
    expect(revision).toMatchObject({ proposed: { title: 'Wall of another name' } })
    // its page as it will be, for those whom it concerns
    const change = (client: TestClient) => client.get(`/api/listings/${id}/change`)
    for (const client of [seller, admin]) expect(await (await change(client)).json()).toEqual(revision)
    expect((await change(other)).status).toBe(404)
    const decide = (body: unknown) => admin.send('PATCH', `/api/admin/revisions/${revision.id}`, body)
    expect((await decide({ status: 'rejected', reason: ' ' })).status).toBe(400)
    expect((await decide({ status: 'approved' })).status).toBe(200)
    expect((await decide({ status: 'approved' })).status).toBe(409)
    expect((await change(seller)).status).toBe(404)
    expect((await shown(id)).title).toBe('Wall of another name')
    expect((await own(id)).revision).toBeNull()
  })

  it('a refused change says why; an edit back to what is public ends it', async () => {
    const id = await build('active')
    await edit(id, { title: 'Something entirely else' })
    const { id: revisionId } = await app.db
      .selectFrom('listing_revisions')
      .select('id')
      .where('listing_id', '=', id)
      .executeTakeFirstOrThrow()
    const answer = await admin.send('PATCH', `/api/admin/revisions/${revisionId}`, {
      status: 'rejected',
      reason: 'Not the same space',
    })
    expect(answer.status).toBe(200)
    expect((await own(id)).revisionRefusal).toBe('Not the same space')
    const { email } = await app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', sellerId)
      .executeTakeFirstOrThrow()
    const mail = await readMail(app, email)
    expect(mail?.subject).toMatch(/^Your change to “Wall on Pine Street .*” was not approved$/)
    expect(mail?.text_body).toContain('> Not the same space')
    const { title } = await shown(id)
    await edit(id, { title: 'Something else again' })
    expect((await own(id)).revision).not.toBeNull()
    // whoever saved from an older window sees what was saved last, not what buyers still see
    const late = await edit(id, { price: 950, updatedAt: '2020-01-01T00:00:00.000Z' })
    expect(await late.json()).toMatchObject({ current: { title: 'Something else again' } })
    await edit(id, { title })
    expect((await own(id)).revision).toBeNull()
  })

  it('refuses the second of two edits and shows both versions', async () => {
    const id = await build('pending')
    const { updatedAt } = (await own(id)).listing
    expect((await edit(id, { price: 100 })).status).toBe(200)
    const second = await edit(id, { price: 200, updatedAt })
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({ current: { price: 100 }, yours: { price: 200 } })
  })

  it('refuses archived listings, bad forms and a missing version', async () => {
    expect((await edit(await build('archived'), {})).status).toBe(409)
    const id = await build('draft')
    const bad = await edit(id, { title: 'x' })
    expect(bad.status).toBe(400)
    expect((await read(bad)).message).toBe('Title must be at least 5 characters')
    expect((await edit(id, { updatedAt: undefined })).status).toBe(400)
  })
})

describe('steps', () => {
  it.each([
    ['draft', 'submit', 'pending'],
    ['rejected', 'submit', 'pending'],
    ['active', 'pause', 'paused'],
    ['paused', 'resume', 'active'],
    ['pending', 'archive', 'archived'],
  ] as const)('%s: %s → %s', async (from, step, to) => {
    const id = await build(from)
    expect((await own(id)).steps).toContain(step)
    const answer = await read(await seller.send('POST', `/api/listings/${id}/steps`, { step }))
    expect(answer.listing.status).toBe(to)
  })

  it('refuses what the lifecycle does not know', async () => {
    const id = await build('draft')
    const step = (name: string) => seller.send('POST', `/api/listings/${id}/steps`, { step: name })
    expect((await step('pause')).status).toBe(409)
    expect((await step('approve')).status).toBe(400)
  })

  it('duplicates as a draft', async () => {
    const id = await build('active')
    const copy = await read(await seller.send('POST', `/api/listings/${id}/duplicate`))
    expect(copy.listing).toMatchObject({ status: 'draft', price: 900, address: '1 Pine Street' })
    expect(copy.listing.title).toMatch(/^Copy of Wall on Pine/)
    expect(copy.listing.sellerId).toBe(sellerId)
    const { ids } = (await (await seller.get('/api/my/spaces/ids')).json()) as { ids: number[] }
    expect(ids).toContain(copy.listing.id)
  })

  it('duplicates with those of its sites that still take posts', async () => {
    const id = await build('active')
    await app.db
      .insertInto('network_sites')
      .values({ id: 'closed', name: 'Closed', url: 'https://closed.example', active: false })
      .execute()
    await app.db
      .insertInto('cross_posted_listings')
      .values(['funlist', 'closed'].map((site_id) => ({ listing_id: id, site_id })))
      .execute()
    const copy = await read(await seller.send('POST', `/api/listings/${id}/duplicate?keep=sites`))
    expect(copy.sites.map((site) => site.id)).toEqual(['funlist'])
  })
})

describe('own listings', () => {
  it('are counted by status', async () => {
    const owner = await buildUser(app.db)
    const client = await app.as(owner)
    for (const status of ['active', 'paused', 'active', 'draft', 'active'] as const)
      await buildListing(app.db, { seller_id: owner, status })
    expect(await (await client.get('/api/my/listings/counts')).json()).toEqual({
      draft: 1,
      pending: 0,
      active: 3,
      paused: 1,
      rejected: 0,
      archived: 0,
    })
    expect((await client.get('/api/my/cross-posts')).status).toBe(400)
  })
})

describe('export', () => {
  it('gives CSV that the import reads, safe for spreadsheets, and GeoJSON', async () => {
    const id = await buildUser(app.db)
    const client = await app.as(id)
    await buildListing(app.db, {
      seller_id: id,
      title: '=cmd("x"), a wall',
      features: ['lit', 'tall'],
      specifications: JSON.stringify([{ label: 'Size', value: '14 × 48 ft' }]),
    })
    const csv = await client.get('/api/my/listings/export')
    expect(csv.headers.get('content-disposition')).toContain('placard-spaces.csv')
    const text = await csv.text()
    expect(text).toContain(`"'=cmd(""x""), a wall"`)
    const columns = text.split('\r\n')[0]!.replace('\ufeff', '').split(',')
    const { fields } = guessMapping(columns, [])
    for (const field of [
      'title',
      'adType',
      'price',
      'interval',
      'address',
      'lat',
      'lng',
      'features',
    ] as const)
      expect(fields[field], field).toBeDefined()
    const geojson = await client.get('/api/my/listings/export?format=geojson')
    expect(await geojson.json()).toMatchObject({ type: 'FeatureCollection', features: [{ type: 'Feature' }] })
    expect((await client.get('/api/my/listings/export?format=pdf')).status).toBe(400)
    expect((await app.get('/api/my/listings/export')).status).toBe(401)
  })
})

describe('who may', () => {
  const calls: [string, (client: TestClient, id: number) => Promise<Response>, number[]][] = [
    ['GET /api/my/spaces', (client) => client.get('/api/my/spaces'), [401, 403, 200, 200, 200]],
    [
      'GET /api/my/listings/:id',
      (client, id) => client.get(`/api/my/listings/${id}`),
      [401, 403, 404, 404, 200],
    ],
    ['PUT', (client, id) => edit(id, {}, client), [401, 403, 404, 404, 200]],
    [
      'POST steps',
      (client, id) => client.send('POST', `/api/listings/${id}/steps`, { step: 'archive' }),
      [401, 403, 404, 404, 200],
    ],
    [
      'POST duplicate',
      (client, id) => client.send('POST', `/api/listings/${id}/duplicate`),
      [401, 403, 404, 404, 201],
    ],
    ['GET revisions', (client) => client.get('/api/admin/revisions'), [401, 403, 403, 200, 403]],
    [
      'PATCH revisions',
      (client) => client.send('PATCH', '/api/admin/revisions/999999', { status: 'approved' }),
      [401, 403, 403, 404, 403],
    ],
  ]
  it.each(calls)('%s: guest, suspended, other, admin, seller', async (_name, call, expected) => {
    const statuses: number[] = []
    for (const client of [app, suspended, other, admin, seller])
      statuses.push((await call(client, await build('active'))).status)
    expect(statuses).toEqual(expected)
  })
})
