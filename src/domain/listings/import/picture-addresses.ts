import { LIMITS } from '../../limits.ts'
import { headerWords } from './columns.ts'
import type { ImportPlan } from './draft.ts'
import type { RowReader } from './row-reader.ts'

const MAX_ADDRESS = 2000
const PICTURE_FILE = /^https?:\/\/\S+\.(?:jpe?g|png|webp|avif|heic)(?:[?#]\S*)?$/i
/** `Photo 2`, `Image URL 3`, `picture_4_link`: columns beside the first one. */
const NUMBERED =
  /^(?:photo|photos|picture|image|img)(?: (?:url|link|address))? \d{1,2}(?: (?:url|link|address))?$/

/** Picture addresses in a cell, in its order, each once: separated by spaces, lines, semicolons, bars or commas. */
export function pictureAddressesIn(cell: string): string[] {
  const parts = cell.split(/[\s;|]+|,(?=https?:)/i).map((part) => part.replace(/,$/, ''))
  return [...new Set(parts.flatMap((part) => toAddress(part) ?? []))]
}

/** As it is fetched; without a fragment, and never with a password. */
function toAddress(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || text.length > MAX_ADDRESS || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username || url.password) return undefined
  url.hash = ''
  return url.href
}

/** Is the cell surely the address of a picture, whatever its column is called? */
export function isPictureFile(cell: string): boolean {
  return PICTURE_FILE.test(cell)
}

export function hostOf(address: string): string {
  return new URL(address).host
}

const known = new WeakMap<ImportPlan['mapping'], number[]>()

/** The column that is mapped, and the numbered ones beside it that nothing else is read from. */
export function pictureColumns({ columns, mapping }: Pick<ImportPlan, 'columns' | 'mapping'>): number[] {
  const found = known.get(mapping)
  if (found) return found
  const first = mapping.fields.photos
  const used = new Set([...Object.values(mapping.fields), ...mapping.specifications])
  const more = columns.flatMap((header, column) =>
    !used.has(column) && NUMBERED.test(headerWords(header)) ? [column] : [],
  )
  const all = first === undefined ? [] : [first, ...more]
  known.set(mapping, all)
  return all
}

/** The pictures of a row; what is no address is named, and never guessed at. */
export function readPictures(row: RowReader): string[] {
  const cells = pictureColumns(row.plan).map((column) => row.cell(column))
  const found = [...new Set(cells.flatMap(pictureAddressesIn))]
  if (cells.some((cell) => cell !== '' && pictureAddressesIn(cell).length === 0))
    row.note('the photo is no address that begins with https://: add it on the listing')
  const { max } = LIMITS.images
  if (found.length > max) row.note(`only the first ${max} pictures are fetched`)
  return found.slice(0, max)
}
