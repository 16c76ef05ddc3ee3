import { describe, expect, it } from 'vitest'
import type { DemandCell } from '#contract/discovery/demand.ts'
import { listUnmet, toMapCells } from './list-unmet.ts'

const cell = (part: Partial<DemandCell>) =>
  ({ lat: 47.6, lng: -122.3, place: 'Seattle', adType: null, searches: 20, unmet: 7, ...part }) as DemandCell

const CELLS = [
  cell({ adType: 'radio' }),
  cell({ adType: null }),
  cell({ adType: 'print', unmet: 0 }),
  cell({ adType: 'print', unmet: null }),
]

describe('unmet searches', () => {
  it.each([
    ['all', ['radio', null]],
    ['any', [null]],
    ['radio', ['radio']],
    ['print', []],
    ['social', []],
  ] as const)('of %s are %j', (medium, adTypes) => {
    expect(listUnmet(CELLS, medium).map(({ adType }) => adType)).toEqual(adTypes)
  })
})

describe('on the map', () => {
  it('media of an area are one cell, areas are several', () => {
    const cells = toMapCells([
      cell({ adType: 'radio' }),
      cell({ unmet: 5 }),
      cell({ lat: 47.2, place: 'Tacoma' }),
    ])
    expect(cells).toEqual([
      { lat: 47.6, lng: -122.3, count: 12, label: 'Seattle: 12 unmet' },
      { lat: 47.2, lng: -122.3, count: 7, label: 'Tacoma: 7 unmet' },
    ])
  })

  it.each([
    ['a place that one medium knows', ['Seattle', ''], 'Seattle: 14 unmet'],
    ['whichever comes first', ['', 'Seattle'], 'Seattle: 14 unmet'],
    ['none', ['', ''], 'No town near: 14 unmet'],
  ])('it is named by %s', (_what, places, label) => {
    expect(toMapCells(places.map((place) => cell({ place })))).toMatchObject([{ label }])
  })

  it('nothing is no cell', () => {
    expect(toMapCells([])).toEqual([])
  })
})
