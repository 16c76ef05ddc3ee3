import { beforeAll, describe, expect, it } from 'vitest'
import type { AdcpProduct } from '#contract/edge/adcp.ts'
import type { OpenDirectAvails, OpenDirectProduct } from '#contract/edge/open-direct.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { createTokenBuckets } from '#server/platform/http/token-buckets.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const { app, as, context, db, get, send } = await createTestApp()
const ROOT = '/api/opendirect/v2.1/products'

describe('products and avails in the shape of OpenDirect 2.1', () => {
  let [bar, wall, sale] = [0, 0, 0]
  beforeAll(async () => {
    bar = await buildListing(db, {
      title: 'Screen over the bar, call (206) 555-0142',
      ad_type: 'digital',
      venue: 'bar',
      price: 500,
      frequency: 'week',
    })
    wall = await buildListing(db, { title: 'Brick wall 100%', price: 900, frequency: '4-week' })
    sale = await buildListing(db, { title: 'A board to keep', listing_type: 'sale', frequency: 'one-time' })
    await buildListing(db, { status: 'pending' })
    await context.search.catchUp()
  })
  const list = async (path: string, body?: object) => {
    const answer = await (body ? send('POST', path, body) : get(path))
    const { products } = (await answer.json()) as { products: OpenDirectProduct[] }
    return { total: answer.headers.get('x-total-count'), products, ids: products.map(({ id }) => Number(id)) }
  }

  it('pages the public market by number, without anybody’s contact', async () => {
    const { total, ids, products } = await list(`${ROOT}?count=2`)
    expect([total, ids]).toEqual(['3', [bar, wall]])
    expect((await list(`${ROOT}?count=2&offset=2`)).ids).toEqual([sale])
    expect(JSON.stringify(products)).not.toMatch(/@|555-0142/)
    expect(products[0]).toMatchObject({
      name: `Space ${bar}`,
      currency: 'USD',
      baseprice: 500,
      ratetype: 'FlatRate',
      producttags: expect.arrayContaining(['digital', 'bar']),
      producttargeting: expect.arrayContaining([
        expect.objectContaining({ target: 'venue_type', datasource: 'OpenOOH 1.2', targetvalues: ['804'] }),
      ]),
      ext: { billingduration: 'P7D', openoohvenueid: 804 },
    })
    expect(await (await get(`${ROOT}/${wall}`)).json()).toMatchObject({
      id: String(wall),
      deliverytype: 'exclusive',
      ext: { billingduration: 'P28D', openoohvenueid: null },
    })
    expect((await get(`${ROOT}/999999`)).status).toBe(404)
  })

  it('searches by what it names, and refuses what it does not know', async () => {
    const search = `${ROOT}/search`
    expect((await list(search, { producttags: ['bar'] })).ids).toEqual([bar])
    expect((await list(search, { producttags: ['billboard'], name: 'wall' })).ids).toEqual([wall])
    expect((await list(search, { name: '100%' })).ids).toEqual([wall])
    expect((await list(search, { name: '_' })).ids).toEqual([])
    expect((await list(search, { producttags: ['moon'] })).ids).toEqual([])
    for (const body of [{ $or: [] }, { currency: 'EUR' }, { ratetype: 'CPM' }, { producttags: 'bar' }]) {
      const refused = await send('POST', search, body)
      const { code, errors } = await refused.json()
      expect([refused.status, code]).toEqual([400, 'invalid-input'])
      expect(errors).toEqual([
        expect.objectContaining({ errorCode: 'invalid-input', message: expect.any(String) }),
      ])
    }
  })

  it('says what days cost, and in their words why they cannot be had', async () => {
    const first = addDays(toMarketDate(new Date()), 60)
    const asked = { accountid: 'acc-1', advertiserbrandid: 'brand-1' }
    const ask = async (startdate: string, enddate: string) => {
      const body = { ...asked, productids: [wall, sale, 999_999].map(String), startdate, enddate }
      const answer = await send('POST', `${ROOT}/avails`, body)
      return ((await answer.json()) as { avails: OpenDirectAvails[] }).avails
    }
    const [free, forSale, unknown] = await ask(`${first}T00:00:00.000Z`, addDays(first, 27))
    expect(free).toMatchObject({
      ...asked,
      productid: String(wall),
      currency: 'USD',
      startdate: first,
      availability: 1,
      availsstatus: [{ status: 'Available', reason: '' }],
      ext: { url: `http://localhost:3000/listing/${wall}` },
    })
    const quote = await send('POST', `/api/listings/${wall}/quotes`, { from: first, to: addDays(first, 27) })
    const { totalCents } = await quote.json()
    expect([free?.price, free?.ext.totalcents]).toEqual([totalCents / 100, totalCents])
    expect(forSale?.availsstatus[0]).toMatchObject({ status: 'Unavailable', reason: 'Manual Trade Only' })
    expect(unknown?.availsstatus[0]).toMatchObject({ status: 'Unavailable', reason: 'InvalidFrameID' })
    const [past] = await ask('2020-01-01', '2020-01-28')
    expect(past).toMatchObject({ price: null, availsstatus: [{ reason: 'OutOfCharge' }] })
    const [far] = await ask('2090-01-01', '2090-01-28')
    expect(far?.availsstatus[0]).toMatchObject({ reason: 'OutOfCharge' })
    for (const wrong of [
      { productids: [] },
      { productids: ['0'] },
      { productids: Array.from({ length: 21 }, (_, i) => String(i + 1)) },
      { enddate: '2020-01-01' },
      { producttargeting: [] },
      { accountid: undefined },
    ]) {
      const body = {
        ...asked,
        productids: [String(wall)],
        startdate: first,
        enddate: addDays(first, 27),
        ...wrong,
      }
      expect((await send('POST', `${ROOT}/avails`, body)).status).toBe(400)
    }
    for (const table of ['unit_claims', 'bookings'] as const)
      expect(await db.selectFrom(table).select('id').execute()).toEqual([])
  })

  it('says where nothing is free, which a first day of null alone does not', async () => {
    const sellerId = await buildUser(db)
    const full = await buildListing(db, { seller_id: sellerId, frequency: 'week' })
    const from = toMarketDate(new Date())
    const block = { unitId: null, from, to: addDays(from, 600) }
    const blocked = await (await as(sellerId)).send('POST', `/api/my/listings/${full}/blocks`, block)
    expect(blocked.status).toBe(201)
    await context.search.catchUp()
    const read = async (id: number) => (await get(`${ROOT}/${id}`)).json()
    expect(await read(full)).toMatchObject({ activedate: null, ext: { nothingfree: true } })
    expect(await read(bar)).toMatchObject({ ext: { nothingfree: false } })
    const answer = await get('/api/adcp/v3/products?count=100')
    const { products } = (await answer.json()) as { products: AdcpProduct[] }
    expect(products.find(({ product_id }) => product_id === String(full))).toMatchObject({
      ext: { placard: { next_available: null, nothing_free: true } },
    })
  })

  it('counts each product of a request against the limit of an address', async () => {
    const { write } = context.readLimits
    context.readLimits.write = createTokenBuckets({ burst: 3, perSecond: 0.001 })
    const first = addDays(toMarketDate(new Date()), 60)
    const ask = (productids: number[]) => {
      const body = {
        accountid: 'acc-1',
        advertiserbrandid: 'brand-1',
        productids: productids.map(String),
        startdate: first,
        enddate: first,
      }
      const headers = { 'content-type': 'application/json' }
      return app.request(
        `${ROOT}/avails`,
        { method: 'POST', headers, body: JSON.stringify(body) },
        { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
      )
    }
    expect([(await ask([bar, wall])).status, (await ask([bar, wall])).status]).toEqual([200, 429])
    context.readLimits.write = write
  })
})
