import { describe, expect, it } from 'vitest'
import { listRelaxations } from './relaxations.ts'
import { parseBbox } from './search-state.ts'

const SPOKANE = { canonical: 'Spokane, WA', lat: 47.66, lng: -117.43 }

describe('relaxations of a search without results', () => {
  it('removes one filter, then two, then all, then the place', () => {
    const found = listRelaxations(
      { location: 'Spokane', priceMax: 300, adType: ['radio'], audience: ['tourists'] },
      SPOKANE,
    )
    expect(found.singles.map(({ label }) => label)).toEqual([
      'Without “Up to $300/month”',
      'Without “Radio”',
      'Without “Tourists”',
    ])
    expect(found.pairs.map(({ without }) => without)).toEqual([
      { location: 'Spokane', priceMax: 10_000, audience: ['tourists'] },
      { location: 'Spokane', priceMax: 10_000, adType: ['radio'] },
      { location: 'Spokane', priceMax: 300 },
    ])
    expect(found.last.map(({ without }) => without)).toEqual([
      { location: 'Spokane', priceMax: 10_000 },
      { priceMax: 300, adType: ['radio'], audience: ['tourists'] },
    ])
  })

  it('widens the radius around a place with the same filters, nearest first', () => {
    const { wider } = listRelaxations({ location: 'Spokane', adType: ['radio'] }, SPOKANE)
    expect(wider[0]!.label).toBe('25 mi around Spokane, WA')
    expect(wider.every(({ without }) => without.location === undefined && without.adType)).toBe(true)
    const widths = wider.map(({ without }) => parseBbox(without.bbox)!).map(({ east, west }) => east - west)
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
  })

  it('offers only larger distances and wider viewports than the current ones', () => {
    const near = listRelaxations({ near: '47,-122', radiusKm: 24, sort: 'distance' }, null)
    expect(near.wider.map(({ without }) => without.radiusKm)).toEqual([40, 80, 161, 402])
    const view = listRelaxations({ bbox: '-123,46.5,-121,47.5', zoom: 9 }, null)
    expect(view.wider.map(({ key }) => key)).toEqual(['wider 50', 'wider 100', 'wider 250'])
    expect(listRelaxations({ polygon: '1,1,2,1,2,2' }, null).wider).toEqual([])
  })
})
