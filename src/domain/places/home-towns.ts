import type { Entry } from './entry.ts'
import { HOME_POPULATION } from './place-index.ts'
import { isLed, type Name, type Scan } from './text-scan.ts'
import { ORDINARY_TOWNS } from './text-words.ts'

export const HOME_STATE = 'WA'
/** Of so many by their name in small letters too, though it is also a word. */
const HOME_POPULATION_PLAIN = 8_000

/** "seniors radio sequim": a town at home, in a text that names no other. */
export function isHomeTown({ words }: Scan, { at, next }: Name, entry: Entry): boolean {
  if (entry.kind !== 'city' || entry.state !== HOME_STATE || entry.population < HOME_POPULATION) return false
  const isName = words.slice(at, next).every((word) => word.capital)
  if (isName && next - at === 1 && words[next]?.capital && words[next]?.breakBefore === '') return false
  return isName || !ORDINARY_TOWNS.has(entry.name.toLowerCase()) || entry.population >= HOME_POPULATION_PLAIN
}

/** "billboard by Cashmere", "Booth, Chimacum, $20 a day", "paper in forks": any town at home, however small, where only a town can stand. */
export function isSmallHomeTown(scan: Scan, { at, next }: Name, entry: Entry): boolean {
  if (entry.kind !== 'city' || entry.state !== HOME_STATE) return false
  const { words } = scan
  // "LaConner"
  if (next - at === 1 && entry.name.includes(' ')) return true
  const isName = words.slice(at, next).every((word) => word.capital)
  const isTyped = !words.some((word) => word.capital)
  const led = isLed(scan, at) || (words[at - 1]?.text === 'by' && words[at]!.breakBefore === '' && isName)
  const alone = (at === 0 || words[at]!.breakBefore !== '') && words[next]?.breakBefore !== ''
  if (ORDINARY_TOWNS.has(entry.name.toLowerCase()))
    return (isName && (led || (alone && at > 0))) || (isTyped && led && words[next]?.breakBefore !== '')
  return (isName || isTyped) && (led || alone)
}
