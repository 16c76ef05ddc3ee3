import type { TaxRate } from '#contract/booking/tax-rates.ts'
import { DateOnly } from '#contract/common.ts'
import { detectDelimiter, type RawRow, readCsv } from '#domain/listings/import/csv.ts'
import { AppError } from '../../../platform/http/app-error.ts'

const MAX_ROWS = 5000
const MAX_PLACE = 80
/** As the table's own check has it. */
const MAX_BASIS_POINTS = 3000

/** Place, rate in percent, valid from; a first line of headers may be there. @throws AppError `invalid-input` by line */
export async function parseTaxRates(csv: string): Promise<TaxRate[]> {
  const rates: TaxRate[] = []
  const seen = new Set<string>()
  for await (const row of readCsv(once(csv.replace(/^\ufeff/, '')), detectDelimiter(csv))) {
    if (row.cells.every((cell) => cell.trim() === '') || isHeader(row)) continue
    if (rates.length === MAX_ROWS) throw refuse(`A file has at most ${MAX_ROWS} rates.`)
    const rate = parseRow(row)
    const key = `${rate.place.toLowerCase()} ${rate.validFrom}`
    if (seen.has(key)) throw refuse(`Line ${row.line}: ${rate.place} stands twice from ${rate.validFrom}.`)
    seen.add(key)
    rates.push(rate)
  }
  if (rates.length === 0) throw refuse('There is no rate in this file.')
  return rates
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

function isHeader({ line, cells }: RawRow): boolean {
  return line === 1 && !/\d/.test(cells[1] ?? '')
}

function parseRow({ line, cells, problem }: RawRow): TaxRate {
  const [place = '', percent = '', validFrom = ''] = cells.map((cell) => cell.trim())
  if (problem) throw refuse(`Line ${line}: ${problem}`)
  if (place === '' || place.length > MAX_PLACE)
    throw refuse(`Line ${line}: the place is missing or too long.`)
  const basisPoints = toBasisPoints(percent)
  if (basisPoints === null) throw refuse(`Line ${line}: “${percent.slice(0, 20)}” is not a rate in percent.`)
  if (!DateOnly.safeParse(validFrom).success)
    throw refuse(`Line ${line}: “${validFrom.slice(0, 20)}” is not a date like 2026-03-01.`)
  return { place, basisPoints, validFrom }
}

/** "10.35", "10.35 %" → 1035 */
function toBasisPoints(percent: string): number | null {
  const [, whole, part = ''] = /^(\d{1,2})(?:\.(\d{1,2}))? ?%?$/.exec(percent) ?? []
  if (whole === undefined) return null
  const basisPoints = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return basisPoints <= MAX_BASIS_POINTS ? basisPoints : null
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { message, fields: { csv: message } })
}
