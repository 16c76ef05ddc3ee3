import type { Token } from '../words/tokenize.ts'
import { type Day, mondayOf } from './calendar.ts'
import { readDayMonth } from './day-months.ts'
import { type DateAtom, type Reader, readMonth, readNumeric, textAt } from './months.ts'
import { readMovable } from './movable-feasts.ts'
import { readFirstOf, readPart, readWeekOf } from './parts.ts'
import { readQuarter } from './quarters.ts'
import {
  readAfterNext,
  readHoliday,
  readRest,
  readSeason,
  readThisNext,
  readWord,
  weekAt,
} from './relative.ts'

const READERS: readonly Reader[] = [
  readNumeric,
  readWeekOf,
  readFirstOf,
  readAfterNext,
  readPart,
  readRest,
  readThisNext,
  readHoliday,
  readMovable,
  readDayMonth,
  readMonth,
  readSeason,
  readQuarter,
  readWord,
]

/** The date that starts at token `i`, if any. */
export function dateAtomAt(tokens: readonly Token[], i: number, today: Day): DateAtom | undefined {
  for (const read of READERS) {
    const atom = read(tokens, i, today)
    if (atom) return wholeWeek(tokens, atom)
  }
  return undefined
}

/** "4th of July week", "Halloween weekend": the week or weekend that contains the day. */
function wholeWeek(tokens: readonly Token[], atom: DateAtom): DateAtom {
  const unit = textAt(tokens, atom.end)
  const day = atom.at(atom.year ?? 2024)
  if (!/^(week|weekend)$/.test(unit) || day.from !== day.to) return atom
  const at = (year: number) => {
    const day = atom.at(year).from
    const monday = mondayOf(day)
    // a Monday's feast ends its weekend
    if (unit === 'weekend' && day === monday) return { from: day - 2, to: day }
    return unit === 'week' ? weekAt(monday) : { from: monday + 5, to: monday + 6 }
  }
  return { ...atom, end: atom.end + 1, at, holiday: false, boundOnly: false }
}
