import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts that ask for no advertising space. */
export const ERRANDS = linesOf('errands.txt')
/** What people type into a search box, and is a request all the same. */
export const SEARCHES = linesOf('searches.txt')

/** One text a line behind a heading; a text may begin with `#`. */
function linesOf(name: string): string[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'errands', name), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '')
}
