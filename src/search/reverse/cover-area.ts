import { mercatorX, mercatorY } from '../projection.ts'
import type { BoxE7 } from '../shape.ts'

/** The finest cells: about 1.6 km wide at the latitude of Seattle. */
export const DEEPEST = 14
/** A cover takes at most as many cells in each direction. */
const MOST_ACROSS = 2

/** Number of a cell, unlike those of all other levels; 1 is the whole world. */
function toCell(level: number, x: number, y: number): number {
  return 2 ** (2 * level) + y * 2 ** level + x
}

export const WORLD_CELL = toCell(0, 0, 0)

/** The cells of the finest level at which the box needs at most two by two. */
export function listCells(box: BoxE7): number[] {
  const [west, east] = [mercatorX(box.lngMin), mercatorX(box.lngMax)]
  const [north, south] = [mercatorY(box.latMax), mercatorY(box.latMin)]
  let level = DEEPEST
  while (at(east, level) - at(west, level) >= MOST_ACROSS) level--
  while (at(south, level) - at(north, level) >= MOST_ACROSS) level--
  const cells: number[] = []
  for (let y = at(north, level); y <= at(south, level); y++) {
    for (let x = at(west, level); x <= at(east, level); x++) cells.push(toCell(level, x, y))
  }
  return cells
}

/** The one cell of each level that contains a point, the whole world first. */
export function listCellsOf(latE7: number, lngE7: number): number[] {
  const [x, y] = [mercatorX(lngE7), mercatorY(latE7)]
  return Array.from({ length: DEEPEST + 1 }, (_, level) => toCell(level, at(x, level), at(y, level)))
}

/** Position of a 32-bit fraction of the world in the cells of a level. */
function at(fraction: number, level: number): number {
  return level === 0 ? 0 : fraction >>> (32 - level)
}
