import { beforeAll, expect, it } from 'vitest'
import type { SolvedPlan } from '#contract/planning/plans.ts'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import type { PasteAnswer, Shop } from '#contract/planning/shops.ts'
import { SHOP_LIMITS } from '#domain/planning/shops.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { buildWorkbook } from '#test/support/listings/build-workbook.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp()
const FIGURE = JSON.stringify({ value: 28_000, per: '4-week', basis: 'modelled' })
let ann: TestClient
let bob: TestClient
/** In the north and in the south of Tacoma, alike but for that. */
let [north, south] = [0, 0]

beforeAll(async () => {
  ;({ client: ann } = await buildMember(app))
  ;({ client: bob } = await buildMember(app))
  const at = (lat: number, lng: number) => ({ lat, lng, ad_type: 'billboard', audience: FIGURE }) as const
  ;({ listingId: north } = await openMarket(app, { listing: at(47.3, -122.52) }))
  ;({ listingId: south } = await openMarket(app, { listing: at(47.17, -122.43) }))
  await app.context.search.catchUp()
})

async function json<T>(answer: Response, status = 200): Promise<T> {
  const body = await answer.json()
  expect([answer.status, body]).toEqual([status, expect.anything()])
  return body as T
}

const solve = async (client: TestClient, more: object) =>
  client.send('POST', '/api/plans/solve', { place: 'Tacoma', ...period(8), budget: 1200, ...more })
const names = async (client: TestClient) =>
  (await json<Shop[]>(await client.get('/api/shops'))).map(({ name }) => name)

it('are added by form and by list, once each, and seen by their organization alone', async () => {
  const shop = await json<Shop>(
    await ann.send('POST', '/api/shops', {
      name: 'Pearl Street',
      address: '4801 N Pearl St, Tacoma, WA 98407',
    }),
    201,
  )
  expect(shop).toMatchObject({ name: 'Pearl Street', precision: 'zip' })
  const again = await ann.send('POST', '/api/shops', { name: 'Pearl Street', address: shop.address })
  expect(again.status).toBe(409)
  const unknown = await ann.send('POST', '/api/shops', { name: 'Nowhere', address: 'Xyzzyville Road 1' })
  expect([unknown.status, await unknown.json()]).toMatchObject([
    400,
    { fields: { address: expect.any(String) } },
  ])
  const text = `Name,Address\nPearl Street,"${shop.address}"\nHilltop,98405\nNowhere,Xyzzyville Road 1`
  const pasted = await json<PasteAnswer>(await ann.send('POST', '/api/shops/pasted', { text }))
  expect(pasted).toMatchObject({
    added: 1,
    known: 1,
    refused: [{ line: 4, text: 'Nowhere, Xyzzyville Road 1' }],
  })
  expect(await names(ann)).toEqual(['Hilltop', 'Pearl Street'])
  expect(await names(bob)).toEqual([])
  await bob.send('DELETE', `/api/shops/${shop.id}`)
  await bob.send('DELETE', '/api/shops')
  expect(await names(ann)).toEqual(['Hilltop', 'Pearl Street'])
})

it('are at most so many, and none of a list that is too long', async () => {
  const text = Array.from({ length: SHOP_LIMITS.shops + 1 }, (_, at) => `Shop ${at}, 98402`).join('\n')
  expect((await bob.send('POST', '/api/shops/pasted', { text })).status).toBe(409)
  expect(await names(bob)).toEqual([])
})

it('make people around them count, and are beside each line with their distance', async () => {
  await ann.send('DELETE', '/api/shops')
  const guest = await solve(app, { shopMiles: 2 })
  expect([guest.status, await guest.json()]).toMatchObject([
    400,
    { fields: { shopMiles: expect.any(String) } },
  ])
  expect((await solve(ann, { shopMiles: 2 })).status).toBe(400)
  await ann.send('POST', '/api/shops', { name: 'North', address: '47.30, -122.52' })
  const near = async () => (await json<SolvedPlan>(await solve(ann, { shopMiles: 2 }))).lines
  expect((await near()).map(({ listing, nearestShops }) => [listing.id, nearestShops[0]?.name])).toEqual([
    [north, 'North'],
  ])
  await ann.send('DELETE', '/api/shops')
  await ann.send('POST', '/api/shops', { name: 'South', address: '47.17, -122.43' })
  const [line] = await near()
  expect([line?.listing.id, line?.nearestShops[0]?.km]).toEqual([south, expect.closeTo(0, 1)])

  const body = { name: 'Around a shop', line: { listingId: north, ...period(8) } }
  const plan = await json<SavedPlan>(await ann.send('POST', '/api/plans', body), 201)
  expect(plan.lines[0]?.nearestShops[0]).toEqual({ name: 'South', km: expect.closeTo(16, 0) })
  const csv = await (await ann.get(`/api/plans/${plan.id}/export.csv`)).text()
  expect(csv).toMatch(/,South,\d+\.\d/)
  const { url } = await json<{ url: string }>(await ann.send('POST', `/api/plans/${plan.id}/shares`, {}), 201)
  expect(await (await app.get(`/api/shared-plans/${url.split('/').at(-1)}`)).text()).not.toContain('South')
})

it('are added from an Excel workbook or a CSV file, as from a pasted list', async () => {
  const { client } = await buildMember(app)
  const upload = (bytes: Buffer | string, name: string) => {
    const form = new FormData()
    form.append('file', new File([bytes as BlobPart], name))
    return client.post('/api/shops/files', form)
  }
  const rows = [
    ['Name', 'Address', 'ZIP'],
    ['Pearl Street', '4801 N Pearl St, Tacoma, WA', 98407],
    ['Nowhere', 'Xyzzyville Road 1', null],
    ['By the water', 47.25, -122.44],
  ]
  expect(await json<PasteAnswer>(await upload(buildWorkbook(rows), 'shops.xlsx'), 201)).toMatchObject({
    added: 2,
    known: 0,
    refused: [{ line: 3, text: 'Nowhere, Xyzzyville Road 1' }],
  })
  const csv = 'Name;Address\nHilltop;98405\nBy the water;47.25, -122.44'
  expect(await json(await upload(csv, 'shops.csv'), 201)).toMatchObject({ added: 1, known: 1, refused: [] })
  expect(await names(client)).toEqual(['By the water', 'Hilltop', 'Pearl Street'])
  const broken = await upload(Buffer.from('PK\u0003\u0004 no workbook'), 'shops.xlsx')
  expect([broken.status, (await broken.json()).message]).toEqual([
    400,
    expect.stringContaining('cannot be read'),
  ])
  expect((await upload(Buffer.alloc(SHOP_LIMITS.fileBytes + 1, 'a'), 'shops.csv')).status).toBe(413)
})
