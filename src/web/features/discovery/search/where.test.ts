import { expect, it } from 'vitest'
import { describeWhere, formatWhere } from './where.ts'

const FREMONT = {
  name: 'Fremont',
  kind: 'neighborhood',
  parent: 'Seattle',
  canonical: 'Fremont, Seattle, WA',
} as const
const MALL = {
  name: 'Tacoma Mall',
  kind: 'landmark',
  parent: 'Tacoma',
  canonical: 'Tacoma Mall, Tacoma, WA',
} as const
const ZIP = { name: '98103', kind: 'zip', parent: 'Seattle', canonical: 'Seattle, WA 98103' } as const

it.each([
  [{ location: 'fremont' }, FREMONT, 'in Fremont, Seattle'],
  [{ location: 'tacoma mall' }, MALL, 'near Tacoma Mall, Tacoma'],
  [{ location: '98103' }, ZIP, 'in Seattle, WA 98103'],
  [{ location: 'bus wrap' }, null, ''],
  [{ location: 'fremont', polygon: '1,2;3,4;5,6' }, FREMONT, 'in the drawn area'],
  [{ bbox: '1,2,3,4' }, null, 'in this map area'],
  [{ near: '47.6,-122.3', radiusKm: 24 }, null, 'near you'],
  // only what distances are measured from
  [{ location: 'fremont', near: '47.6,-122.3', sort: 'distance' as const }, FREMONT, 'in Fremont, Seattle'],
  [{}, null, ''],
])('%j looks %s', (state, place, words) => {
  expect(formatWhere(describeWhere(state, place ? [place] : []))).toBe(words)
})

it('names each of several places', () => {
  expect(formatWhere(describeWhere({ location: 'fremont or 98103' }, [FREMONT, ZIP]))).toBe(
    'in Fremont, Seattle or Seattle, WA 98103',
  )
})
