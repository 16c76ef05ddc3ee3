import type { Box } from '#domain/map/box-grid.ts'
import { type Label, type PlacedLabel, placeLabels } from '#domain/map/map-labels.ts'
import { outsideOf } from '#domain/map/place-pins.ts'
import { type View, zoomOf } from '#domain/map/print-view.ts'
import { BOLD, ITALIC, REGULAR } from '../style.ts'
import type { Doc } from '../tagged.ts'
import { MAP_COLORS } from './map-colors.ts'

/** A name whose place is nearly in the frame may still stand in it. */
const NEAR_PX = 40
/** Farther out a name that has moved stands in another state: it touches the pin that is on its town, or is left out. */
const STATE_ZOOM = 6.5
const TOUCHING = [0, -1, 3]

interface Names {
  labels: readonly Label[]
  /** In px of the frame. */
  covered: readonly Box[]
}

/** Names of places, waters and numbered roads where there is room: none covers a pin, or sticks out of the frame. */
export function drawNames(doc: Doc, view: View, names: Names): void {
  for (const label of placeNames(doc, view, names)) {
    const at = { x: label.centerX - view.left, y: label.centerY - view.top }
    if (label.kind === 'shield') drawShield(doc, label, at)
    else drawName(doc, view, { label, ...at })
  }
}

/** Where the names of large towns would stand, in px of the frame: many pins leave them room. */
export function listTownBoxes(doc: Doc, view: View, names: Names): Box[] {
  const towns = placeNames(doc, view, names).filter(({ kind, bold }) => kind === 'town' && bold)
  return towns.map((box) => shift(box, { x: -view.left, y: -view.top }))
}

function placeNames(doc: Doc, view: View, { labels, covered }: Names): PlacedLabel[] {
  return placeLabels(
    labels.filter((label) => isNear(view, label)),
    zoomOf(view),
    {
      measure: (label) => doc.font(fontOf(label)).fontSize(label.fontPx).widthOfString(label.text),
      ...(zoomOf(view) < STATE_ZOOM && { shifts: TOUCHING }),
      covered: [...covered, ...outsideOf(view)].map((box) => shift(box, { x: view.left, y: view.top })),
    },
  )
}

function shift({ left, top, right, bottom }: Box, by: At): Box {
  return { left: left + by.x, top: top + by.y, right: right + by.x, bottom: bottom + by.y }
}

function isNear({ left, top, width, height, world }: View, { x, y }: Label): boolean {
  const [atX, atY] = [x * world - left, y * world - top]
  return atX > -NEAR_PX && atX < width + NEAR_PX && atY > -NEAR_PX && atY < height + NEAR_PX
}

function fontOf({ kind, bold }: Label): string {
  return kind === 'water' ? ITALIC : bold ? BOLD : REGULAR
}

interface At {
  x: number
  y: number
}

function drawName(doc: Doc, view: View, { label, x, y }: At & { label: PlacedLabel }): void {
  const isWater = label.kind === 'water'
  const color = isWater ? 'seaName' : label.kind === 'town' ? 'town' : 'quarter'
  doc
    .lineWidth(2.6)
    .lineJoin('round')
    .strokeColor(isWater ? MAP_COLORS.water : MAP_COLORS.land)
  writeMiddle(doc, label, { x, y, isHalo: true })
  doc.fillColor(MAP_COLORS[color])
  writeMiddle(doc, label, { x, y })
  if (label.dot) doc.circle(label.pointX - view.left, label.pointY - view.top, 2.5).fill(MAP_COLORS[color])
}

/** A road's number in a box. */
function drawShield(doc: Doc, label: PlacedLabel, { x, y }: At): void {
  const width = label.right - label.left - 4
  doc
    .lineWidth(1)
    .roundedRect(x - width / 2, y - 8, width, 16, 4)
    .fillAndStroke(MAP_COLORS.land, MAP_COLORS.quarter)
  doc.fillColor(MAP_COLORS.quarter)
  writeMiddle(doc, label, { x, y })
}

/** Text around a point, in the color that is set. */
function writeMiddle(
  doc: Doc,
  label: PlacedLabel,
  { x, y, isHalo = false }: At & { isHalo?: boolean },
): void {
  doc.font(fontOf(label)).fontSize(label.fontPx)
  const width = doc.widthOfString(label.text)
  doc.text(label.text, x - width / 2, y, {
    baseline: 'middle',
    lineBreak: false,
    ...(isHalo && { stroke: true, fill: false }),
  })
}
