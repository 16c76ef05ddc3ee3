import { describe, expect, test } from 'vitest'
import type { RowOutcome } from './draft.ts'
import { openInventory } from './inventory.ts'
import { type PlanEdits, planImport } from './plan.ts'
import { readDrafts } from './read-drafts.ts'

/** Runs a whole file through the import core. */
async function readFile(
  text: string | Uint8Array,
  edits: PlanEdits = {},
  name = 'billboards.csv',
): Promise<RowOutcome[]> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const inventory = await openInventory(() => [bytes])
  const planned = planImport({ name, ...inventory }, edits)
  if ('problems' in planned) throw new Error(planned.problems.join(' '))
  return Array.fromAsync(readDrafts(inventory.rows(), planned.plan))
}

const drafts = (outcomes: RowOutcome[]) => outcomes.flatMap((o) => (o.ok ? [o.draft] : []))
const errors = (outcomes: RowOutcome[]) =>
  outcomes.flatMap((o) => (o.ok ? [] : o.errors.map(({ line, column, reason }) => [line, column, reason])))

const HEADER = 'Unit ID,Name,Address,City,State,Latitude,Longitude,Price'
const ROW = 'U1,Pine Street wall,1501 Pine St,Seattle,WA,47.614,-122.327,$900'

describe('one row', () => {
  test('becomes a draft', async () => {
    const [outcome] = await readFile(`${HEADER}\n${ROW}\n`)
    expect(outcome).toMatchObject({
      ok: true,
      line: 2,
      notes: [],
      draft: {
        sellerUnitId: 'U1',
        title: 'Pine Street wall',
        adType: 'billboard',
        price: 900,
        interval: 'month',
        locationText: 'Seattle, WA',
        address: '1501 Pine St',
        lat: 47.614,
        lng: -122.327,
        holds: [],
      },
    })
  })

  test('preserves format, size and audience with its period', async () => {
    const [draft] = drafts(
      await readFile(
        'Frame_ID\tFormat\tVenue type\tLocation Description\tMarket\tSize (HxW)\t4-Week Rate\tDaily Impressions\tStart date\tEnd date\tSetup fee\tTags\n' +
          "77\tDigital bulletin\tBar\tAbove the door of a busy bar\tTacoma, WA\t14'x48'\t$1,250.00\t120,500\t3/1/2026\t12/31/2026\t$150\tParents; Night owls\n",
      ),
    )
    expect(draft).toMatchObject({
      title: 'Digital bulletin: Above the door of a busy bar',
      description: 'Above the door of a busy bar',
      adType: 'digital',
      venue: 'bar',
      price: 1250,
      interval: '4-week',
      specifications: [
        { label: 'Format', value: 'Digital bulletin' },
        { label: 'Size (HxW)', value: "14'x48'" },
      ],
      audience: { value: 120_500, per: 'day', basis: 'seller-stated' },
      availabilityStart: '2026-03-01',
      availabilityEnd: '2026-12-31',
      setupFee: 150,
      targetMarket: ['families', 'night-owls'],
    })
  })
})

describe('odd files', () => {
  test.each([
    ['byte order mark', Buffer.from(`\ufeff${HEADER}\n${ROW}`)],
    ['CRLF', Buffer.from(`${HEADER}\r\n${ROW}\r\n`)],
    ['UTF-16', Buffer.from(`\ufeff${HEADER}\n${ROW}`, 'utf16le')],
    ['semicolons', Buffer.from(`${HEADER}\n${ROW}`.replaceAll(',', ';'))],
    ['a title line above the header', Buffer.from(`Inventory 2026,,,,,,,\n\n${HEADER}\n${ROW}`)],
    ['blank rows', Buffer.from(`${HEADER}\n,,,,,,,\n\n${ROW}\n\n`)],
  ])('%s', async (_, bytes) => {
    expect(drafts(await readFile(bytes))).toMatchObject([
      { sellerUnitId: 'U1', title: 'Pine Street wall', price: 900 },
    ])
  })

  test('Latin-1 letters', async () => {
    const bytes = Buffer.from(`${HEADER}\n${ROW.replace('Pine Street wall', 'Café Olé wall')}`, 'latin1')
    expect(drafts(await readFile(bytes))[0]!.title).toBe('Café Olé wall')
  })

  test('an address over two lines becomes one line, and the next row keeps its number', async () => {
    const outcomes = await readFile(
      `${HEADER}\n${ROW.replace('1501 Pine St', '"1501 Pine St\nFloor 2"')}\nU2,x\n`,
    )
    expect(drafts(outcomes)[0]!.address).toBe('1501 Pine St, Floor 2')
    expect(errors(outcomes)).toEqual([[4, null, 'Only 2 of 8 cells: the row looks cut off.']])
  })

  test('rows with missing or extra cells are bad, with their line number', async () => {
    const outcomes = await readFile(
      `${HEADER}\n${ROW}\nU2,Half\n${ROW},extra\n${ROW.replace('U1', 'U3')},,\n`,
    )
    expect(drafts(outcomes).map((d) => d.sellerUnitId)).toEqual(['U1', 'U3'])
    expect(errors(outcomes)).toEqual([
      [3, null, 'Only 2 of 8 cells: the row looks cut off.'],
      [4, null, '9 cells under 8 columns: a quote may be missing.'],
    ])
  })

  test('headers that repeat or are empty can still be mapped', async () => {
    const outcomes = await readFile(`ID,Name,Name,,Price\nU1,Wall,Pine Street wall,Seattle,900\n`, {
      map: ['title=Name (2)', 'city=#4'],
    })
    expect(drafts(outcomes)[0]).toMatchObject({ title: 'Pine Street wall', locationText: 'Seattle' })
  })
})

describe('cells', () => {
  const withCells = (cells: Partial<Record<string, string>>) => {
    const row = Object.fromEntries(HEADER.split(',').map((name, i) => [name, ROW.split(',')[i]!]))
    return readFile(`${HEADER}\n${Object.values({ ...row, ...cells }).join(',')}\n`, {
      map: ['price=Price', 'lat=Latitude', 'lng=Longitude'],
    })
  }

  test('all bad cells of a row are reported at once, and the row is rejected whole', async () => {
    const outcomes = await withCells({ Price: 'cheap', Latitude: '95', Longitude: '200' })
    expect(drafts(outcomes)).toEqual([])
    expect(errors(outcomes)).toEqual([
      [2, 'Latitude', '95, 200 is no place on the globe'],
      [2, 'Price', '"cheap" is not a price'],
    ])
  })

  test('swapped coordinates are corrected with a note', async () => {
    const [outcome] = await withCells({ Latitude: '-122.327', Longitude: '47.614' })
    expect(outcome).toMatchObject({
      draft: { lat: 47.614, lng: -122.327 },
      notes: ['latitude and longitude were swapped'],
    })
  })

  test('missing coordinates are not an error, half a pair is', async () => {
    expect(drafts(await withCells({ Latitude: '', Longitude: '' }))[0]).toMatchObject({
      lat: null,
      lng: null,
    })
    expect(errors(await withCells({ Latitude: '' }))).toEqual([
      [2, 'Latitude', 'one of the two coordinates is missing'],
    ])
  })

  test('prices above the limit are rejected', async () => {
    expect(errors(await withCells({ Price: '10000001' }))).toEqual([
      [2, 'Price', 'Price is above $10,000,000'],
    ])
  })

  test('a missing price stays missing, also "call"', async () => {
    expect(drafts(await withCells({ Price: '' }))[0]!.price).toBeNull()
    expect(drafts(await withCells({ Price: 'Call' }))[0]!.price).toBeNull()
  })

  test('a short name is extended by its place, a missing one generated from its address', async () => {
    expect(drafts(await withCells({ Name: 'Q' }))[0]!.title).toBe('Q, Seattle, WA')
    expect(drafts(await withCells({ Name: '' }))[0]!.title).toBe('Billboard space at 1501 Pine St')
  })

  test('texts above their limit are rejected, not truncated', async () => {
    expect(errors(await withCells({ Name: 'x'.repeat(121) }))).toEqual([
      [2, 'Name', 'Title is 121 characters; a listing holds 120'],
    ])
  })

  test('dates that end before they start', async () => {
    const outcomes = await readFile('Name,City,Start date,End date\nSummer fair,Kent,7/4/2026,7/1/2026\n')
    expect(errors(outcomes)).toEqual([[2, 'End date', 'it ends (2026-07-01) before it starts (2026-07-04)']])
  })

  test('units marked as closed are kept as drafts', async () => {
    const outcomes = await readFile(
      'Name,City,Status\nPine Street wall,Seattle,Removed\nOak Street wall,Seattle,Live\n',
    )
    expect(drafts(outcomes).map(({ holds }) => holds)).toEqual([['Status is "Removed"'], []])
  })

  test('no ad type anywhere', async () => {
    const outcomes = await readFile('Name,City\nPine Street,Seattle\n', {}, 'list.csv')
    expect(errors(outcomes)).toEqual([[2, null, 'Ad type is required']])
    expect(
      drafts(await readFile('Name,City\nPine Street,Seattle\n', { set: ['adType=print'] }, 'list.csv'))[0]!
        .adType,
    ).toBe('print')
  })
})

describe('unit ids', () => {
  test('duplicate ids in a file', async () => {
    expect(errors(await readFile(`${HEADER}\n${ROW}\n${ROW}\n`, { map: ['sellerUnitId=Unit ID'] }))).toEqual([
      [3, 'Unit ID', 'unit id "U1" is already used on line 2'],
    ])
  })

  const idOf = async (text: string) => drafts(await readFile(text))[0]!.sellerUnitId

  test('derived ids survive a new price, letter case and column order', async () => {
    const id = await idOf('Name,City,Price\nPine Street wall,Seattle,900')
    expect(await idOf('Price,City,Name\n950,SEATTLE,PINE STREET  WALL')).toBe(id)
    expect(await idOf('Name,City,Price\nPine Street wall,Tacoma,900')).not.toBe(id)
  })

  test('two faces of one wall are two spaces, the same row twice is one', async () => {
    const outcomes = await readFile(
      'Name,City,Face\nPine Street wall,Seattle,N\nPine Street wall,Seattle,S\nPine Street wall,Seattle,N\n',
    )
    expect(new Set(drafts(outcomes).map((d) => d.sellerUnitId)).size).toBe(2)
    expect(errors(outcomes)).toEqual([
      [4, null, 'the same space as line 2; give each its own unit id if they are two'],
    ])
  })
})

describe('edits of the plan', () => {
  const plan = (edits: PlanEdits) =>
    planImport({ name: 'x.csv', columns: ['Name', 'Rate'], samples: [['Wall', '9']] }, edits)

  test.each([
    [{ map: ['colour=Rate'] }, '"colour" in "colour=Rate" is no field'],
    [{ map: ['price=Cost'] }, 'No column is called "Cost". Columns: Name, Rate.'],
    [{ map: ['price=#9'] }, 'No column is called "#9"'],
    [{ set: ['price=lots'] }, '"lots" is not a price'],
    [{ set: ['adType=smoke'] }, '"smoke" is no ad type we know'],
    [{ set: ['lat=95', 'lng=200'] }, 'no place on the globe'],
  ])('%j is refused', (edits, message) => {
    expect(plan(edits)).toEqual({ problems: [expect.stringContaining(message)] })
  })

  test('a column moves from one field to another, and a field can be emptied', () => {
    expect(plan({ map: ['setupFee=Rate', 'title='] })).toMatchObject({
      plan: { mapping: { fields: { setupFee: 1 } } },
    })
    expect(plan({ map: ['specifications=Rate', 'price='] })).toMatchObject({
      plan: { mapping: { specifications: [1] } },
    })
  })
})

test.each([
  ['', /empty/],
  ['  \n \n', /nothing but blanks/],
  ['<html>', /HTML/],
  ['[1]', /list/],
  ['{"type":"FeatureCollection","features":[]}', /no "features" list/],
  [`${Array.from({ length: 201 }, (_, i) => `c${i}`).join(',')}\n`, /201 columns/],
])('a file that is no inventory: %j', async (text, message) => {
  await expect(readFile(text)).rejects.toThrow(message)
})

test('GeoJSON features become drafts', async () => {
  const square = [
    [
      [-122.4, 47.6],
      [-122.2, 47.6],
      [-122.2, 47.8],
      [-122.4, 47.8],
      [-122.4, 47.6],
    ],
  ]
  const features = [
    {
      type: 'Feature',
      id: 7,
      properties: { name: 'Harbor billboard', city: 'Seattle' },
      geometry: { type: 'Polygon', coordinates: square },
    },
    { type: 'Feature', id: 8, properties: { Name: 'Nowhere billboard', City: 'Kent' }, geometry: null },
  ]
  const rows = drafts(await readFile(JSON.stringify({ type: 'FeatureCollection', features })))
  expect(rows).toMatchObject([
    {
      sellerUnitId: '7',
      title: 'Harbor billboard',
      adType: 'billboard',
      lat: expect.closeTo(47.7, 1),
      lng: expect.closeTo(-122.3, 5),
    },
    { sellerUnitId: '8', title: 'Nowhere billboard', lat: null },
  ])
})
