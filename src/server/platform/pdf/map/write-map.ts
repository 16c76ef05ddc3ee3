import type { LatLng } from '#domain/geo.ts'
import type { Box } from '#domain/map/box-grid.ts'
import { captionMap, describeMap, type NamedItem } from '#domain/map/map-words.ts'
import { boxOfPlace, placePins } from '#domain/map/place-pins.ts'
import { fitView, isInRegion, isOnBasemap, type View } from '#domain/map/print-view.ts'
import { write } from '../parts.ts'
import { MARGIN, REGULAR, RULE, SOFT } from '../style.ts'
import type { Doc } from '../tagged.ts'
import { drawGround } from './draw-ground.ts'
import { drawNames, listTownBoxes } from './draw-names.ts'
import { drawLines, drawPins, isCrowded, pinLooks } from './draw-pins.ts'
import { type Ground, loadGround } from './load-ground.ts'
import { MAP_COLORS } from './map-colors.ts'

/** In px, as the web map is drawn: its names and roads are as large here beside each other as there. */
const WIDTH_PX = 780
/** 16:9, and 4:3 for many. */
const HEIGHTS_PX = { few: 440, many: 585 }
const FEW = 8
const ATTRIBUTION = '© OpenStreetMap contributors (openstreetmap.org/copyright), GeoNames'
const ATTRIBUTION_PX = 9.5
const RADIUS_PX = 8

/** An item of a list, in its order; numbered from 1. */
export interface MapItem extends Pick<NamedItem, 'name' | 'place'> {
  /** Null: it has no place on a map. */
  point: LatLng | null
  isRough: boolean
}

interface Placed extends NamedItem {
  point: LatLng
}

export interface MapPart {
  noun: 'face' | 'space'
  shown: Placed[]
  left: NamedItem[]
  view: View
  ground: Ground
}

/** A map of a list. @returns null: nothing of it has a place on the bundled basemap */
export async function prepareMap(noun: MapPart['noun'], items: readonly MapItem[]): Promise<MapPart | null> {
  const shown: Placed[] = []
  const left: NamedItem[] = []
  for (const [at, { point, ...item }] of items.entries()) {
    const named = { ...item, number: at + 1 }
    if (point && isOnBasemap(point)) shown.push({ ...named, point })
    else left.push(named)
  }
  const view = fitView(
    shown.map(({ point }) => point),
    { width: WIDTH_PX, height: HEIGHTS_PX[shown.length > FEW ? 'many' : 'few'] },
  )
  return view && { noun, shown, left, view, ground: await loadGround(!isInRegion(view)) }
}

/** The map as wide as the text, with its words: a figure of lines and letters, no picture. */
export function writeMap(doc: Doc, part: MapPart): void {
  const { view, shown, ground } = part
  const { labels } = ground.region
  const width = doc.page.width - 2 * MARGIN
  const scale = width / view.width
  const height = view.height * scale
  if (doc.y + height + 40 > doc.page.maxY()) doc.addPage()
  const top = doc.y
  const looks = pinLooks(doc, shown.length)
  const attribution = attributionBox(doc, view)
  const kept = [attribution, ...shown.map(({ point }) => boxOfPlace(view, point))]
  const towns = isCrowded(shown.length) ? listTownBoxes(doc, view, { labels, covered: kept }) : []
  const pins = placePins(view, shown, { ...looks, kept: [attribution, ...towns] })
  doc.picture(describeMap(part), () => {
    doc.save().translate(MARGIN, top).scale(scale)
    doc.roundedRect(0, 0, view.width, view.height, RADIUS_PX).clip()
    drawGround(doc, view, ground)
    drawLines(doc, pins)
    drawNames(doc, view, { labels, covered: [...kept, ...pins.map(({ box }) => box)] })
    drawPins(doc, pins, looks.fontPx)
    writeAttribution(doc, attribution)
    doc.restore()
    doc
      .roundedRect(MARGIN, top, width, height, RADIUS_PX * scale)
      .lineWidth(0.75)
      .stroke(RULE)
  })
  doc.x = MARGIN
  doc.y = top + height + 6
  write(doc, captionMap(part, pins), { size: 8.5, color: SOFT })
  doc.moveDown(0.8)
}

/** "3 · A-12": an item with its number on the map; without a map there is nothing to number for. */
export function nameItem(map: MapPart | null, at: number, name: string): string {
  return map ? `${at + 1} · ${name}` : name
}

function attributionBox(doc: Doc, view: View): Box {
  const width = doc.font(REGULAR).fontSize(ATTRIBUTION_PX).widthOfString(ATTRIBUTION) + 12
  return { left: view.width - width, top: view.height - 16, right: view.width, bottom: view.height }
}

function writeAttribution(doc: Doc, { left, top, right, bottom }: Box): void {
  doc.rect(left, top, right - left, bottom - top).fill(MAP_COLORS.land)
  doc.font(REGULAR).fontSize(ATTRIBUTION_PX).fillColor(MAP_COLORS.quarter)
  doc.text(ATTRIBUTION, left + 6, (top + bottom) / 2, { baseline: 'middle', lineBreak: false })
}
