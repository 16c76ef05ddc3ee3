import type { Bounds } from '#domain/geo.ts'
import { type Columns, LAT, LNG, PLACE } from './columns.ts'
import { DEGREES_180_E7, toE7 } from './projection.ts'
import { type BoxE7, INSIDE, OUTSIDE, PARTLY, type Relation, type Shape } from './shape.ts'

/** Inclusive bounding box; `west > east` crosses the antimeridian and is split into two plain boxes. */
export function createBox(bounds: Bounds): Shape {
  const latMin = toE7(bounds.south)
  const latMax = toE7(bounds.north)
  const west = toE7(bounds.west)
  const east = toE7(bounds.east)
  const covers: BoxE7[] =
    west <= east
      ? [{ latMin, latMax, lngMin: west, lngMax: east }]
      : [
          { latMin, latMax, lngMin: west, lngMax: DEGREES_180_E7 },
          { latMin, latMax, lngMin: -DEGREES_180_E7, lngMax: east },
        ]
  return {
    covers,
    relate: (box) => relateToCovers(covers, box),
    keep: west <= east ? keepInside(covers[0]!) : keepAcross(latMin, latMax, west, east),
  }
}

/** Relation of a box to the union of disjoint plain boxes. */
export function relateToCovers(covers: readonly BoxE7[], box: BoxE7): Relation {
  let relation: Relation = OUTSIDE
  for (const cover of covers) {
    if (isApart(cover, box)) continue
    if (isWithin(box, cover)) return INSIDE
    relation = PARTLY
  }
  return relation
}

function isApart(a: BoxE7, b: BoxE7): boolean {
  return a.latMin > b.latMax || a.latMax < b.latMin || a.lngMin > b.lngMax || a.lngMax < b.lngMin
}

function isWithin(inner: BoxE7, outer: BoxE7): boolean {
  return (
    inner.latMin >= outer.latMin &&
    inner.latMax <= outer.latMax &&
    inner.lngMin >= outer.lngMin &&
    inner.lngMax <= outer.lngMax
  )
}

// Branch-free: both loops write every row and advance only for matches. Along a viewport's edge the outcome is a coin
// toss, and a mispredicted branch costs more than the store it saves.
function keepInside({ latMin, latMax, lngMin, lngMax }: BoxE7): Shape['keep'] {
  return ({ places }: Columns, rows, count) => {
    let kept = 0
    for (let i = 0; i < count; i++) {
      const row = rows[i]!
      const y = places[row * PLACE + LAT]!
      const x = places[row * PLACE + LNG]!
      rows[kept] = row
      kept += +(y >= latMin) & +(y <= latMax) & +(x >= lngMin) & +(x <= lngMax)
    }
    return kept
  }
}

function keepAcross(latMin: number, latMax: number, west: number, east: number): Shape['keep'] {
  return ({ places }: Columns, rows, count) => {
    let kept = 0
    for (let i = 0; i < count; i++) {
      const row = rows[i]!
      const y = places[row * PLACE + LAT]!
      const x = places[row * PLACE + LNG]!
      rows[kept] = row
      kept += +(y >= latMin) & +(y <= latMax) & (+(x >= west) | +(x <= east))
    }
    return kept
  }
}
