import type { LatLng } from '../geo.ts'
import { required } from '../required.ts'
import { type Box, type BoxGrid, createBoxGrid, overlaps } from './box-grid.ts'
import { toLetters, writeNumbers } from './number-runs.ts'
import { toFrame, type View } from './print-view.ts'
import { project } from './shapes.ts'

/** An item of a numbered list at its place. */
export interface NumberedPlace {
  number: number
  point: LatLng
  /** Only the middle of its town is known. */
  isRough: boolean
}

/** A place on a printed map, in px of the frame, and the label with its numbers: upon it, or beside it with a line to it. */
export interface PrintPin {
  /** Its numbers; a letter where they would be too long, which a legend explains. */
  label: string
  isLetter: boolean
  numbers: readonly number[]
  isRough: boolean
  x: number
  y: number
  /** Of the label. */
  box: Box
  isBeside: boolean
}

export interface PinLooks {
  /** Height of a label, px. */
  height: number
  /** Width of its text, px. */
  measure: (text: string) => number
  /** Kept free, in px of the frame. */
  kept: readonly Box[]
}

/** Places that are nearer than this on paper are one pin, px: about 2 mm. */
const TOGETHER_PX = 8
const LONGEST = 11
const DOT_PX = 3
const SIDE_PX = 5
/** Where a label may stand beside its place: so far from it, in so many directions. */
const DISTANCES_PX = [4, 10, 18, 28, 40, 54, 70]
const DIRECTIONS = 16
const PIECE_PX = 3
/** Farther than anything in a frame. */
const FAR_PX = 2000

/** Every number has one pin, and no label covers another label, the place of another or the line to it; no lines cross. */
export function placePins(view: View, places: readonly NumberedPlace[], looks: PinLooks): PrintPin[] {
  for (let groups = groupNear(view, places); ; ) {
    const placed = tryPlace(view, groups, looks)
    if ('pins' in placed) return placed.pins
    groups = joinNearest(groups, placed.stuck)
  }
}

interface Group extends Pick<PrintPin, 'x' | 'y' | 'isRough'> {
  numbers: number[]
}

function groupNear(view: View, places: readonly NumberedPlace[]): Group[] {
  const groups: Group[] = []
  for (const { number, point, isRough } of places) {
    const { x, y } = toFrame(view, project(point.lat, point.lng))
    const near = groups.find(
      (group) => group.isRough === isRough && Math.hypot(group.x - x, group.y - y) < TOGETHER_PX,
    )
    if (near) near.numbers.push(number)
    else groups.push({ x, y, isRough, numbers: [number] })
  }
  return groups
}

/** What finds no room is drawn together with its neighbor; rough with exact only where there is no other. */
function joinNearest(groups: readonly Group[], stuck: Group): Group[] {
  const others = groups.filter((group) => group !== stuck)
  const far = ({ x, y, isRough }: Group) =>
    Math.hypot(x - stuck.x, y - stuck.y) + (isRough === stuck.isRough ? 0 : FAR_PX)
  const into = others.reduce((nearest, group) => (far(group) < far(nearest) ? group : nearest))
  const numbers = [...into.numbers, ...stuck.numbers].sort((a, b) => a - b)
  const joined = { ...into, numbers, isRough: into.isRough && stuck.isRough }
  return others.map((group) => (group === into ? joined : group))
}

function tryPlace(
  view: View,
  groups: readonly Group[],
  looks: PinLooks,
): { pins: PrintPin[] } | { stuck: Group } {
  const labels = nameGroups(groups)
  const dots = groups.map(({ x, y }) => around(x, y, { width: 2 * DOT_PX, height: 2 * DOT_PX }))
  const taken = createBoxGrid([...looks.kept, ...outsideOf(view)])
  const sizes = labels.map((label) => ({
    width: Math.max(looks.height, looks.measure(label) + 2 * SIDE_PX),
    height: looks.height,
  }))
  // labels, and lines to them, in short pieces
  const drawn = createBoxGrid([])
  const boxes = new Map<number, Box>()
  const take = (at: number, box: Box, line: readonly Box[] = []) => {
    boxes.set(at, box)
    for (const one of [box, ...line]) {
      taken.add(one)
      drawn.add(one)
    }
  }
  const home = groups.map(({ x, y }, at) => around(x, y, required(sizes[at])))
  for (const [at, box] of home.entries()) {
    const isAlone = !dots.some((dot, other) => other !== at && overlaps(dot, box))
    if (groups.length === 1 || (isAlone && taken.isFree(box))) take(at, box)
  }
  for (const dot of dots) taken.add(dot)
  for (const [at, group] of groups.entries()) {
    if (boxes.has(at)) continue
    const found = findBeside(group, { size: required(sizes[at]), groups, taken, drawn })
    if (!found) return { stuck: group }
    take(at, found.box, found.line)
  }
  const pins = groups.map((group, at) => {
    const label = required(labels[at])
    const box = required(boxes.get(at))
    return { ...group, label, isLetter: /^[A-Z]/.test(label), box, isBeside: box !== home[at] }
  })
  return { pins }
}

function nameGroups(groups: readonly Group[]): string[] {
  let letters = 0
  return groups.map(({ numbers }) => {
    const label = writeNumbers(numbers)
    return label.length > LONGEST ? toLetters(letters++) : label
  })
}

interface Beside {
  size: { width: number; height: number }
  groups: readonly Group[]
  taken: BoxGrid
  drawn: BoxGrid
}

/** The nearest room, first away from the neighbors. */
function findBeside(
  { x, y }: Group,
  { size, groups, taken, drawn }: Beside,
): { box: Box; line: Box[] } | undefined {
  const near = groups.filter((other) => Math.hypot(other.x - x, other.y - y) < 60)
  const middle = (axis: 'x' | 'y') => near.reduce((sum, other) => sum + other[axis], 0) / near.length
  const away = Math.atan2(y - middle('y'), x - middle('x'))
  for (const distance of DISTANCES_PX)
    for (let step = 0; step < DIRECTIONS; step++) {
      const turn = (Math.ceil(step / 2) * (step % 2 === 0 ? 1 : -1) * 2 * Math.PI) / DIRECTIONS
      const [dx, dy] = [Math.cos(away + turn), Math.sin(away + turn)]
      const reach = { x: size.width / 2 + DOT_PX + distance, y: size.height / 2 + DOT_PX + distance }
      const box = around(x + dx * reach.x, y + dy * reach.y, size)
      if (!taken.isFree(box)) continue
      const line = lineTo(box, { x, y })
      if (line.every(drawn.isFree)) return { box, line }
    }
  return undefined
}

/** Pieces of the line from a place to the label beside it. */
function lineTo(box: Box, from: { x: number; y: number }): Box[] {
  const to = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  const pieces = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / PIECE_PX)
  const size = { width: PIECE_PX, height: PIECE_PX }
  const dot = around(from.x, from.y, { width: 2 * DOT_PX, height: 2 * DOT_PX })
  return Array.from({ length: pieces }, (_, at) => {
    const share = at / pieces
    return around(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, size)
  }).filter((piece) => !overlaps(piece, box) && !overlaps(piece, dot))
}

/** What the dot of a place covers, in px of the frame. */
export function boxOfPlace(view: View, { lat, lng }: LatLng): Box {
  const { x, y } = toFrame(view, project(lat, lng))
  return around(x, y, { width: 2 * DOT_PX, height: 2 * DOT_PX })
}

function around(x: number, y: number, { width, height }: { width: number; height: number }): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

/** What no label may stick out to. */
export function outsideOf({ width, height }: Pick<View, 'width' | 'height'>): Box[] {
  const far = 200
  return [
    { left: -far, top: -far, right: 1, bottom: height + far },
    { left: width - 1, top: -far, right: width + far, bottom: height + far },
    { left: -far, top: -far, right: width + far, bottom: 1 },
    { left: -far, top: height - 1, right: width + far, bottom: height + far },
  ]
}
