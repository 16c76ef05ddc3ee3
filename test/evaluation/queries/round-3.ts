import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRequests, type QueryCase } from '#training/requests/parse-requests.ts'
import { REQUEST_CLASSES, type RequestClass } from './request-classes.ts'
import { parseSellers, type SellerCase } from './seller-figures-1.ts'

const FOLDER = join(import.meta.dirname, 'round-3')

/** Requests that measure and are never learned from, with what else was written beside them. */
export interface MeasuringSet {
  classes: Record<RequestClass, QueryCase[]>
  others: QueryCase[]
  hostile: string[]
  sellers: SellerCase[]
}

/**
 * The third round: 330 requests by somebody who had seen neither rules nor words, labelled as `training/requests/README.md` says, dealt
 * out in turn to `tune` and `sealed`. The sealed half is opened once, by `assistant:report --sealed`.
 */
export function loadRound3(part: 'tune' | 'sealed'): MeasuringSet {
  const read = (name: string) => readFileSync(join(FOLDER, `${part}${name}.txt`), 'utf8')
  return {
    classes: parseClasses(read('')),
    others: parseRequests(read('-others')),
    hostile: linesOf(read('-hostile')),
    sellers: parseSellers(linesOf(read('-sellers')).join('\n')),
  }
}

/** Requests under headings: `# terse`. */
function parseClasses(text: string): Record<RequestClass, QueryCase[]> {
  const parts = text.split(/^# (\w+)\n/m)
  const under = (name: string) => parseRequests(parts[parts.lastIndexOf(name) + 1] ?? '')
  return Object.fromEntries(REQUEST_CLASSES.map((name) => [name, under(name)])) as Record<
    RequestClass,
    QueryCase[]
  >
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
}
