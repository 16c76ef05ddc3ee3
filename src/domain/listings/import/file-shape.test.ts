import { describe, expect, test } from 'vitest'
import { draftsOf, readColumns, readFirst, readText, reasonsOf } from '#test/support/listings/read-columns.ts'
import { findUnread, guessMapping } from './guess-mapping.ts'
import { describeUnused } from './unused-columns.ts'

const titlesOf = async (text: string) => draftsOf((await readText(text)).outcomes).map(({ title }) => title)

describe('PB-8: the lines of a header', () => {
  const ROWS = 'U1,Pine Street wall,450,1800,Seattle,WA\nU2,Oak Street wall,500,1900,Tacoma,WA'

  test.each([
    ['groups above', `Site,,Rates,,Place,\nUnit ID,Name,Weekly,4 Week,City,State\n${ROWS}`],
    [
      'a title, then groups',
      `Acme Outdoor,,,,,2027\n,,,,,\nSite,,Rates,,Place,\nUnit ID,Name,Weekly,4 Week,City,State\n${ROWS}`,
    ],
    ['merged downwards', `Unit ID,Name,Rates,,City,State\n,,Weekly,4 Week,,\n${ROWS}`],
    [
      'two title lines with several cells',
      `Acme,Inventory\nContact,Pat\nUnit ID,Name,Weekly rate,4 Week rate,City,State\n${ROWS}`,
    ],
  ])('%s', async (_, text) => {
    const { outcomes } = await readText(text)
    expect(draftsOf(outcomes)).toMatchObject([
      {
        sellerUnitId: 'U1',
        title: 'Pine Street wall',
        locationText: 'Seattle, WA',
        interval: '4-week',
        price: 1800,
      },
      {
        sellerUnitId: 'U2',
        title: 'Oak Street wall',
        locationText: 'Tacoma, WA',
        interval: '4-week',
        price: 1900,
      },
    ])
  })

  test('a row whose words are names of fields is no header', async () => {
    expect(
      await titlesOf('Name,City,Media type,Price\nLocation,Kent,Billboard,900\nPrice,Kent,Poster,800'),
    ).toHaveLength(2)
  })
})

describe('PB-9: lines that are no spaces', () => {
  const HEADER = 'Name,Units,Price,City,State'
  test.each([
    'Total,,1700,Seattle,WA',
    'TOTAL:,,1700,,',
    'Grand Total,2,1700,,',
    'Sub-total,,1700,,',
    'Totals for Seattle,,1700,,WA',
    'Average,,850,Seattle,WA',
    'Count,2,,,',
    'Seattle Total,2,,,',
    'Name,Units,Price,City,State',
    'name , units,price,city,state',
    '"* All rates are net, and subject to change",,,,',
    'Note: posted monthly,,,,',
  ])('%s', async (line) => {
    const text = `${HEADER}\nPine Street wall,1,900,Seattle,WA\n${line}\nOak Street wall,1,800,Seattle,WA`
    const { outcomes, inventory } = await readText(text)
    expect(reasonsOf(outcomes)).toEqual([])
    expect(draftsOf(outcomes).map(({ title }) => title)).toEqual(['Pine Street wall', 'Oak Street wall'])
    const leftOut = (await Array.fromAsync(inventory.rows())).filter((row) => row.leftOut)
    expect(leftOut.map((row) => row.line)).toEqual([3])
  })

  test.each(['Total Wine wall', 'Average Joe’s Gym', 'Summit Avenue wall', 'Countdown clock wall'])(
    '%s is a space',
    async (name) => {
      expect(await titlesOf(`${HEADER}\n${name},1,900,Seattle,WA`)).toEqual([name])
    },
  )
})

describe('PB-15: ZIP codes without their zero', () => {
  test.each([
    ['Boston', 'MA', '2108', 'Boston, MA 02108'],
    ['South Orange', 'NJ', '7079', 'South Orange, NJ 07079'],
    ['San Juan', 'PR', '901', 'San Juan, PR 00901'],
    ['Boston', 'MA', '2108-1234', 'Boston, MA 02108-1234'],
    ['Boston', 'MA', '2108.0', 'Boston, MA 02108'],
    ['Seattle', 'WA', '9810', 'Seattle, WA'],
    ['Seattle, WA', 'WA', '98101', 'Seattle, WA 98101'],
  ])('%s, %s %s', async (city, state, zip, place) => {
    const draft = await readFirst({ City: city, State: state, ZIP: [zip, zip] })
    expect(draft.locationText).toBe(place)
  })
})

test.each([
  ['urn:ogc:def:crs:EPSG::2285', null],
  ['EPSG:3857', null],
  ['urn:ogc:def:crs:OGC:1.3:CRS84', 47.6],
  ['EPSG:4326', 47.6],
])('PB-16: GeoJSON in %s', async (name, lat) => {
  const { outcomes, inventory } = await readText(
    JSON.stringify({
      type: 'FeatureCollection',
      crs: { type: 'name', properties: { name } },
      features: [
        {
          type: 'Feature',
          properties: { name: 'Pine Street wall', city: 'Seattle' },
          geometry: { type: 'Point', coordinates: [-122.3, 47.6] },
        },
      ],
    }),
  )
  expect(draftsOf(outcomes)).toMatchObject([{ lat }])
  expect(inventory.remarks).toHaveLength(lat === null ? 1 : 0)
})

test.each([
  ['no system', 'null', 47.6],
  ['a bare number of degrees', '{"type":"EPSG","properties":{"code":4326}}', 47.6],
  [
    'a link',
    '{"type":"link","properties":{"href":"http://spatialreference.org/ref/epsg/4326/proj4/"}}',
    47.6,
  ],
  ['the name of North America', '{"type":"name","properties":{"name":"GCS_North_American_1983"}}', 47.6],
  ['a bare number of feet', '{"type":"EPSG","properties":{"code":2285}}', null],
])('PB-16: GeoJSON whose system is %s', async (_what, crs, lat) => {
  const feature =
    '{"type":"Feature","properties":{"name":"Board 1","city":"Seattle","crs":"x"},"geometry":{"type":"Point","coordinates":[-122.3,47.6]}}'
  const { outcomes } = await readText(`{"type":"FeatureCollection","crs":${crs},"features":[${feature}]}`)
  expect(draftsOf(outcomes)).toMatchObject([{ lat }])
  const plain = await readText(`{"type":"FeatureCollection","features":[${feature}]}`)
  expect(draftsOf(plain.outcomes)).toMatchObject([{ lat: 47.6 }])
})

test('C-20: SYLK is refused, a table whose first columns are ID and P is not', async () => {
  await expect(readText('ID;PWXL;N;E\nP;PGeneral\nC;Y1;X1;K"Name"\nE\n')).rejects.toThrow('SYLK')
  const table =
    'ID;Price;Name;City;State\n1;900;Pine Street wall;Seattle;WA\n2;800;Oak Street wall;Seattle;WA\n'
  expect(draftsOf((await readText(table)).outcomes)).toMatchObject([{ price: 900 }, { price: 800 }])
})

test('PB-23: a description from a web page is its words', async () => {
  const description = '<p>Big wall&nbsp;by the ferry.<br/>Lit at night &amp; day</p>'
  expect((await readFirst({ Description: description })).description).toMatch(
    /^Big wall by the ferry\.\nLit at night & day/,
  )
  expect((await readFirst({ Name: 'A < B & C Wall' })).title).toBe('A < B & C Wall')
})

test('PB-25: a unit id that a spreadsheet has shortened is said', async () => {
  expect((await readFirst({ 'Unit ID': '3.00123E+12' })).notes).toEqual([
    expect.stringContaining('shortened'),
  ])
})

describe('PB-7: columns that are not used', () => {
  const notices = async (columns: Record<string, string | string[]>) => {
    const { inventory, plan } = await readColumns(columns)
    return describeUnused(inventory.columns, inventory.samples, plan.mapping).map(({ text }) => text)
  }

  test.each([
    [{ ':30 Rate': '$45' }, /“:30 Rate” holds money and is not used: a price for “30 seconds”/],
    [{ 'Rate per insertion': '45' }, /a price for “insertion”/],
    [{ '12-month rate': '$450' }, /a price for “12 month”/],
    [
      { '4 Week Rate': '$900', 'Monthly rate': '$990' },
      /“Monthly rate” holds money.*price is read from “4 Week Rate”|“4 Week Rate” holds money.*price is read from “Monthly rate”/,
    ],
    [{ 'Annual impressions': '312,000' }, /“Annual impressions” holds figures/],
    [{ 'Impressions (M)': '312' }, /may mean thousands or millions/],
    [{ Foo: ['45,120', '38,900'] }, /“Foo” holds figures and is not used: Placard does not know/],
    [{ 'Last inspected': ['1/4/2026', '2/4/2026'] }, /“Last inspected” holds dates/],
    [{ Latitude: '47.6' }, /“Latitude” holds figures.*the other coordinate/],
    [{ Price: 'see website' }, /“Price” was not read as price/],
  ])('%j', async (columns, text) => {
    expect(await notices(columns)).toContainEqual(expect.stringMatching(text))
  })

  test('words are not named, and what is used is not', async () => {
    expect(await notices({ Price: '$900', Remark: 'nice', 'Weekly Imps': '12,000', Zoning: 'C-2' })).toEqual(
      [],
    )
  })

  test('findUnread says which column can be read after all', () => {
    const samples = [['x', 'see website']]
    const columns = ['Name', 'Price']
    expect(findUnread(columns, samples, guessMapping(columns, samples))).toMatchObject([{ field: 'price' }])
  })
})
