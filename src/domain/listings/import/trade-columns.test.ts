import { expect, test } from 'vitest'
import { draftsOf, readFirst, readText } from '#test/support/listings/read-columns.ts'

const HEADER =
  'Unit #,Geopath ID,Structure #,Face,Market,City,State,Media Type,Location Description,Facing,Read,H,W,Illum,Latitude,Longitude,18+ Weekly Impressions,4-Wk Rate Card,Production,Install,Next Avail,Permit #'
const ROW =
  'A-1,30301,S-12,N,Seattle,Tacoma,WA,Bulletin,I-5 at Pacific Ave facing north,N,Right,14,48,Yes,47.25,-122.44,"312,450","$4,500",$650,$850,1/4/2027,WA-881'

test('H1: the columns of a billboard company', async () => {
  const { outcomes } = await readText(
    `${HEADER}\n${ROW}\n${ROW.replace('A-1', 'A-2').replace('1/4/2027', 'Now')}`,
  )
  const [draft] = draftsOf(outcomes)
  expect(draft).toMatchObject({
    sellerUnitId: 'A-1',
    price: 4500,
    interval: '4-week',
    setupFee: 850,
    audience: { value: 312_450, per: 'week' },
    availabilityStart: '2027-01-04',
    lat: 47.25,
  })
  expect(Object.fromEntries(draft!.specifications.map(({ label, value }) => [label, value]))).toMatchObject({
    Size: '14 × 48 (height × width)',
    Illumination: 'Yes',
    Structure: 'S-12',
    Face: 'N',
    Facing: 'N',
    Read: 'Right',
    Production: '$650',
    Permit: 'WA-881',
  })
})

test.each([
  [{ Height: "14'", Width: "48'" }, '14 × 48 ft'],
  [{ 'Height (ft)': '14', 'Width (ft)': '48' }, '14 × 48 ft'],
  [{ H: '10.5 ft', W: '36 ft' }, '10.5 × 36 ft'],
  [{ 'Height px': '1080', 'Width px': '1920' }, '1920 × 1080'],
  [{ H: '14', W: '48' }, '14 × 48 (height × width)'],
])('H1: height and width are one size: %j', async (columns, size) => {
  expect((await readFirst(columns)).specifications).toContainEqual({ label: 'Size', value: size })
})

test('H1: sides in different units stay as they are', async () => {
  const { specifications } = await readFirst({ H: '14 ft', W: '576 in' })
  expect(specifications).toEqual([
    { label: 'H', value: '14 ft' },
    { label: 'W', value: '576 in' },
  ])
})

test('PB-22: beside a market, words of the place are its details', async () => {
  const draft = await readFirst({
    DMA: 'Seattle-Tacoma',
    Location: 'Rainier Ave S WS 90ft N/O S Dearborn F/S',
  })
  expect(draft.locationDetails).toBe('Rainier Ave S WS 90ft N/O S Dearborn F/S')
})
