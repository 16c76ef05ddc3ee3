import { distanceKm } from '../../geo.ts'
import { required } from '../../required.ts'
import type { Entry } from './entry.ts'
import { HOME_POPULATION } from './place-index.ts'
import { HOME } from './rank.ts'
import { isLed, type Name, type Scan } from './text-scan.ts'
import { ORDINARY_TOWNS, TERSE_TOWNS } from './text-words.ts'

export const HOME_STATE = 'WA'
/** Of so many by their name in small letters too, though it is also a word. */
const HOME_POPULATION_PLAIN = 8_000

/** As people type into a search box. */
const TERSE_WORDS = 12

export function isTerse(words: Scan['words']): boolean {
  return words.length <= TERSE_WORDS && !words.some((word) => word.capital)
}

/** "seniors radio sequim": a town at home, in a text that names no other. */
export function isHomeTown({ words }: Scan, { at, next }: Name, entry: Entry): boolean {
  if (entry.kind !== 'city' || entry.state !== HOME_STATE || entry.population < HOME_POPULATION) return false
  if (isTerse(words) && TERSE_TOWNS.has(entry.name.toLowerCase())) return true
  const isName = words.slice(at, next).every((word) => word.capital)
  if (isName && next - at === 1 && words[next]?.capital && words[next]?.breakBefore === '') return false
  return isName || !ORDINARY_TOWNS.has(entry.name.toLowerCase()) || entry.population >= HOME_POPULATION_PLAIN
}

/** Of so many, and no farther, a town is known in the next states. */
const NEIGHBOR_POPULATION = 15_000
const NEIGHBOR_KM = 600

/** "radio, Coeur d'Alene, 200 weekly": a town not too far, in a text that names none at home. */
export function isTownAlone({ words, near }: Scan, { at, next }: Name, entry: Entry): boolean {
  if (entry.kind !== 'city' || entry.population < NEIGHBOR_POPULATION) return false
  if (ORDINARY_TOWNS.has(entry.name.toLowerCase()) || distanceKm(entry, near ?? HOME) > NEIGHBOR_KM)
    return false
  // "Coeur d'Alene"
  const isName = words
    .slice(at, next)
    .every((word, n) => word.capital || (n > 0 && /^d[a-z]/.test(word.text)))
  return isName && at > 0 && required(words[at]).breakBefore !== '' && words[next]?.breakBefore !== ''
}

/** "billboard by Cashmere", "Booth, Chimacum, $20 a day", "paper in forks": any town at home, however small, where only a town can stand. */
export function isSmallHomeTown(scan: Scan, { at, next }: Name, entry: Entry): boolean {
  if (entry.kind !== 'city' || entry.state !== HOME_STATE) return false
  const { words } = scan
  // "LaConner"
  if (next - at === 1 && entry.name.includes(' ')) return true
  const isName = words.slice(at, next).every((word) => word.capital)
  const isTyped = !words.some((word) => word.capital)
  const led =
    isLed(scan, at) || (words[at - 1]?.text === 'by' && required(words[at]).breakBefore === '' && isName)
  const alone = (at === 0 || required(words[at]).breakBefore !== '') && words[next]?.breakBefore !== ''
  if (ORDINARY_TOWNS.has(entry.name.toLowerCase()))
    return (isName && (led || (alone && at > 0))) || (isTyped && led && words[next]?.breakBefore !== '')
  return (isName || isTyped) && (led || alone)
}
