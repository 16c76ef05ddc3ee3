import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRequests, type QueryCase } from '#training/requests/parse-requests.ts'

function readHalf(half: 'open' | 'guide' | 'sealed'): Record<string, QueryCase[]> {
  const folder = join(import.meta.dirname, 'heard', half)
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name.replace('.txt', ''), parseRequests(readFileSync(join(folder, name), 'utf8'))]),
  )
}

/**
 * Requests by genre, from one author, written before the rules for refusals, lists and briefs. Each genre was cut in two line by line: the
 * open half guides, of the sealed half only the figures are looked at. `guide` was written later for the genres that were weakest, by
 * another author, before their second round of rules. Nothing is learned from any of them.
 */
export const GENRE_SETS = { open: readHalf('open'), guide: readHalf('guide'), sealed: readHalf('sealed') }
