export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Side of a cell, px: a name covers one to three. */
const CELL_PX = 128

export interface BoxGrid {
  add: (box: Box) => void
  isFree: (box: Box) => boolean
}

/** Boxes by the cells they touch: whether there is room is asked of the neighbors alone, not of every box there is. */
export function createBoxGrid(boxes: readonly Box[]): BoxGrid {
  const cells = new Map<string, Box[]>()
  const add = (box: Box) => {
    for (const key of listCells(box)) {
      const here = cells.get(key)
      if (here) here.push(box)
      else cells.set(key, [box])
    }
  }
  const isFree = (box: Box) =>
    listCells(box).every((key) => !cells.get(key)?.some((other) => overlaps(box, other)))
  for (const box of boxes) add(box)
  return { add, isFree }
}

function listCells({ left, top, right, bottom }: Box): string[] {
  const keys: string[] = []
  for (let col = cellOf(left); col <= cellOf(right); col++)
    for (let row = cellOf(top); row <= cellOf(bottom); row++) keys.push(`${col},${row}`)
  return keys
}

function cellOf(px: number): number {
  return Math.floor(px / CELL_PX)
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
