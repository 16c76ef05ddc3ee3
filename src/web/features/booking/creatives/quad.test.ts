import { describe, expect, it } from 'vitest'
import { moveCorner, type Point, type Quad, startQuad, toMatrix3d } from './quad.ts'

const ARTWORK = { width: 300, height: 100 }
const SHOWN = { width: 800, height: 600 }

/** Where a CSS `matrix3d` puts a point. */
function apply(matrix: string, { x, y }: Point): Point {
  const m = matrix.slice('matrix3d('.length, -1).split(', ').map(Number) as number[]
  const at = (row: number) => m[row]! * x + m[4 + row]! * y + m[12 + row]!
  return { x: at(0) / at(3), y: at(1) / at(3) }
}

const BOX: Quad = [
  { x: 0, y: 0 },
  { x: 300, y: 0 },
  { x: 300, y: 100 },
  { x: 0, y: 100 },
]

describe('artwork on the picture of a space', () => {
  it.each<[string, Quad]>([
    ['as it starts', startQuad(ARTWORK, SHOWN)],
    [
      'in perspective',
      [
        { x: 0.1, y: 0.2 },
        { x: 0.8, y: 0.1 },
        { x: 0.9, y: 0.7 },
        { x: 0.15, y: 0.5 },
      ],
    ],
  ])('reaches the four corners %s', (_, quad) => {
    const matrix = toMatrix3d(ARTWORK, SHOWN, quad)!
    quad.forEach((corner, index) => {
      const { x, y } = apply(matrix, BOX[index]!)
      expect(x).toBeCloseTo(corner.x * SHOWN.width, 1)
      expect(y).toBeCloseTo(corner.y * SHOWN.height, 1)
    })
  })

  it('starts in its own shape, in the middle', () => {
    const [a, b, c] = startQuad(ARTWORK, SHOWN)
    expect((b.x - a.x) * SHOWN.width).toBeCloseTo(400)
    expect((c.y - b.y) * SHOWN.height).toBeCloseTo(400 / 3)
    expect(a.x + c.x).toBeCloseTo(1)
  })

  it('is not drawn where the corners form no area', () => {
    const point = { x: 0.5, y: 0.5 }
    expect(toMatrix3d(ARTWORK, SHOWN, [point, point, point, point])).toBeNull()
  })

  it('stays inside: a corner is never lost', () => {
    expect(moveCorner(startQuad(ARTWORK, SHOWN), 2, { x: 4, y: -1 })[2]).toEqual({ x: 1, y: 0 })
  })
})
