import { required } from '../required.ts'
import type { View } from './print-view.ts'
import type { Path } from './shapes.ts'

/** x, y, x, y … in px of the frame. */
export type Traced = number[]

/** Of the frame that is traced around it: strokes along the cut stay out of sight. */
const BLEED_PX = 6
/** Points that are nearer to each other than this are one on paper. */
const THIN_PX = 1

/** Rings cut to the frame, thinned to what can be seen; to be filled even-odd, so holes need no special case. */
export function traceRings(view: View, paths: readonly Path[]): Traced[] {
  return visible(view, paths)
    .map((path) => cutRing(thin(view, path), view).map(toTenth))
    .filter((ring) => ring.length >= 6)
}

/** The parts of lines that are in the frame, thinned to what can be seen. */
export function traceLines(view: View, paths: readonly Path[]): Traced[] {
  return visible(view, paths).flatMap((path) => cutLine(thin(view, path).map(toTenth), view))
}

/** A file holds every digit that it is given: half of its bytes would be of no use. */
const toTenth = (px: number) => Math.round(px * 10) / 10

function visible({ left, top, width, height, world }: View, paths: readonly Path[]): Path[] {
  return paths.filter(
    ({ west, north, east, south }) =>
      east * world >= left - BLEED_PX &&
      west * world <= left + width + BLEED_PX &&
      south * world >= top - BLEED_PX &&
      north * world <= top + height + BLEED_PX,
  )
}

function thin({ left, top, world }: View, { points }: Path): Traced {
  const kept: Traced = []
  let [lastX, lastY] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < points.length; at += 2) {
    const x = required(points[at]) * world - left
    const y = required(points[at + 1]) * world - top
    const isEnd = at + 2 === points.length
    if (!isEnd && Math.abs(x - lastX) < THIN_PX && Math.abs(y - lastY) < THIN_PX) continue
    kept.push(x, y)
    lastX = x
    lastY = y
  }
  return kept
}

interface Edge {
  axis: 0 | 1
  at: number
  /** 1: what is greater stays. */
  keeps: 1 | -1
}

const edgesOf = ({ width, height }: View): Edge[] => [
  { axis: 0, at: -BLEED_PX, keeps: 1 },
  { axis: 0, at: width + BLEED_PX, keeps: -1 },
  { axis: 1, at: -BLEED_PX, keeps: 1 },
  { axis: 1, at: height + BLEED_PX, keeps: -1 },
]

/** Sutherland and Hodgman: one edge after the other. */
function cutRing(ring: Traced, view: View): Traced {
  return edgesOf(view).reduce(cutAtEdge, ring)
}

function cutAtEdge(ring: Traced, edge: Edge): Traced {
  const cut: Traced = []
  const isIn = (at: number) => (required(ring[at + edge.axis]) - edge.at) * edge.keeps >= 0
  for (let at = 0; at < ring.length; at += 2) {
    const before = at === 0 ? ring.length - 2 : at - 2
    if (isIn(at) !== isIn(before)) cut.push(...cross(ring, [before, at], edge))
    if (isIn(at)) cut.push(required(ring[at]), required(ring[at + 1]))
  }
  return cut
}

function cross(ring: Traced, [from, to]: [number, number], { axis, at }: Edge): [number, number] {
  const start = required(ring[from + axis])
  const share = (at - start) / (required(ring[to + axis]) - start)
  const other = axis === 0 ? 1 : 0
  const along = required(ring[from + other])
  const crossed = along + share * (required(ring[to + other]) - along)
  return axis === 0 ? [at, crossed] : [crossed, at]
}

/** Runs of segments whose boxes touch the frame. */
function cutLine(line: Traced, { width, height }: View): Traced[] {
  const runs: Traced[] = []
  let run: Traced = []
  for (let at = 2; at < line.length; at += 2) {
    const [ax, ay, bx, by] = line.slice(at - 2, at + 2) as [number, number, number, number]
    const isHere =
      Math.max(ax, bx) >= -BLEED_PX &&
      Math.min(ax, bx) <= width + BLEED_PX &&
      Math.max(ay, by) >= -BLEED_PX &&
      Math.min(ay, by) <= height + BLEED_PX
    if (isHere && run.length === 0) run.push(ax, ay)
    if (isHere) run.push(bx, by)
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  return run.length > 0 ? [...runs, run] : runs
}
