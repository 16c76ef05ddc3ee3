import { distanceKm, distanceToNearest, KM_PER_DEGREE, type LatLng } from '#domain/geo.ts'
import { required } from '#domain/required.ts'
import type { AdType, Venue } from '#domain/vocabulary.ts'
import type { Catchments, Cells } from './problem.ts'

/** How far from a space its people come from, in km. Placard's own choice. */
export const CATCHMENT_KM = { indoor: 3, street: 5, road: 15, region: 40 } as const
export type Catchment = keyof typeof CATCHMENT_KM
const CATCHMENTS = Object.keys(CATCHMENT_KM) as Catchment[]

/** Cells that a space spreads over, at most. */
const MAX_CELLS = 16
/** Nobody counts for nothing: what is nearer still counts more than what is far. */
const LEAST_HALVES = 10
/** Squares a side of the table of nearest cells. */
const TABLE_SIDE = 128

/** A place that stands for the people around it, more than 0. */
export interface PeoplePoint extends LatLng {
  people: number
}

/** A medium says how far it is seen or heard, a venue that one has to be there. */
export function catchmentOf(adType: AdType, venue: Venue | null): Catchment {
  if (adType === 'radio' || adType === 'print' || adType === 'social') return 'region'
  if (adType === 'event' || venue === null) return 'road'
  return venue === 'transit' ? 'street' : 'indoor'
}

/** Of points around shops: whole within `km` of one, and half as much with each further `km`. */
interface Shops {
  points: readonly LatLng[]
  km: number
}

export function toCells(points: readonly PeoplePoint[], shops?: Shops): Cells {
  return {
    people: Float64Array.from(points, ({ people }) => people),
    weights: Float64Array.from(points, (point) => (shops ? weightNear(point, shops) : 1)),
  }
}

function weightNear(point: LatLng, { points, km }: Shops): number {
  const farther = Math.max(0, distanceToNearest(point, points) - km)
  return 2 ** -Math.min(LEAST_HALVES, farther / km)
}

/**
 * Spreads spaces over cells: those of one nearest cell and one catchment share a vector. Within the catchment a cell gets
 * contacts by its people, fewer the farther it is, none at its edge.
 */
export class Spread {
  readonly #points: readonly PeoplePoint[]
  readonly #table: NearestTable
  /** By nearest cell and catchment: the number of its vector, once one is needed. */
  readonly #numbers: Int32Array
  readonly #starts = [0]
  readonly #cells: number[] = []
  readonly #rates: number[] = []

  constructor(points: readonly PeoplePoint[]) {
    this.#points = points
    this.#table = new NearestTable(points)
    this.#numbers = new Int32Array(points.length * CATCHMENTS.length).fill(-1)
  }

  /** The number of a space's vector. */
  vectorOf(at: LatLng, catchment: Catchment): number {
    const cell = this.#table.find(at.lat, at.lng)
    const key = cell * CATCHMENTS.length + CATCHMENTS.indexOf(catchment)
    const known = required(this.#numbers[key])
    if (known >= 0) return known
    const number = this.#starts.length - 1
    this.#numbers[key] = number
    this.#addVector(cell, CATCHMENT_KM[catchment])
    return number
  }

  #addVector(center: number, km: number): void {
    const from = required(this.#points[center])
    const near = this.#points
      .map((point, cell) => ({ cell, people: point.people, share: 1 - distanceKm(from, point) / km }))
      .filter(({ share }) => share > 0)
      .map(({ cell, people, share }) => ({ cell, people, weight: people * share }))
      .sort((a, b) => b.weight - a.weight || a.cell - b.cell)
      .slice(0, MAX_CELLS)
    const sum = near.reduce((total, { weight }) => total + weight, 0)
    for (const { cell, people, weight } of near) {
      this.#cells.push(cell)
      this.#rates.push(weight / sum / people)
    }
    this.#starts.push(this.#cells.length)
  }

  get catchments(): Catchments {
    return {
      starts: Int32Array.from(this.#starts),
      cells: Int32Array.from(this.#cells),
      rates: Float64Array.from(this.#rates),
    }
  }
}

/** The cell nearest to the middle of each square of a grid over all cells: a space is read off, not measured. */
class NearestTable {
  readonly #south: number
  readonly #west: number
  /** Degrees. */
  readonly #height: number
  readonly #width: number
  readonly #nearest: Int32Array

  constructor(points: readonly PeoplePoint[]) {
    const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
    const margin = CATCHMENT_KM.street / KM_PER_DEGREE
    this.#south = Math.min(...lats) - margin
    this.#west = Math.min(...lngs) - margin
    this.#height = (Math.max(...lats) + margin - this.#south) / TABLE_SIDE
    this.#width = (Math.max(...lngs) + margin - this.#west) / TABLE_SIDE
    this.#nearest = Int32Array.from({ length: TABLE_SIDE * TABLE_SIDE }, (_, at) =>
      findNearest(points, {
        lat: this.#south + (Math.floor(at / TABLE_SIDE) + 0.5) * this.#height,
        lng: this.#west + ((at % TABLE_SIDE) + 0.5) * this.#width,
      }),
    )
  }

  find(lat: number, lng: number): number {
    const row = clampSquare((lat - this.#south) / this.#height)
    return required(this.#nearest[row * TABLE_SIDE + clampSquare((lng - this.#west) / this.#width)])
  }
}

function clampSquare(at: number): number {
  return Math.max(0, Math.min(TABLE_SIDE - 1, Math.floor(at)))
}

/** On a plane: a city is small beside the globe. */
function findNearest(points: readonly PeoplePoint[], { lat, lng }: LatLng): number {
  const shrink = Math.cos((lat * Math.PI) / 180)
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (let cell = 0; cell < points.length; cell++) {
    const point = required(points[cell])
    const squared = (point.lat - lat) ** 2 + ((point.lng - lng) * shrink) ** 2
    if (squared < least) [nearest, least] = [cell, squared]
  }
  return nearest
}
