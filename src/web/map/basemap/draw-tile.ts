import { overlaps } from '#domain/map/box-grid.ts'
import type { Label, PlacedLabel } from '#domain/map/map-labels.ts'
import { ROAD_LOOKS, type Road, roadWidth } from '#domain/map/roads.ts'
import type { Path } from '#domain/map/shapes.ts'
import { required } from '#domain/required.ts'
import type { Palette } from './palette.ts'

export interface RegionShapes {
  land: Path[]
  shores: Path[]
  counties: Path[]
  roads: readonly Road[]
  /** The region's box as one path; it clips the detailed drawing. */
  frame: Path
}

export interface StateShapes {
  states: Path[]
  neighbours: Path[]
}

export interface Tile {
  /** World pixels of the tile's corner at this zoom. */
  left: number
  top: number
  size: number
  /** Pixels of the whole world at this zoom. */
  world: number
}

/** Zoom 6: farther out the inlets merge into one another. */
const DETAIL_WORLD = 256 * 2 ** 6
const COUNTY_WORLD = 256 * 2 ** 7

/** Draws one tile; `context` is already scaled to CSS pixels. */
export function drawTile(
  context: CanvasRenderingContext2D,
  tile: Tile,
  region: RegionShapes,
  states: StateShapes | null,
  palette: Palette,
) {
  context.fillStyle = palette.water
  context.fillRect(0, 0, tile.size, tile.size)
  context.lineJoin = 'round'
  if (states && !isInside(tile, region.frame)) drawStates(context, tile, states, palette)
  const isDetailed = !states || tile.world >= DETAIL_WORLD
  if (isDetailed && isVisible(tile, region.frame)) drawRegion(context, tile, region, palette)
}

function drawStates(
  context: CanvasRenderingContext2D,
  tile: Tile,
  { states, neighbours }: StateShapes,
  palette: Palette,
) {
  context.fillStyle = palette.land
  context.fill(trace(tile, neighbours), 'evenodd')
  const outlines = trace(tile, states)
  context.fill(outlines, 'evenodd')
  context.strokeStyle = palette.line
  context.lineWidth = 0.75
  context.stroke(outlines)
}

function drawRegion(context: CanvasRenderingContext2D, tile: Tile, region: RegionShapes, palette: Palette) {
  context.save()
  clipToPixels(context, tile, region.frame)
  context.fillStyle = palette.water
  context.fillRect(0, 0, tile.size, tile.size)
  context.fillStyle = palette.land
  context.fill(trace(tile, region.land), 'evenodd')
  context.lineWidth = 1
  if (tile.world >= COUNTY_WORLD) {
    context.strokeStyle = palette.line
    context.setLineDash([5, 4])
    context.stroke(trace(tile, region.counties, false))
    context.setLineDash([])
  }
  context.strokeStyle = palette.shore
  context.stroke(trace(tile, region.shores, false))
  drawRoads(context, tile, region.roads, palette)
  context.restore()
}

/** Streets below highways below freeways; all kerbs of a kind below all its roads, so that they join where they meet. */
function drawRoads(context: CanvasRenderingContext2D, tile: Tile, roads: readonly Road[], palette: Palette) {
  const zoom = Math.log2(tile.world / 256)
  context.lineCap = 'round'
  for (const kind of ['street', 'highway', 'freeway'] as const) {
    if (zoom < ROAD_LOOKS[kind].from) continue
    const traced = trace(
      tile,
      roads.filter((road) => road.kind === kind).map((road) => road.path),
      false,
    )
    const width = roadWidth(kind, zoom)
    context.strokeStyle = palette.kerb
    context.lineWidth = width + 1.5
    context.stroke(traced)
    context.strokeStyle = kind === 'street' ? palette.road : palette.freeway
    context.lineWidth = width
    context.stroke(traced)
  }
}

/** Snaps to whole pixels: an antialiased edge would show as a line where the detailed region meets the rest. */
function clipToPixels(context: CanvasRenderingContext2D, tile: Tile, frame: Path) {
  const left = Math.ceil(frame.west * tile.world - tile.left)
  const top = Math.ceil(frame.north * tile.world - tile.top)
  const right = Math.floor(frame.east * tile.world - tile.left)
  const bottom = Math.floor(frame.south * tile.world - tile.top)
  context.beginPath()
  context.rect(left, top, right - left, bottom - top)
  context.clip()
}

/** One canvas path of everything that touches the tile; rings are filled even-odd, so holes need no special case. */
function trace(tile: Tile, paths: readonly Path[], close = true): Path2D {
  const traced = new Path2D()
  for (const path of paths) {
    if (!isVisible(tile, path)) continue
    const { points } = path
    for (let i = 0; i < points.length; i += 2) {
      const x = required(points[i]) * tile.world - tile.left
      const y = required(points[i + 1]) * tile.world - tile.top
      if (i === 0) traced.moveTo(x, y)
      else traced.lineTo(x, y)
    }
    if (close) traced.closePath()
  }
  return traced
}

/** Half of the widest road. */
const MARGIN_PX = 5

function isVisible(tile: Tile, path: Path): boolean {
  const { left, top, size, world } = tile
  return (
    path.east * world >= left - MARGIN_PX &&
    path.west * world <= left + size + MARGIN_PX &&
    path.south * world >= top - MARGIN_PX &&
    path.north * world <= top + size + MARGIN_PX
  )
}

function isInside(tile: Tile, frame: Path): boolean {
  const { left, top, size, world } = tile
  return (
    frame.west * world <= left &&
    frame.east * world >= left + size &&
    frame.north * world <= top &&
    frame.south * world >= top + size
  )
}

export function fontOf(label: Label, family: string): string {
  const style = label.kind === 'water' ? 'italic ' : ''
  return `${style}${label.bold ? 650 : 500} ${label.fontPx}px ${family}`
}

export function drawLabels(
  context: CanvasRenderingContext2D,
  tile: Tile,
  labels: readonly PlacedLabel[],
  palette: Palette,
) {
  const box = { left: tile.left, top: tile.top, right: tile.left + tile.size, bottom: tile.top + tile.size }
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const label of labels) if (overlaps(label, box)) drawLabel(context, tile, label, palette)
}

function drawLabel(context: CanvasRenderingContext2D, tile: Tile, label: PlacedLabel, palette: Palette) {
  const [x, y] = [label.centerX - tile.left, label.centerY - tile.top]
  if (label.kind === 'shield') return drawShield(context, label, [x, y], palette)
  const isWater = label.kind === 'water'
  context.font = fontOf(label, palette.font)
  context.strokeStyle = isWater ? palette.water : palette.land
  context.lineWidth = 3
  context.save()
  context.translate(x, y)
  context.rotate(label.angle)
  context.strokeText(label.text, 0, 0)
  context.fillStyle = isWater ? palette.seaName : label.kind === 'town' ? palette.town : palette.quarter
  context.fillText(label.text, 0, 0)
  context.restore()
  if (!label.dot) return
  context.beginPath()
  context.arc(label.pointX - tile.left, label.pointY - tile.top, 2.5, 0, 2 * Math.PI)
  context.fill()
}

/** A road's number in a box. */
function drawShield(
  context: CanvasRenderingContext2D,
  label: PlacedLabel,
  [x, y]: [number, number],
  palette: Palette,
) {
  const width = label.right - label.left - 4
  context.beginPath()
  context.roundRect(x - width / 2, y - 8, width, 16, 4)
  context.fillStyle = palette.land
  context.fill()
  context.strokeStyle = palette.quarter
  context.lineWidth = 1
  context.stroke()
  context.font = fontOf(label, palette.font)
  context.fillStyle = palette.quarter
  context.fillText(label.text, x, y + 0.5)
}
