import { detectDelimiter, readCsv } from '../listings/import/csv.ts'
import { SHOP_LIMITS } from './shops.ts'

/** A line of a pasted list. */
export interface ShopLine {
  /** From 1. */
  line: number
  name: string
  address: string
}

interface ReadShops {
  shops: ShopLine[]
  refused: { line: number; text: string; message: string }[]
}

const HEADER = /^(?:shops?|stores?|branch(?:es)?|names?|locations?|address(?:es)?|places?)$/i

/**
 * Reads one shop a line, separated by commas, semicolons or tabs: a name, then its address, in one cell or several, or latitude and
 * longitude; an address alone is its own name. A first line of headings is left out.
 */
export async function readShopLines(text: string): Promise<ReadShops> {
  const read: ReadShops = { shops: [], refused: [] }
  const rows = readCsv(ofOne(text), detectDelimiter(text))
  for await (const { line, cells, problem } of rows) {
    const filled = cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).filter(Boolean)
    const [first = ''] = filled
    if (filled.length === 0 || (line === 1 && HEADER.test(first))) continue
    const name = first.slice(0, SHOP_LIMITS.name + 1)
    const address = (filled.length > 1 ? filled.slice(1) : filled).join(', ')
    const message = problem ?? findProblem(name, address)
    if (message) read.refused.push({ line, text: filled.join(', ').slice(0, SHOP_LIMITS.address), message })
    else read.shops.push({ line, name, address })
  }
  return read
}

function findProblem(name: string, address: string): string | undefined {
  if (name.length > SHOP_LIMITS.name) return `A name has at most ${SHOP_LIMITS.name} characters.`
  if (address.length > SHOP_LIMITS.address) return `An address has at most ${SHOP_LIMITS.address} characters.`
  return undefined
}

async function* ofOne(text: string): AsyncGenerator<string> {
  yield text
}
