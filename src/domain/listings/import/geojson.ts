import type { RawRow } from './csv.ts'
import { type Geometry, representativePoint } from './geometry.ts'
import { IMPORT_LIMITS } from './limits.ts'

/** Column names for a feature's geometry, unlikely to clash with a property. */
export const GEOMETRY_COLUMNS = ['geometry latitude', 'geometry longitude'] as const

/** One feature: its properties flattened to text (`a.b` for nested ones), keys unchanged. */
export interface FeatureRow {
  line: number
  properties: Map<string, string>
  problem?: string
}

const [QUOTE, BACKSLASH, NEWLINE, OPEN_BRACE, CLOSE_BRACE, OPEN_LIST, CLOSE_LIST] = [
  34, 92, 10, 123, 125, 91, 93,
]

/** Where objects stand: one after the other, in a list, or in the list of features of an object. */
const LEVELS = { lines: 1, list: 2, features: 3 } as const
type ObjectPlace = keyof typeof LEVELS

/** Streaming scanner that extracts the objects of a file, so that no file is held in memory as a whole. */
class ObjectScanner {
  #level: number
  #inside: boolean
  #depth = 0
  #inString = false
  #escaped = false
  #key = ''
  #line = 1
  #startLine = 1
  #pending = ''

  constructor(place: ObjectPlace) {
    this.#level = LEVELS[place]
    this.#inside = place !== 'features'
  }

  push(chunk: string): { line: number; text: string }[] {
    const features: { line: number; text: string }[] = []
    let from = 0
    for (let i = 0; i < chunk.length; i++) {
      const code = chunk.charCodeAt(i)
      if (code === NEWLINE) this.#line += 1
      if (this.#inString) {
        this.#readString(code)
        continue
      }
      if (code === QUOTE) {
        this.#inString = true
        if (this.#depth === 1) this.#key = ''
      } else if (code === OPEN_BRACE || code === OPEN_LIST) {
        if (this.#depth === 1 && this.#level === LEVELS.features)
          this.#inside = code === OPEN_LIST && this.#key === 'features'
        this.#depth += 1
        if (this.#inside && this.#depth === this.#level) {
          from = i
          this.#startLine = this.#line
          this.#pending = ''
        }
      } else if (code === CLOSE_BRACE || code === CLOSE_LIST) {
        this.#depth -= 1
        if (this.#inside && this.#depth === this.#level - 1) {
          features.push({ line: this.#startLine, text: this.#pending + chunk.slice(from, i + 1) })
          this.#pending = ''
        }
      }
    }
    if (this.#inside && this.#depth >= this.#level) this.#pending += chunk.slice(from)
    return features
  }

  /** Text of an object truncated by the end of the file. */
  rest(): { line: number; text: string } | undefined {
    return this.#pending ? { line: this.#startLine, text: this.#pending } : undefined
  }

  #readString(code: number): void {
    if (this.#escaped) this.#escaped = false
    else if (code === BACKSLASH) this.#escaped = true
    else if (code === QUOTE) this.#inString = false
    else if (this.#depth === 1 && this.#key.length < 40) this.#key += String.fromCharCode(code)
  }
}

/** Features of a GeoJSON FeatureCollection, one by one, each with its first line. Broken ones carry a problem. */
export async function* readFeatures(chunks: AsyncIterable<string>): AsyncGenerator<FeatureRow> {
  for await (const { line, text, isCut } of readObjects(chunks, 'features')) {
    if (isCut) yield { line, properties: new Map(), problem: 'The file ends in the middle of this feature.' }
    else yield toFeatureRow(line, text)
  }
}

/** Rows of a JSON list or of JSON lines, an object each, flattened as the properties of a feature are. */
export async function* readJsonRows(
  chunks: AsyncIterable<string>,
  place: 'lines' | 'list',
): AsyncGenerator<FeatureRow> {
  for await (const { line, text, isCut } of readObjects(chunks, place)) {
    if (isCut) yield { line, properties: new Map(), problem: 'The file ends in the middle of this row.' }
    else yield toJsonRow(line, text)
  }
}

interface ScannedObject {
  line: number
  text: string
  isCut: boolean
}

async function* readObjects(
  chunks: AsyncIterable<string>,
  place: ObjectPlace,
): AsyncGenerator<ScannedObject> {
  const scanner = new ObjectScanner(place)
  for await (const chunk of chunks) {
    for (const object of scanner.push(chunk)) yield { ...object, isCut: false }
    if ((scanner.rest()?.text.length ?? 0) > IMPORT_LIMITS.record * 4) break
  }
  const rest = scanner.rest()
  if (rest) yield { ...rest, isCut: true }
}

function toJsonRow(line: number, text: string): FeatureRow {
  const properties = new Map<string, string>()
  try {
    const row: unknown = JSON.parse(text)
    if (!isObject(row)) return { line, properties, problem: 'This row is not an object of columns.' }
    for (const [key, value] of Object.entries(row)) flatten(key, value, properties)
    return { line, properties }
  } catch {
    return { line, properties: new Map(), problem: 'This row is not valid JSON.' }
  }
}

function toFeatureRow(line: number, text: string): FeatureRow {
  try {
    const feature: unknown = JSON.parse(text)
    if (!isObject(feature)) return { line, properties: new Map(), problem: 'This is not a feature.' }
    const properties = new Map<string, string>()
    if (feature.id !== undefined) flatten('id', feature.id, properties)
    if (isObject(feature.properties))
      for (const [key, value] of Object.entries(feature.properties)) flatten(key, value, properties)
    const point = representativePoint(feature.geometry as Geometry | null)
    properties.set(GEOMETRY_COLUMNS[0], point ? String(point.lat) : '')
    properties.set(GEOMETRY_COLUMNS[1], point ? String(point.lng) : '')
    return { line, properties }
  } catch {
    return { line, properties: new Map(), problem: 'This feature is not valid JSON.' }
  }
}

function flatten(key: string, value: unknown, into: Map<string, string>): void {
  if (isObject(value))
    for (const [inner, item] of Object.entries(value)) flatten(`${key}.${inner}`, item, into)
  else if (Array.isArray(value))
    into.set(key, value.map((item) => (isObject(item) ? JSON.stringify(item) : item)).join('; '))
  else into.set(key, value === null || value === undefined ? '' : String(value))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Maps properties to columns, case-insensitively: writers mix `Team` and `team`. */
export function toCells(feature: FeatureRow, columns: readonly string[]): RawRow {
  const byKey = new Map([...feature.properties].map(([key, value]) => [key.toLowerCase(), value]))
  const cells = columns.map((column) => byKey.get(column.toLowerCase()) ?? '')
  return { line: feature.line, cells, ...(feature.problem ? { problem: feature.problem } : {}) }
}

/** Degrees on the ellipsoid of the world or, a meter apart, of North America. */
const DEGREES =
  /CRS:?:?84|EPSG(?::{1,2}(?:[\d.]*:)?|\/)(?:4326|4269|4979)\b|^(?:4326|4269|4979)$|WGS ?_?(?:19)?84|North_American_1983/i
const MAX_HEAD = 20_000

/** Its name, wherever it is nested. */
const SYSTEM_NAME = /"(?:name|href|code)" {0,4}: {0,4}"?([^"}]{1,80})/
const SYSTEM = /"crs"\s{0,8}:\s{0,8}\{/
const MAX_SYSTEM = 600

/** The name of the system that a file declares when it is not one of degrees; it stands above the features. */
export function findForeignSystem(head: string): string | undefined {
  // a property of a feature may be called the same
  const [above = ''] = head.slice(0, MAX_HEAD).split('"features"', 1)
  const at = above.search(SYSTEM)
  const declared = at < 0 ? undefined : SYSTEM_NAME.exec(above.slice(at, at + MAX_SYSTEM))?.[1]?.trim()
  return declared === undefined || DEGREES.test(declared) ? undefined : declared
}
