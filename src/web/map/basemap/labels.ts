import type { BasemapData, NameRow } from './basemap-data.ts'
import { REGION_BOX } from './basemap-data.ts'
import { project } from './shapes.ts'
import { STATE_LABELS, WATER_NAMES, type ZoomedName } from './water-names.ts'

export type LabelKind = 'town' | 'quarter' | 'water' | 'state'

export interface Label {
  text: string
  kind: LabelKind
  /** Position on the unit square. */
  x: number
  y: number
  fontPx: number
  bold: boolean
  dot: boolean
  from: number
  to: number
}

/** A placed label in the world pixels of one zoom; `x`, `y` is the middle of the text. */
export interface PlacedLabel extends Label {
  left: number
  top: number
  right: number
  bottom: number
  centerX: number
  centerY: number
  /** The location itself, where the dot is drawn. */
  pointX: number
  pointY: number
}

/** Minimum population of a town to be shown, per zoom of the region. */
const TOWN_ZOOMS: readonly (readonly [population: number, zoom: number])[] = [
  [190_000, 7],
  [80_000, 8],
  [36_000, 9],
  [18_000, 10],
  [7_500, 11],
  [0, 12],
]
/** Towns more important than their population: a capital, a county seat on the water, ferry towns. */
const PROMOTED: Readonly<Record<string, number>> = {
  Olympia: 7,
  Everett: 8,
  Bremerton: 8,
  'Port Townsend': 9,
  Anacortes: 9,
  'Gig Harbor': 10,
}
const DOT_UNTIL_ZOOM = 11
const LAST_TOWN_ZOOM = 14
const QUARTER_ZOOM = 12
const LAST_QUARTER_ZOOM = 17

/** All labels the map may show, most important first. */
export function listLabels({ names }: BasemapData): Label[] {
  const { west, south, east, north } = REGION_BOX
  const isHere = ([, lat, lng]: NameRow) => lat > south && lat < north && lng > west && lng < east
  const towns = names.towns.map((row) => (isHere(row) ? toTown(row) : toCity(row)))
  const quarters = names.quarters.toSorted((a, b) => b[3] - a[3]).map(toQuarter)
  return [
    ...STATE_LABELS.map(toState),
    ...towns.toSorted((a, b) => a.from - b.from),
    ...WATER_NAMES.map(toWater),
    ...quarters,
  ]
}

function toTown([text, lat, lng, population]: NameRow): Label {
  const from = PROMOTED[text] ?? TOWN_ZOOMS.find(([least]) => population >= least)?.[1] ?? 12
  const fontPx = population >= 80_000 ? 15 : population >= 18_000 || from < 10 ? 13 : 12
  return {
    text,
    kind: 'town',
    ...project(lat, lng),
    fontPx,
    bold: population >= 80_000 || from < 8,
    dot: true,
    from,
    to: LAST_TOWN_ZOOM,
  }
}

function toCity([text, lat, lng, population]: NameRow): Label {
  const from = population >= 1_500_000 ? 4 : population >= 600_000 ? 5 : population >= 350_000 ? 6 : 7
  return {
    text,
    kind: 'town',
    ...project(lat, lng),
    fontPx: 12,
    bold: population >= 600_000,
    dot: true,
    from,
    to: 12,
  }
}

function toQuarter([text, lat, lng, rank]: NameRow): Label {
  const from = rank >= 5 ? QUARTER_ZOOM : QUARTER_ZOOM + 1
  return {
    text,
    kind: 'quarter',
    ...project(lat, lng),
    fontPx: 12,
    bold: false,
    dot: false,
    from,
    to: LAST_QUARTER_ZOOM,
  }
}

function toWater([text, lat, lng, from, to]: ZoomedName): Label {
  return { text, kind: 'water', ...project(lat, lng), fontPx: 12, bold: false, dot: false, from, to }
}

function toState([text, lat, lng, from, to]: ZoomedName): Label {
  return {
    text: text.toUpperCase(),
    kind: 'state',
    ...project(lat, lng),
    fontPx: 11,
    bold: true,
    dot: false,
    from,
    to,
  }
}

const PADDING_PX = 4
const DOT_GAP_PX = 10

/** Label collision: the labels of one zoom that do not overlap. The same for every tile, so that none is cut in two. */
export function placeLabels(
  labels: readonly Label[],
  zoom: number,
  measure: (label: Label) => number,
): PlacedLabel[] {
  const size = 256 * 2 ** zoom
  const placed: PlacedLabel[] = []
  for (const label of labels) {
    if (zoom < label.from || zoom > label.to) continue
    const [pointX, pointY] = [label.x * size, label.y * size]
    const dot = label.dot && zoom <= DOT_UNTIL_ZOOM
    const centerY = dot ? pointY - DOT_GAP_PX - 1 : pointY
    const half = measure(label) / 2 + PADDING_PX
    const candidate = {
      ...label,
      dot,
      pointX,
      pointY,
      centerX: pointX,
      centerY,
      left: pointX - half,
      right: pointX + half,
      top: centerY - label.fontPx / 2 - PADDING_PX,
      bottom: (dot ? pointY : centerY + label.fontPx / 2) + PADDING_PX,
    }
    if (!placed.some((other) => overlaps(candidate, other))) placed.push(candidate)
  }
  return placed
}

type Box = Pick<PlacedLabel, 'left' | 'top' | 'right' | 'bottom'>

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
