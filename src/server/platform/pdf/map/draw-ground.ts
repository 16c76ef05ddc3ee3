import { isInRegion, toFrame, type View, zoomOf } from '#domain/map/print-view.ts'
import { REGION_BOX } from '#domain/map/region.ts'
import { ROAD_LOOKS, roadWidth } from '#domain/map/roads.ts'
import { project } from '#domain/map/shapes.ts'
import { type Traced, traceLines, traceRings } from '#domain/map/trace.ts'
import { required } from '#domain/required.ts'
import type { Doc } from '../tagged.ts'
import type { Ground } from './load-ground.ts'
import { MAP_COLORS } from './map-colors.ts'

/** As on the web: farther out the inlets merge into one another. */
const DETAIL_ZOOM = 6
const COUNTY_ZOOM = 7

/** Water, land, borders and roads in px of the frame; whoever calls has clipped to it. */
export function drawGround(doc: Doc, view: View, { region, states }: Ground): void {
  doc.rect(0, 0, view.width, view.height).fill(MAP_COLORS.water)
  doc.lineJoin('round')
  if (states) drawStates(doc, view, states)
  if (!states || zoomOf(view) >= DETAIL_ZOOM) drawRegion(doc, view, region)
}

function drawStates(doc: Doc, view: View, { states, neighbours }: NonNullable<Ground['states']>): void {
  if (trace(doc, traceRings(view, neighbours), true)) doc.fill(MAP_COLORS.land, 'even-odd')
  const outlines = traceRings(view, states)
  if (!trace(doc, outlines, true)) return
  doc.lineWidth(0.8).fillAndStroke(MAP_COLORS.land, MAP_COLORS.line, 'even-odd')
}

function drawRegion(doc: Doc, view: View, { land, shores, counties, roads }: Ground['region']): void {
  const { north, west, south, east } = REGION_BOX
  const [from, to] = [toFrame(view, project(north, west)), toFrame(view, project(south, east))]
  doc.save()
  if (!isInRegion(view)) {
    doc.rect(from.x, from.y, to.x - from.x, to.y - from.y).clip()
    doc.rect(from.x, from.y, to.x - from.x, to.y - from.y).fill(MAP_COLORS.water)
  }
  if (trace(doc, traceRings(view, land), true)) doc.fill(MAP_COLORS.land, 'even-odd')
  if (zoomOf(view) >= COUNTY_ZOOM && trace(doc, traceLines(view, counties)))
    doc.lineWidth(1).dash(5, { space: 4 }).stroke(MAP_COLORS.line).undash()
  if (trace(doc, traceLines(view, shores))) doc.lineWidth(1.1).stroke(MAP_COLORS.shore)
  drawRoads(doc, view, roads)
  doc.restore()
}

/** Streets below highways below freeways, each kind upon its kerbs, so that roads join where they meet. */
function drawRoads(doc: Doc, view: View, roads: Ground['region']['roads']): void {
  const zoom = zoomOf(view)
  doc.lineCap('round')
  for (const kind of ['street', 'highway', 'freeway'] as const) {
    if (zoom < ROAD_LOOKS[kind].from) continue
    const traced = traceLines(
      view,
      roads.filter((road) => road.kind === kind).map(({ path }) => path),
    )
    const width = roadWidth(kind, zoom)
    if (!trace(doc, traced)) continue
    doc.lineWidth(width + 1.6).stroke(MAP_COLORS.kerb)
    trace(doc, traced)
    doc.lineWidth(width).stroke(kind === 'street' ? MAP_COLORS.road : MAP_COLORS.freeway)
  }
}

/** One path of all of them. @returns whether there is any */
function trace(doc: Doc, lines: readonly Traced[], isClosed = false): boolean {
  for (const line of lines) {
    doc.moveTo(required(line[0]), required(line[1]))
    for (let at = 2; at < line.length; at += 2) doc.lineTo(required(line[at]), required(line[at + 1]))
    if (isClosed) doc.closePath()
  }
  return lines.length > 0
}
