import { describe, expect, it } from 'vitest'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { readShopLines } from './shop-lines.ts'
import { describeNearestShop, findNearestShop, locateShop } from './shops.ts'

const { resolvePlace } = loadGazetteer()
const locate = (address: string) => locateShop(address, resolvePlace)

describe('a shop', () => {
  it.each([
    ['4801 N Pearl St, Tacoma, WA 98407', 'zip', 47.29, -122.51],
    ['Olympia, WA', 'town', 47.04, -122.9],
    ['47.2529, -122.4443', 'point', 47.2529, -122.4443],
  ])('at %s is found', (address, precision, lat, lng) => {
    const found = locate(address)
    if ('problem' in found) throw new Error(found.problem)
    expect(found.precision).toBe(precision)
    expect(found.lat).toBeCloseTo(lat, 1)
    expect(found.lng).toBeCloseTo(lng, 1)
  })

  it.each(['Xyzzyville Road 1', 'Washington State', ''])('at "%s" is not', (address) => {
    expect(locate(address)).toEqual({ problem: expect.any(String) })
  })

  it('that is nearest is named with its distance', () => {
    const shops = [
      { name: 'Seattle', lat: 47.6062, lng: -122.3321 },
      { name: 'Tacoma', lat: 47.2529, lng: -122.4443 },
    ]
    const nearest = findNearestShop({ lat: 47.26, lng: -122.45 }, shops)
    expect(nearest && describeNearestShop(nearest)).toBe('0.6 mi from Tacoma')
    expect(findNearestShop(null, shops)).toBeNull()
    expect(findNearestShop({ lat: 47, lng: -122 }, [])).toBeNull()
  })
})

describe('a pasted list', () => {
  it('is read with or without headings, quotes, tabs and coordinates', async () => {
    const { shops, refused } = await readShopLines(
      [
        'Name,Address',
        'Pearl Street, 4801 N Pearl St, Tacoma, WA 98407',
        '"Hilltop, upper","1202 S 11th St, Tacoma 98405"',
        'Point, 47.2529, -122.4443',
        '',
        '98402',
      ].join('\r\n'),
    )
    expect(refused).toEqual([])
    expect(shops).toEqual([
      { line: 2, name: 'Pearl Street', address: '4801 N Pearl St, Tacoma, WA 98407' },
      { line: 3, name: 'Hilltop, upper', address: '1202 S 11th St, Tacoma 98405' },
      { line: 4, name: 'Point', address: '47.2529, -122.4443' },
      { line: 6, name: '98402', address: '98402' },
    ])
  })

  it('names what is too long', async () => {
    const { shops, refused } = await readShopLines(`${'x'.repeat(81)}, Tacoma`)
    expect([shops, refused]).toEqual([
      [],
      [{ line: 1, text: expect.any(String), message: expect.any(String) }],
    ])
  })
})
