import { describe, expect, it } from 'vitest'
import type { MapAnswer } from '#contract/discovery/search.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const { db, get, context } = await createTestApp()
await buildListing(db, {
  title: 'Roving bike trailer',
  lat: null,
  lng: null,
  location_text: 'Fremont, Seattle, WA',
  price: 300,
})
const stadium = await buildListing(db, {
  title: 'Stadium screen',
  ad_type: 'digital',
  venue: 'stadium',
  lat: 47.238,
  lng: -122.497,
  location_text: 'Tacoma, WA',
})
const ferry = await buildListing(db, {
  title: 'Ferry rail cards',
  venue: 'ferry',
  lat: 47.602,
  lng: -122.338,
  location_text: 'Seattle, WA',
})
const face = await buildListing(db, {
  title: 'Aurora Bridge face',
  lat: 47.6513,
  lng: -122.3502,
  location_text: 'Fremont, Seattle, WA',
  address: '3601 Fremont Ave N',
  price: 450,
})
const corner = await buildListing(db, {
  title: 'Window at N 36th St',
  lat: 47.6519,
  lng: -122.3478,
  location_text: 'Fremont, Seattle, WA',
  ad_type: 'print',
  price: 90,
})
const road = await buildListing(db, {
  title: 'Billboard Avenue corner',
  ad_type: 'print',
  location_text: 'Yakima, WA',
  lat: 46.6,
  lng: -120.5,
})
await buildListing(db, {
  title: 'Freeway spectacular',
  price: 12_000,
  location_text: 'Yakima, WA',
  lat: 46.61,
  lng: -120.51,
})
await context.search.catchUp()

const find = async (query: string): Promise<number[]> =>
  ((await (await get(`/api/listings?${query}`)).json()) as Listing[])
    .map((listing) => listing.id)
    .sort((a, b) => a - b)
const map = async (query: string): Promise<MapAnswer> => (await get(`/api/listings/map?${query}`)).json()

describe('the search box', () => {
  const readOf = async (location: string, more = '') => {
    const { reading, place, total, radiusMiles } = await map(
      `location=${encodeURIComponent(location)}${more}`,
    )
    const filters = Object.entries(reading ?? {}).filter(([, value]) =>
      Array.isArray(value) ? value.length : value !== null,
    )
    return { place: place?.canonical ?? null, total, radiusMiles, ...Object.fromEntries(filters) }
  }

  it('PB-17: names the town that a typed ZIP code does not belong to', async () => {
    expect(await readOf('tacoma 98101')).toMatchObject({ place: 'Seattle, WA 98101', unused: ['tacoma'] })
    expect(await readOf('seattle 98101')).not.toHaveProperty('unused')
  })

  it('names a size as unused, with a kind or with a place alone', async () => {
    const unused = ['14 × 48 ft']
    expect(await readOf('14x48 billboard in Tacoma')).toMatchObject({ place: 'Tacoma, WA', unused })
    expect(await readOf('14x48 in Tacoma')).toMatchObject({ place: 'Tacoma, WA', unused })
    expect(await readOf('14x48 on I-5 in Tacoma')).toMatchObject({ unused })
  })

  it('PB-20: finds what is near a pasted point', async () => {
    const { place, total, radiusMiles } = await readOf('47.6513, -122.3502')
    expect({ place, total, radiusMiles }).toEqual({ place: '47.6513, -122.3502', total: 3, radiusMiles: 1.5 })
  })

  it('PB-20: finds what is near a point inside a sentence', async () => {
    const near = { place: '47.6513, -122.3502', adType: ['billboard'] }
    const plain = await readOf('billboard near 47.6513, -122.3502')
    expect(plain).toMatchObject(near)
    expect(plain).not.toHaveProperty('priceMax')
    const priced = await readOf('billboard near 47.6513,-122.3502 under $500')
    expect(priced).toMatchObject({ ...near, priceMax: 500 })
    expect(priced).not.toHaveProperty('unused')
    const short = await readOf('billboard near 47.65 -122.35')
    expect(short).toMatchObject({ place: '47.65, -122.35' })
    expect(short).not.toHaveProperty('priceMax')
  })

  it.each([
    ['billboard Springfield', 'Springfield'],
    ['digital London', 'London'],
    ['paris france screens', 'paris france'],
  ])(
    'PB-17: of %j uses the filter, names the town as unused and offers its namesakes',
    async (text, unused) => {
      const { place, reading, suggestions } = await map(`location=${encodeURIComponent(text)}`)
      expect(place).toBeNull()
      expect(reading?.unused).toEqual([unused])
      expect(reading?.adType).not.toEqual([])
      expect(suggestions[0]).toMatch(/^(Springfield|London|Paris), /)
    },
  )

  it.each(['00901', 'billboard 00901', 'digital 20500', '981011234', '55555'])(
    'PB-18: %s is no budget',
    async (text) => {
      expect(await readOf(text)).not.toHaveProperty('priceMax')
    },
  )

  it('PB-18: reads five digits beside a kind as their ZIP code, whatever is there', async () => {
    expect(await readOf('digital 20500')).toMatchObject({
      place: 'Washington, DC 20500',
      adType: ['digital'],
    })
  })

  it('W20: searches the town of a crossing that no space tells of, and names it', async () => {
    expect(await readOf('9th and cherry')).toMatchObject({ place: 'Seattle, WA', unused: ['9th and cherry'] })
    expect(await readOf('digital near 9th and cherry, Tacoma')).toMatchObject({
      place: 'Tacoma, WA',
      adType: ['digital'],
      unused: ['9th and cherry'],
    })
    expect(await readOf('radio and 3rd')).not.toHaveProperty('place', 'Seattle, WA')
  })

  it('PB-17: offers far namesakes and does not show one', async () => {
    const { place, suggestions } = await map('location=Springfield')
    expect(place).toBeNull()
    expect(suggestions).toContain('Springfield, IL')
  })

  it.each([
    ['Fremont or Yakima', '', 5],
    ['fremont, yakima', '', 5],
    ['Fremont, Seattle, WA or Yakima, WA', '', 5],
    ['print in fremont or yakima', '', 2],
    ['billboard in fremont and tacoma', '', 2],
    ['Fremont or Yakima', '&bbox=-121,46,-120,47', 2],
  ])('finds spaces in each place of "%s"%s', async (location, more, total) => {
    const answer = await map(`location=${encodeURIComponent(location)}${more}`)
    expect(answer.total).toBe(total)
    expect(answer.place?.name).toBe('Fremont')
    expect(answer.others.map(({ place }) => place.name)).toHaveLength(1)
    expect((await find(`location=${encodeURIComponent(location)}${more}`)).length).toBe(total)
  })

  it.each(['Fremont, Seattle', 'Tacoma, WA'])('takes "%s" for one place', async (location) => {
    expect((await map(`location=${encodeURIComponent(location)}`)).others).toEqual([])
  })

  it('combines a place, kinds, prices and words', async () => {
    const fremont = 'Fremont, Seattle, WA'
    expect(await readOf('fremont billboard under $500')).toEqual({
      place: fremont,
      per: 'month',
      total: 2,
      radiusMiles: null,
      adType: ['billboard'],
      priceMax: 500,
    })
    expect(await readOf('fremont billboard under $500', '&priceMax=5000')).toMatchObject({
      total: 2,
      priceMax: 500,
    })
    expect(await readOf('fremont billboard under $500', '&adType=print&priceMax=200')).toEqual({
      place: null,
      total: 0,
      radiusMiles: null,
    })
    expect(await readOf('billboard trailer fremont')).toMatchObject({
      place: fremont,
      total: 1,
      words: 'trailer',
    })
    expect(await readOf('billboard zzyzzx fremont')).toMatchObject({ total: 2, unused: ['zzyzzx'] })
    // the least price alone: what the slider stands at from the start (5000) is no limit beside it
    expect(await readOf('over $6,000', '&per=month&priceMax=5000')).toEqual({
      place: null,
      per: 'month',
      total: 1,
      radiusMiles: null,
      priceMin: 6000,
      priceMax: 10_000,
    })
    expect(await readOf('billboard over $6,000 yakima', '&per=month&priceMax=5000')).toMatchObject({
      place: 'Yakima, WA',
      total: 1,
    })
    expect(await readOf('$100')).toEqual({
      place: null,
      per: 'month',
      total: 1,
      radiusMiles: null,
      priceMax: 100,
    })
    // the end of the slider's scale, said as a limit, is one: the spectacular at $12,000 is above it
    expect(await readOf('billboard under $10,000 yakima', '&per=month')).toMatchObject({ total: 0 })
    expect(await readOf('billboard under $12,000 yakima', '&per=month')).toMatchObject({ total: 1 })
    expect(await find('location=Billboard Avenue')).toEqual([road])
    expect(await find('location="bridge face"')).toEqual([face])
    expect(await find('location=00000')).toEqual([])
    expect(await readOf('Fremont Ave and N 36th St, Seattle')).toMatchObject({
      place: 'Fremont Ave and N 36th St, Seattle, WA',
      total: 3,
      radiusMiles: 1.5,
    })
    expect(await readOf('billboard near Fremont Ave and N 36th St, Seattle')).toMatchObject({
      place: 'Fremont Ave and N 36th St, Seattle, WA',
      adType: ['billboard'],
      total: 2,
    })
    expect(await readOf('9th Ave and Nowhere St Seattle')).toMatchObject({
      place: 'Seattle, WA',
      unused: ['9th Ave and Nowhere St'],
    })
    // "at" joins two streets alone: here it leads to one, and the words mean what they mean elsewhere
    expect(await readOf('billboards at 36th St Seattle')).toMatchObject({ adType: ['billboard'] })
    expect(await readOf('billboard on 9th Ave and Nowhere St Seattle')).toMatchObject({
      place: 'Seattle, WA',
      adType: ['billboard'],
    })
    expect(await find(`location=Seattle&ids=${stadium},${corner},${ferry}`)).toEqual([ferry, corner])
    await db
      .updateTable('listings')
      .set({ status: 'paused' })
      .where('id', 'in', [face, corner, road])
      .execute()
  })

  it('reads an amount as a price to buy where spaces for sale are asked for, and names a period', async () => {
    const bought = { listingType: ['sale'], salePriceMax: 2000 }
    expect(await readOf('billboard for sale under $2,000')).toMatchObject(bought)
    expect(await readOf('billboard for sale under $2,000 a month')).toMatchObject({
      ...bought,
      unused: ['per month'],
    })
    const { listingType: _stated, ...price } = bought
    const read = await readOf('billboard under $2,000', '&listingType=sale&per=month')
    expect(read).toMatchObject(price)
    expect(read).not.toHaveProperty('priceMax')
  })

  it('searches around a landmark until something is found, and says how far', async () => {
    expect(await readOf('Tacoma Mall')).toMatchObject({
      place: 'Tacoma Mall, Tacoma, WA',
      total: 1,
      radiusMiles: 3,
    })
    expect(await readOf('Space Needle', '&adType=radio')).toMatchObject({ total: 0, radiusMiles: 25 })
    expect((await map('location=Portland OR')).nearest).toMatchObject({ miles: 119 })
    expect((await map('location=Tacoma Mall&bbox=-123,47,-122,48')).radiusMiles).toBeNull()
  })

  it('searches beside a numbered road, with a town and with other words', async () => {
    const [beside, far, radio] = [
      await buildListing(db, { title: 'Bulletin by the Dome', lat: 47.2353, lng: -122.4265 }),
      await buildListing(db, { title: 'Wall by the zoo', lat: 47.291, lng: -122.49 }),
      await buildListing(db, { title: 'Morning spots', ad_type: 'radio', lat: 47.24, lng: -122.43 }),
    ]
    await context.search.catchUp()
    expect(await readOf('I-5 Tacoma')).toMatchObject({ place: 'I-5, Tacoma, WA', total: 2, radiusMiles: 1 })
    expect(await readOf('billboards along i5 in Tacoma')).toMatchObject({ total: 1, radiusMiles: 1 })
    expect(await find('location=billboards%20along%20i5%20in%20Tacoma')).toEqual([beside])
    expect(await readOf('I-5, Tacoma, WA')).toMatchObject({ place: 'I-5, Tacoma, WA', total: 2 })
    expect(await readOf('radio interstate 5 tacoma northbound')).toMatchObject({ total: 1 })
    // nothing within a mile or two: looked for farther off, and said
    expect(await readOf('radio SR-16 Tacoma')).toMatchObject({ place: 'SR-16, Tacoma, WA', radiusMiles: 2 })
    expect((await map('location=I-5&bbox=-122.45,47.2,-122.4,47.25')).radiusMiles).toBeNull()
    // a road that is not drawn is searched as words
    expect(await readOf('I-84 Tacoma')).toMatchObject({ radiusMiles: null })
    await db.deleteFrom('listings').where('id', 'in', [beside, far, radio]).execute()
  })
})
