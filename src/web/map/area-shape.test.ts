import { describe, expect, it } from 'vitest'
import { formatDrawn, OUTLINE } from '#domain/discovery/search/area-parameters.ts'
import { type AreaPoint, checkCorners, tidyStroke } from './area-shape.ts'

const at = (x: number, y: number): AreaPoint => ({ x, y })
/** An arc of a 100 px circle, between the given fractions of a turn. */
const arc = (from: number, to: number, radius = 100): AreaPoint[] =>
  Array.from({ length: 200 }, (_, i) => {
    const angle = 2 * Math.PI * (from + ((to - from) * i) / 199)
    return at(200 + radius * Math.cos(angle), 200 + radius * Math.sin(angle))
  })
const areaOf = (ring: AreaPoint[]) =>
  Math.abs(
    ring.reduce((sum, { x, y }, i) => {
      const next = ring[(i + 1) % ring.length]!
      return sum + (x * next.y - next.x * y) / 2
    }, 0),
  )

describe('corners set by single clicks', () => {
  it.each([
    ['too-few', [at(0, 0), at(50, 0)]],
    ['too-small', [at(0, 0), at(5, 0), at(5, 5)]],
    ['crosses-itself', [at(0, 0), at(100, 100), at(100, 0), at(0, 100)]],
    [null, [at(0, 0), at(100, 0), at(100, 100), at(50, 20), at(0, 100)]],
  ])('are %s', (problem, corners) => {
    expect(checkCorners(corners)).toBe(problem)
  })
})

describe('corners set one by one', () => {
  const ring = (count: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * i) / count
      return at(200 + 100 * Math.cos(angle), 200 + 100 * Math.sin(angle))
    })

  it('are as many as an address may hold: no more are closed', () => {
    expect(checkCorners(ring(160))).toBeNull()
    expect(checkCorners(ring(161))).toBe('too-many')
    const toPolygon = (count: number) =>
      OUTLINE.parse(
        formatDrawn(ring(count).map(({ x, y }) => ({ lat: 47 + y / 1000, lng: -122 + x / 1000 }))),
      ).value
    expect(toPolygon(160)).toHaveLength(160)
    expect(toPolygon(161)).toBeUndefined()
  })
})

describe('a stroke', () => {
  it('around an area keeps its shape with few corners', () => {
    const ring = tidyStroke(arc(0, 0.98)) as AreaPoint[]
    expect(ring.length).toBeGreaterThan(8)
    expect(ring.length).toBeLessThanOrEqual(48)
    expect(areaOf(ring) / (Math.PI * 100 ** 2)).toBeGreaterThan(0.95)
  })

  it('has its crossing ends trimmed', () => {
    const ends = [at(340, 170), ...arc(0, 1), at(330, 260)]
    const ring = tidyStroke(ends) as AreaPoint[]
    expect(checkCorners(ring)).toBeNull()
    expect(areaOf(ring) / (Math.PI * 100 ** 2)).toBeGreaterThan(0.9)
  })

  it('is rejected when it self-intersects: a figure eight has no inside', () => {
    const eight = Array.from({ length: 300 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 300
      return at(200 + 150 * Math.sin(angle), 200 + 80 * Math.sin(2 * angle))
    })
    expect(tidyStroke(eight)).toBe('crosses-itself')
  })

  it('is rejected when it encloses nothing', () => {
    expect(tidyStroke([at(0, 0), at(300, 1)])).toBe('too-small')
    expect(tidyStroke(arc(0, 1, 6))).toBe('too-small')
  })

  it('is simplified to few corners however long it is', () => {
    const wild = arc(0, 0.99).flatMap(({ x, y }, i) => [at(x, y), at(x + (i % 7), y - (i % 5))])
    expect((tidyStroke(wild) as AreaPoint[]).length).toBeLessThanOrEqual(48)
  })
})
