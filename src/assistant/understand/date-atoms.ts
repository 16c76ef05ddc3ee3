import type { Day } from './calendar.ts'
import { type DateAtom, type Reader, readDayMonth, readMonth, readNumeric } from './date-months.ts'
import { readPart, readWeekOf } from './date-parts.ts'
import { readHoliday, readQuarter, readRest, readSeason, readThisNext, readWord } from './date-relative.ts'
import type { Token } from './tokenize.ts'

const READERS: readonly Reader[] = [
  readNumeric,
  readWeekOf,
  readPart,
  readRest,
  readThisNext,
  readHoliday,
  readDayMonth,
  readMonth,
  readSeason,
  readQuarter,
  readWord,
]

/** The date that begins at token `i`, if one does. */
export function dateAtomAt(tokens: readonly Token[], i: number, today: Day): DateAtom | undefined {
  for (const read of READERS) {
    const atom = read(tokens, i, today)
    if (atom) return atom
  }
  return undefined
}
