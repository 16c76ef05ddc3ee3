import { headerWords } from './columns.ts'
import {
  FACT_PREFIX,
  FIELD_NAMES,
  IMPORT_FIELDS,
  type ImportField,
  type Mapping,
  OWN_HEADER,
} from './fields.ts'
import { findUnread } from './guess-mapping.ts'
import { isNamed, nameOf } from './header-names.ts'
import { describeUnread, type FileNotice } from './notices.ts'
import { isUnclearNumber, parseNumber } from './numbers.ts'
import { parseAudience } from './parse-audience.ts'
import { foldCell, parsePrice } from './parse-cell.ts'
import { pictureColumns } from './picture-addresses.ts'
import { parseDate } from './read-date.ts'
import { readHeader } from './read-header.ts'

type Kind = 'money' | 'figures' | 'dates'

/** Of the filled cells, the share that must be of a kind. */
const ENOUGH = 0.6
const MONEY =
  /\b(rate|price|cost|fee|charge|net|gross|rent|tariff|cpm|spend|budget|deposit|commission|amount)\b/

/** Every column that holds money, figures or dates and that nothing is read from, with the reason and what it can be used as. */
export function describeUnused(
  columns: readonly string[],
  samples: readonly string[][],
  mapping: Mapping,
): FileNotice[] {
  const unread = new Map(findUnread(columns, samples, mapping).map((one) => [one.column, one]))
  const used = new Set([
    ...Object.values(mapping.fields),
    ...mapping.specifications,
    ...pictureColumns({ columns, mapping }),
  ])
  return columns.flatMap((header, column): FileNotice[] => {
    if (used.has(column) || OWN_HEADER.test(headerWords(header)) || header.startsWith(FACT_PREFIX)) return []
    const known = unread.get(column)
    if (known) return [{ ...describeUnread(known, columns), column }]
    const kind = kindOf(header, samples.map((row) => foldCell(row[column] ?? '')).filter(Boolean))
    if (kind === undefined) return []
    return [
      {
        text: `“${header}” holds ${kind} and is not used: ${reasonFor(header, { kind, mapping, columns })}.`,
        column,
      },
    ]
  })
}

function kindOf(header: string, cells: readonly string[]): Kind | undefined {
  if (cells.length === 0) return undefined
  const isEnough = (test: (cell: string) => boolean) => cells.filter(test).length >= cells.length * ENOUGH
  if (isEnough((cell) => /\$|\busd\b/i.test(cell) && 'dollars' in parsePrice(cell))) return 'money'
  if (isEnough((cell) => parseDate(cell) !== undefined && parseNumber(cell) === undefined)) return 'dates'
  if (!isEnough(isFigure)) return undefined
  return MONEY.test(readHeader(header).words) ? 'money' : 'figures'
}

/** What two countries read differently is a figure all the same. */
function isFigure(cell: string): boolean {
  const price = parsePrice(cell)
  const isAmount = 'dollars' in price || ('isMoney' in price && price.isMoney === true)
  return isAmount || parseAudience(cell) !== undefined || isUnclearNumber(cell)
}

interface Unused {
  kind: Kind
  mapping: Mapping
  columns: readonly string[]
}

function reasonFor(header: string, { kind, mapping, columns }: Unused): string {
  const { unknownPeriod, period, scale } = readHeader(header)
  if (kind === 'money' && unknownPeriod !== undefined)
    return `a price for “${unknownPeriod}” is none that spaces are listed by`
  if (kind === 'money' && period === 'hour') return 'spaces are not listed by the hour'
  if (scale === undefined) return 'its header may mean thousands or millions'
  const field =
    FIELD_NAMES.find((one) => isNamed(one, header)) ??
    FIELD_NAMES.find((one) => nameOf(one, header).rank >= 0)
  if (field === undefined) return `Placard does not know what ${kind} these are`
  const other = mapping.fields[field]
  const label = IMPORT_FIELDS[field].label.toLowerCase()
  if (other !== undefined) return `${label} is read from “${columns[other]}”`
  return isHalfPoint(field) ? 'the other coordinate has no column' : `it is not sure to be ${label}`
}

function isHalfPoint(field: ImportField): boolean {
  return field === 'lat' || field === 'lng'
}
