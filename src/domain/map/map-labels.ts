import { type Box, createBoxGrid } from './box-grid.ts'
import type { BasemapData, NameRow } from './region.ts'
import { REGION_BOX } from './region.ts'
import { listRoadNames, type RoadName } from './roads.ts'
import { project } from './shapes.ts'
import { STATE_LABELS, WATER_NAMES, type ZoomedName } from './water-names.ts'

export type LabelKind = 'town' | 'quarter' | 'water' | 'state' | 'shield' | 'street'

export interface Label {
  text: string
  kind: LabelKind
  /** Position on the unit square. */
  x: number
  y: number
  fontPx: number
  bold: boolean
  dot: boolean
  /** Radians; 0 but for streets. */
  angle: number
  /** Length of what the text must not outrun, on the unit square. */
  run?: number
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
const LAST_ROAD_ZOOM = 19

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
    ...listRoadNames().map(toRoadLabel),
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
    angle: 0,
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
    angle: 0,
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
    angle: 0,
    from,
    to: LAST_QUARTER_ZOOM,
  }
}

function toWater([text, lat, lng, from, to]: ZoomedName): Label {
  return {
    text,
    kind: 'water',
    ...project(lat, lng),
    fontPx: 12,
    bold: false,
    dot: false,
    angle: 0,
    from,
    to,
  }
}

function toRoadLabel({ kind, text, x, y, angle, run, from }: RoadName): Label {
  const shield = kind !== 'street'
  return {
    text,
    kind: shield ? 'shield' : 'street',
    x,
    y,
    fontPx: 11,
    bold: shield,
    dot: false,
    angle,
    ...(run !== undefined && { run }),
    from,
    to: LAST_ROAD_ZOOM,
  }
}

function toState([text, lat, lng, from, to]: ZoomedName): Label {
  return {
    text: text.toUpperCase(),
    kind: 'state',
    ...project(lat, lng),
    fontPx: 11,
    bold: true,
    dot: false,
    angle: 0,
    from,
    to,
  }
}

const PADDING_PX = 4
const DOT_GAP_PX = 10

export interface Room {
  /** Width of a label's text in px. */
  measure: (label: Label) => number
  /** Covered by markers, in the world pixels of the zoom: a label moves out of their way, or is left out. */
  covered: readonly Box[]
  /** Where else names of towns may stand, in heights of their text. */
  shifts?: readonly number[]
}

/** Label collision: the labels of one zoom that do not overlap. The same for every tile, so that none is cut in two. */
export function placeLabels(
  labels: readonly Label[],
  zoom: number,
  { measure, covered, shifts = SHIFTS }: Room,
): PlacedLabel[] {
  const size = 256 * 2 ** zoom
  const placed: PlacedLabel[] = []
  const taken = createBoxGrid(covered)
  for (const label of labels) {
    if (zoom < label.from || zoom > label.to) continue
    const width = measure(label)
    if (label.run !== undefined && width > label.run * size) continue
    const found = listPositions(label, { size, zoom, width, shifts }).find(taken.isFree)
    if (!found) continue
    taken.add(found)
    placed.push(found)
  }
  return placed
}

/** Where else a name may stand, in heights of its text above and below: only places have names that may move. */
const SHIFTS = [0, -2, 2, -3.5, 3.5]

function listPositions(
  label: Label,
  { size, zoom, width, shifts }: { size: number; zoom: number; width: number; shifts: readonly number[] },
): PlacedLabel[] {
  const [pointX, pointY] = [label.x * size, label.y * size]
  const dot = label.dot && zoom <= DOT_UNTIL_ZOOM
  const home = dot ? pointY - DOT_GAP_PX - 1 : pointY
  const along = { width: Math.abs(Math.cos(label.angle)), height: Math.abs(Math.sin(label.angle)) }
  const half = (width * along.width + label.fontPx * along.height) / 2 + PADDING_PX
  const tall = (label.fontPx * along.width + width * along.height) / 2
  const mayMove = label.kind === 'town' || label.kind === 'quarter'
  return (mayMove ? shifts : [0]).map((shift) => {
    const centerY = home + shift * label.fontPx
    // a name that has moved away from its dot stands alone
    const hasDot = dot && shift === 0
    return {
      ...label,
      dot: hasDot,
      pointX,
      pointY,
      centerX: pointX,
      centerY,
      left: pointX - half,
      right: pointX + half,
      top: centerY - tall - PADDING_PX,
      bottom: (hasDot ? pointY : centerY + tall) + PADDING_PX,
    }
  })
}
