import { nameColumns } from './columns.ts'
import { type Delimiter, detectDelimiter, type LeftOutKind, type RawRow, readCsv } from './csv.ts'
import { type ByteSource, decodeText, detectEncoding, type Encoding } from './encoding.ts'
import { firstSign } from './file-head.ts'
import { findHeader } from './find-header.ts'
import {
  type FeatureRow,
  findForeignSystem,
  GEOMETRY_COLUMNS,
  readFeatures,
  readJsonRows,
  toCells,
} from './geojson.ts'
import { leftOutKind } from './left-out-lines.ts'
import { IMPORT_LIMITS, InventoryError } from './limits.ts'
import { repairCells, repairLetters } from './repair-letters.ts'

/** An opened file: its format, its columns, and its rows, which can be iterated repeatedly. */
export interface Inventory {
  format: 'csv' | 'geojson' | 'json'
  encoding: Encoding
  delimiter: Delimiter | null
  columns: string[]
  /** What is true of the file as a whole, in sentences. */
  remarks: string[]
  /** Cells of the first valid rows, at most `IMPORT_LIMITS.samples`. */
  samples: string[][]
  /** Rows in file order without blank ones. Ends with one problem row at `IMPORT_LIMITS.rows`. */
  rows: () => AsyncGenerator<RawRow>
}

/**
 * Opens an inventory: CSV (comma, semicolon, tab, pipe), GeoJSON, a JSON list of rows, or JSON lines. Streaming: memory does not
 * grow with the file.
 * @throws InventoryError when the file as a whole is not an inventory.
 */
export async function openInventory(source: ByteSource): Promise<Inventory> {
  const encoding = await detectEncoding(source)
  const open = () => decodeText(source, encoding)
  const head = await readHead(open())
  const first = firstSign(head)
  if (first === '[') return openJson(open, encoding, 'list')
  if (first === '{')
    return isJsonLine(head) ? openJson(open, encoding, 'lines') : openGeoJson(open, encoding, head)
  return openCsv(open, encoding, head)
}

type OpenText = () => AsyncGenerator<string>

async function readHead(text: AsyncGenerator<string>): Promise<string> {
  let head = ''
  for await (const chunk of text) {
    head += chunk
    if (head.length >= 65_536) break
  }
  return head
}

async function openCsv(open: OpenText, encoding: Encoding, head: string): Promise<Inventory> {
  const delimiter = detectDelimiter(head)
  const read = () => readCsv(open(), delimiter)
  const header = await findHeader(read())
  const { names } = header
  if (names.length > IMPORT_LIMITS.columns) throw tooManyColumns(names.length)
  const columns = nameColumns(names.map(repairLetters))
  async function* rows(): AsyncGenerator<RawRow> {
    for await (const row of read()) {
      if (row.line <= header.line || (!row.problem && isBlank(row.cells))) continue
      const checked = checkShape(row, columns)
      const leftOut = leftOutKind(row.cells, header.repeated)
      yield leftOut ? toLeftOut(checked, leftOut) : withLetters(checked)
    }
  }
  return {
    format: 'csv',
    encoding,
    delimiter,
    columns,
    remarks: [],
    samples: await takeSamples(rows()),
    rows: () => limited(rows()),
  }
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}

/** A row with too few cells was truncated, one with too many has an unquoted delimiter: neither can be trusted. */
function checkShape(row: RawRow, columns: readonly string[]): RawRow {
  if (row.problem) return cut(row)
  const { cells } = row
  const long = cells.findIndex((cell) => cell.length > IMPORT_LIMITS.cell)
  if (long >= 0)
    return cut({
      ...row,
      problem: `${columns[long] ?? 'A cell'} is longer than ${IMPORT_LIMITS.cell} characters.`,
    })
  if (cells.length < columns.length)
    return { ...row, problem: `Only ${cells.length} of ${columns.length} cells: the row looks cut off.` }
  if (!isBlank(cells.slice(columns.length)))
    return cut({
      ...row,
      problem: `${cells.length} cells under ${columns.length} columns: a quote may be missing.`,
    })
  return { ...row, cells: cells.slice(0, columns.length) }
}

/** A total that fills a few cells is no row that was cut off. */
function toLeftOut({ line, cells }: RawRow, leftOut: LeftOutKind): RawRow {
  return { line, cells, leftOut }
}

function withLetters(row: RawRow): RawRow {
  const letters = repairCells(row.cells)
  return letters ? { ...row, letters } : row
}

/** Bad rows are kept for display, truncated. */
function cut(row: RawRow): RawRow {
  const cells = row.cells.slice(0, IMPORT_LIMITS.columns).map((cell) => cell.slice(0, IMPORT_LIMITS.cell))
  return { ...row, cells }
}

async function openGeoJson(open: OpenText, encoding: Encoding, head: string): Promise<Inventory> {
  const { columns: found, isCrowded } = await featureColumns(readFeatures(open()))
  if (found.length === 0)
    throw new InventoryError('not-inventory', 'This JSON has no "features" list with entries.')
  const isGeometry = (column: string) => (GEOMETRY_COLUMNS as readonly string[]).includes(column)
  const columns = [...found.filter((column) => !isGeometry(column)), ...GEOMETRY_COLUMNS]
  const system = findForeignSystem(head)
  async function* rows(): AsyncGenerator<RawRow> {
    let number = 0
    for await (const feature of readFeatures(open())) {
      number += 1
      const line = isCrowded ? number : feature.line
      if (system) for (const name of GEOMETRY_COLUMNS) feature.properties.set(name, '')
      yield withLetters(checkShape(toCells({ ...feature, line }, columns), columns))
    }
  }
  return {
    format: 'geojson',
    encoding,
    delimiter: null,
    columns,
    remarks: system ? [`The file gives its places in ${system}, not in degrees: they were left out.`] : [],
    samples: await takeSamples(rows()),
    rows: () => limited(rows()),
  }
}

/** Whether the first line is a whole object that is nothing on a map, and others follow or none: one row a line. */
function isJsonLine(head: string): boolean {
  const text = head.trimStart()
  const [line = ''] = text.split('\n', 1)
  const rest = text.slice(line.length).trimStart()
  if (rest !== '' && !rest.startsWith('{')) return false
  try {
    const row: unknown = JSON.parse(line)
    return typeof row === 'object' && row !== null && !OF_MAPS.some((key) => key in row)
  } catch {
    return false
  }
}

/** GeoJSON and TopoJSON: a collection, a feature, a place. */
const OF_MAPS = ['features', 'geometry', 'geometries', 'coordinates', 'objects']

async function openJson(open: OpenText, encoding: Encoding, nesting: 'lines' | 'list'): Promise<Inventory> {
  const { columns, isCrowded } = await featureColumns(readJsonRows(open(), nesting))
  if (columns.length === 0) throw new InventoryError('not-inventory', 'This JSON holds no rows.')
  async function* rows(): AsyncGenerator<RawRow> {
    let number = 0
    for await (const row of readJsonRows(open(), nesting)) {
      number += 1
      const line = isCrowded ? number : row.line
      yield withLetters(checkShape(toCells({ ...row, line }, columns), columns))
    }
  }
  return {
    format: 'json',
    encoding,
    delimiter: null,
    columns,
    remarks: [],
    samples: await takeSamples(rows()),
    rows: () => limited(rows()),
  }
}

/** Features that share a line (many writers use a single one) are numbered by count, so that row numbers are unique. */
async function featureColumns(
  features: AsyncGenerator<FeatureRow>,
): Promise<{ columns: string[]; isCrowded: boolean }> {
  const keys = new Map<string, string>()
  let lastLine = 0
  let isCrowded = false
  for await (const { line, properties } of features) {
    isCrowded ||= line === lastLine
    lastLine = line
    for (const key of properties.keys()) if (!keys.has(key.toLowerCase())) keys.set(key.toLowerCase(), key)
    if (keys.size > IMPORT_LIMITS.columns) throw tooManyColumns(keys.size)
  }
  return { columns: [...keys.values()], isCrowded }
}

async function takeSamples(rows: AsyncGenerator<RawRow>): Promise<string[][]> {
  const samples: string[][] = []
  for await (const row of rows) {
    if (!row.problem && !row.leftOut) samples.push(row.cells)
    if (samples.length >= IMPORT_LIMITS.samples) break
  }
  return samples
}

async function* limited(rows: AsyncGenerator<RawRow>): AsyncGenerator<RawRow> {
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > IMPORT_LIMITS.rows) {
      const most = IMPORT_LIMITS.rows.toLocaleString('en-US')
      yield {
        line: row.line,
        cells: [],
        problem: `More than ${most} rows: this one and the rest were not read.`,
      }
      return
    }
    yield row
  }
}

function tooManyColumns(count: number): InventoryError {
  return new InventoryError(
    'too-many-columns',
    `${count} columns; at most ${IMPORT_LIMITS.columns} are read.`,
  )
}
