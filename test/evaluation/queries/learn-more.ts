import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCases, type QueryCase } from './parse-cases.ts'

const FOLDER = join(import.meta.dirname, 'learn')

/** Requests to learn from beside `learn-1.ts` and `learn-2.ts`: the files of `learn/`, labelled as its README says. */
export const LEARN_MORE: readonly QueryCase[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .flatMap((name) => parseRequests(readFileSync(join(FOLDER, name), 'utf8')))

/** The requests of a file: one a line, remarks behind `#`. */
export function parseRequests(lines: string): QueryCase[] {
  return parseCases(lines.replaceAll(/^#.*\n/gm, ''))
}
