import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** More texts that ask for no advertising space, and requests that look like such: beside those of `errands.ts`. */
export const MORE_ERRANDS = linesOf('errands.txt')
export const MORE_SEARCHES = linesOf('searches.txt')

/** One text a line, behind a heading. */
function linesOf(name: string): string[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'errands', name), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '')
}
