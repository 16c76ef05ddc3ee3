import { describe, expect, it } from 'vitest'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { readShopLines } from './shop-lines.ts'
import { describeNearestShops, findNearestShops, locateShop } from './shops.ts'

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

  it('that are nearest are named with their distances, three at most', () => {
    const shops = [
      { name: 'Seattle', lat: 47.6062, lng: -122.3321 },
      { name: 'Tacoma', lat: 47.2529, lng: -122.4443 },
    ]
    const from = { lat: 47.26, lng: -122.45 }
    expect(describeNearestShops(findNearestShops(from, shops))).toBe(
      '0.6 mi from Tacoma, 24.5 mi from Seattle',
    )
    const twin = { ...shops[1]!, name: 'Tacoma, upper floor' }
    const far = { name: 'Spokane', lat: 47.6588, lng: -117.426 }
    const names = findNearestShops(from, [far, ...shops, twin]).map(({ name }) => name)
    expect(names).toEqual(['Tacoma', 'Tacoma, upper floor', 'Seattle'])
    expect(findNearestShops(null, shops)).toEqual([])
    expect(describeNearestShops(findNearestShops(from, []))).toBeNull()
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
