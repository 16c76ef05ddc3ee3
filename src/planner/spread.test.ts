import { describe, expect, it } from 'vitest'
import { CATCHMENT_KM, catchmentOf, Spread, toCells } from './spread.ts'

const points = Array.from({ length: 40 }, (_, at) => ({
  lat: 47.2 + (at % 8) * 0.05,
  lng: -122.6 + Math.floor(at / 8) * 0.08,
  people: 5_000 + 700 * at,
}))

function readVector(spread: Spread, vector: number) {
  const { starts, cells, rates } = spread.catchments
  const [from, to] = [starts[vector]!, starts[vector + 1]!]
  return [...cells.subarray(from, to)].map((cell, at) => ({
    cell,
    share: rates[from + at]! * points[cell]!.people,
  }))
}

describe('the spread of a space over cells', () => {
  it.each(Object.keys(CATCHMENT_KM) as (keyof typeof CATCHMENT_KM)[])(
    'gives away all contacts of one, %s, to at most 16 cells, its own among them',
    (catchment) => {
      const spread = new Spread(points)
      const own = 19
      const found = readVector(spread, spread.vectorOf(points[own]!, catchment))
      expect(found.length).toBeLessThanOrEqual(16)
      expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
      expect(found.map(({ cell }) => cell)).toContain(own)
    },
  )

  it('is one vector for spaces at one cell and of one catchment', () => {
    const spread = new Spread(points)
    const first = spread.vectorOf(points[3]!, 'road')
    expect(spread.vectorOf({ lat: points[3]!.lat + 0.001, lng: points[3]!.lng }, 'road')).toBe(first)
    expect(spread.vectorOf(points[3]!, 'indoor')).not.toBe(first)
  })

  it('takes a space outside of all cells to the nearest one at the edge', () => {
    const spread = new Spread(points)
    expect(readVector(spread, spread.vectorOf({ lat: 40, lng: -130 }, 'indoor'))[0]!.cell).toBe(0)
  })

  it('knows how far each medium reaches', () => {
    expect(catchmentOf('radio', null)).toBe('region')
    expect(catchmentOf('billboard', null)).toBe('road')
    expect(catchmentOf('billboard', 'transit')).toBe('street')
    expect(catchmentOf('digital', 'gym')).toBe('indoor')
    expect(catchmentOf('event', 'stadium')).toBe('road')
  })
})

it('counts everybody the same where there are no own shops', () => {
  expect([...toCells(points.slice(0, 2)).weights]).toEqual([1, 1])
  expect([...toCells(points.slice(0, 2)).people]).toEqual([5000, 5700])
})
