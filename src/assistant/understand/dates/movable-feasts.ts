import { type Day, type DayRange, dayOf, mondayOf } from './calendar.ts'
import { type Reader, single, textAt, withYear } from './months.ts'

const THANKSGIVING = (year: number) => nth(year, 11, 3, 4)

/** Movable holidays, and fixed ones that are usually mentioned rather than requested. */
const FEASTS: Readonly<Record<string, (year: number) => Day>> = {
  thanksgiving: THANKSGIVING,
  'black friday': (year) => THANKSGIVING(year) + 1,
  'cyber monday': (year) => THANKSGIVING(year) + 4,
  'turkey day': THANKSGIVING,
  'thanksgiving day': THANKSGIVING,
  'accion de gracias': THANKSGIVING,
  'dia de accion de gracias': THANKSGIVING,
  'labor day': (year) => nth(year, 9, 0, 1),
  'memorial day': (year) => mondayOf(dayOf(year, 5, 31)),
  'mothers day': (year) => nth(year, 5, 6, 2),
  'fathers day': (year) => nth(year, 6, 6, 3),
  'mlk day': (year) => nth(year, 1, 0, 3),
  mlk: (year) => nth(year, 1, 0, 3),
  'presidents day': (year) => nth(year, 2, 0, 3),
  'labour day': (year) => nth(year, 9, 0, 1),
  'mother day': (year) => nth(year, 5, 6, 2),
  'father day': (year) => nth(year, 6, 6, 3),
  'dia del padre': (year) => nth(year, 6, 6, 3),
  'president day': (year) => nth(year, 2, 0, 3),
  easter: (year) => easterOf(year),
  'easter sunday': (year) => easterOf(year),
  'good friday': (year) => easterOf(year) - 2,
  'palm sunday': (year) => easterOf(year) - 7,
  'ash wednesday': (year) => easterOf(year) - 46,
  'mardi gras': (year) => easterOf(year) - 47,
  pascua: (year) => easterOf(year),
  'domingo de pascua': (year) => easterOf(year),
  'viernes santo': (year) => easterOf(year) - 2,
  'miercoles de ceniza': (year) => easterOf(year) - 46,
  'new years': (year) => dayOf(year, 1, 1),
  'new years day': (year) => dayOf(year, 1, 1),
  'new year': (year) => dayOf(year, 1, 1),
  juneteenth: (year) => dayOf(year, 6, 19),
  'independence day': (year) => dayOf(year, 7, 4),
  'cinco de mayo': (year) => dayOf(year, 5, 5),
  'veterans day': (year) => dayOf(year, 11, 11),
  'earth day': (year) => dayOf(year, 4, 22),
  'groundhog day': (year) => dayOf(year, 2, 2),
  'april fools': (year) => dayOf(year, 4, 1),
  'flag day': (year) => dayOf(year, 6, 14),
  'columbus day': (year) => nth(year, 10, 0, 2),
  'indigenous peoples day': (year) => nth(year, 10, 0, 2),
  'super bowl': (year) => nth(year, 2, 6, 2),
  superbowl: (year) => nth(year, 2, 6, 2),
  'super bowl sunday': (year) => nth(year, 2, 6, 2),
  'giving tuesday': (year) => THANKSGIVING(year) + 5,
  'small business saturday': (year) => THANKSGIVING(year) + 2,
  'dia de las madres': (year) => dayOf(year, 5, 10),
  'dia de los muertos': (year) => dayOf(year, 11, 2),
  'ano nuevo': (year) => dayOf(year, 1, 1),
  nochebuena: (year) => dayOf(year, 12, 24),
}

/** Words that a feast begins with: nearly no word of a text does. */
const FIRST_WORDS: ReadonlySet<string> = new Set(Object.keys(FEASTS).map((name) => name.split(' ')[0] ?? ''))

/** "until Labor Day", "from Memorial Day to Labor Day", "Thanksgiving week". */
export const readMovable: Reader = (tokens, i) => {
  if (!FIRST_WORDS.has(textAt(tokens, i))) return undefined
  for (let length = 4; length >= 1; length--) {
    const phrase = Array.from({ length }, (_, n) => textAt(tokens, i + n)).join(' ')
    const feast = FEASTS[phrase]
    if (!feast) continue
    const at = (year: number): DayRange => single(feast(year))
    return withYear(tokens, { start: i, end: i + length, at, year: null, holiday: true, boundOnly: true })
  }
  return undefined
}

/** The n-th given weekday (0 Monday … 6 Sunday) of a month. */
function nth(year: number, month: number, weekday: number, count: number): Day {
  const first = dayOf(year, month, 1)
  const offset = (mondayOf(first) + weekday - first + 7) % 7
  return first + offset + 7 * (count - 1)
}

/** Gregorian Easter Sunday by the anonymous computus. */
function easterOf(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return dayOf(year, Math.floor(f / 31), (f % 31) + 1)
}
