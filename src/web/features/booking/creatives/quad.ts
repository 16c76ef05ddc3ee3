export interface Point {
  x: number
  y: number
}

/** Four corners, clockwise from the upper left; in shares of the width and height of a picture. */
export type Quad = readonly [Point, Point, Point, Point]

interface Size {
  width: number
  height: number
}

export const CORNERS = ['Upper left', 'Upper right', 'Lower right', 'Lower left'] as const

/** In the middle, half as wide or high as the picture, in the artwork's own shape. */
export function startQuad(artwork: Size, picture: Size): Quad {
  const scale = Math.min((0.5 * picture.width) / artwork.width, (0.5 * picture.height) / artwork.height)
  const x = (artwork.width * scale) / picture.width / 2
  const y = (artwork.height * scale) / picture.height / 2
  return [
    { x: 0.5 - x, y: 0.5 - y },
    { x: 0.5 + x, y: 0.5 - y },
    { x: 0.5 + x, y: 0.5 + y },
    { x: 0.5 - x, y: 0.5 + y },
  ]
}

/** The quad with one corner elsewhere, never outside the picture. */
export function moveCorner(quad: Quad, index: number, { x, y }: Point): Quad {
  const inside = (share: number) => Math.min(1, Math.max(0, share))
  const moved = quad.map((corner, at) => (at === index ? { x: inside(x), y: inside(y) } : corner))
  return moved as unknown as Quad
}

/**
 * The `matrix3d` that lays a box of `artwork` size on the quad of a picture as large as `shown`, in perspective: the square
 * is mapped to the quad as in Heckbert, "Fundamentals of Texture Mapping" (1989), 2.2.3. Null: the corners form no area.
 */
export function toMatrix3d(artwork: Size, shown: Size, quad: Quad): string | null {
  const [a, b, c, d] = quad.map(({ x, y }) => ({ x: x * shown.width, y: y * shown.height })) as [
    Point,
    Point,
    Point,
    Point,
  ]
  const one = { x: b.x - c.x, y: b.y - c.y }
  const two = { x: d.x - c.x, y: d.y - c.y }
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y }
  const area = cross(one, two)
  if (Math.abs(area) < 1) return null
  const g = cross(sum, two) / area
  const h = cross(one, sum) / area
  const { width, height } = artwork
  const across = [b.x - a.x + g * b.x, b.y - a.y + g * b.y, 0, g].map((value) => value / width)
  const down = [d.x - a.x + h * d.x, d.y - a.y + h * d.y, 0, h].map((value) => value / height)
  const columns = [...across, ...down, 0, 0, 1, 0, a.x, a.y, 0, 1]
  return `matrix3d(${columns.map((value) => value.toFixed(9)).join(', ')})`
}

function cross(one: Point, other: Point): number {
  return one.x * other.y - other.x * one.y
}
