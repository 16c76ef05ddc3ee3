import { addDays } from '#domain/zoned-time.ts'
import { COUNT_WORDS, DURATION } from '../lexicon/question-words.ts'

export interface Days {
  first: string
  last: string
}

/** The first to the last day of a length of time that a folded text names: "3 months", "seis semanas"; null where it names none. */
export function readDuration(folded: string, start: string): Days | null {
  const found = DURATION.exec(folded)
  if (!found?.[1] || !found[2]) return null
  const count = Number(found[1]) || COUNT_WORDS[found[1]] || 1
  return { first: start, last: addDays(addUnits(start, count, found[2]), -1) }
}

function addUnits(start: string, count: number, unit: string): string {
  if (/^d[ai]/.test(unit)) return addDays(start, count)
  if (/^(w|sem)/.test(unit)) return addDays(start, 7 * count)
  if (unit.startsWith('q')) return addMonths(start, 3 * count)
  return addMonths(start, unit.startsWith('m') ? count : 12 * count)
}

/** The same day of a later month, or its last. */
function addMonths(start: string, count: number): string {
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, last))).toISOString().slice(0, 10)
}
