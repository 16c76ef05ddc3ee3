import { ASKERS_SEAT, PLACE_COORDINATORS, PLACE_FILLERS, PLACE_RULED_OUT } from '../../lexicon/place-words.ts'
import type { PlaceKind, PlaceMention } from '../../places.ts'
import { isMark, mentionKey, type Reading, type Role } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'

/** Most specific first. */
export const SPECIFICITY: Record<PlaceKind, number> = {
  landmark: 0,
  zip: 1,
  neighborhood: 1,
  city: 2,
  area: 3,
  county: 4,
  state: 5,
}

/** For every token the index of the place it belongs to, or -1. */
export function markPlaces(tokens: readonly Token[], places: readonly PlaceMention[]): number[] {
  return tokens.map((token) =>
    places.findIndex((place) => token.start >= place.start && endOf(token) <= place.end),
  )
}

/** Without the plus of "98103 + 98107". */
function endOf({ plus, text, start, end }: Token): number {
  return plus && /^\d+$/.test(text) ? start + text.length : end
}

export interface ChosenPlace {
  /** Index of its first token. */
  first: number
  /** Named again after others: the choice among them. */
  isSettled: boolean
}

/**
 * The place that is surely asked for: excluded places are dropped, target places take precedence over the asker's own
 * location, then the most specific, then the first mentioned.
 */
export function choosePlace(reading: Reading): ChosenPlace | null {
  const candidates = reading.places
    .map((place, index) => ({ place, first: reading.placeAt.indexOf(index) }))
    .filter(({ first }) => first !== -1)
    .map(({ place, first }) => ({ place, first, role: placeRole(reading, place, first) }))
    .filter(({ role }) => role !== 'refused')
    .map(({ place, first, role }) => ({ place, rank: rankOf(place, role), first }))
  candidates.sort((a, b) => a.rank - b.rank || a.place.start - b.place.start)
  const [best] = candidates
  if (!best) return null
  // "between Elma and Montesano, it's Montesano": chosen from the list by being named again
  const again = candidates.filter(
    ({ place, rank }) => place.place.name === best.place.place.name && rank < 100,
  )
  const isSettled = again.length > 1
  return { first: isSettled ? best.first : firstOfList(reading, best.first), isSettled }
}

/** "Richland & Kennewick", "Wallingford, Fremont, Ballard": of towns asked for alike, the first. */
function firstOfList(reading: Reading, first: number): number {
  const { tokens, placeAt, places } = reading
  const named = places[placeAt[first] as number] as PlaceMention
  const isPlus = tokens[first - 1]?.plus === true
  const joint = isPlus ? first : first - 1
  const before = placeAt[joint - 1] ?? -1
  if (before === -1 || !(isPlus || PLACE_COORDINATORS.has(tokens[joint]?.text ?? ''))) return first
  const other = places[before] as PlaceMention
  const start = placeAt.indexOf(before)
  if (other.place.kind !== named.place.kind || placeRole(reading, other, start) === 'refused') return first
  return firstOfList(reading, start)
}

/** "not Seattle", "anywhere but Kent", "except in Tacoma". */
function isRuledOut(reading: Reading, first: number, kind: PlaceKind): boolean {
  const { tokens } = reading
  let i = first - 1
  while (i >= 0 && PLACE_FILLERS.has((tokens[i] as Token).text)) i -= 1
  const text = tokens[i]?.text ?? ''
  if (text === 'but') return /^(anywhere|anything|everywhere|everything|all)$/.test(tokens[i - 1]?.text ?? '')
  if (text === 'want') return /^(dont|not)$/.test(tokens[i - 1]?.text ?? '')
  // "outside the stadium" is next to it, "outside Seattle" is elsewhere
  if (text === 'outside' && kind === 'landmark') return false
  return PLACE_RULED_OUT.has(text) || (text === 'no' && i === first - 1) || isRefusedPlace(reading, first)
}

/** "don't show me anything in Seattle": no other item between the refusal and the place. */
function isRefusedPlace(reading: Reading, first: number): boolean {
  if (reading.polarity[first] !== 'excluded') return false
  for (let i = first - 1; i >= 0 && reading.polarity[i] === 'excluded'; i--)
    if (reading.items[i] || reading.tokens[i]?.kind === 'number') return false
  return true
}

/** What has been learned, else the rules. */
function placeRole(reading: Reading, place: PlaceMention, first: number): Role {
  if (isPlainlyRuledOut(reading, first)) return 'refused'
  const end = reading.placeAt.lastIndexOf(reading.placeAt[first] as number) + 1
  const learned = reading.roles?.get(mentionKey('place', { start: first, end }))
  return learned ?? ruledPlaceRole(reading, place, first)
}

/** "not Seattle", "except in Tacoma": nothing is left to learn of that. */
export function isPlainlyRuledOut(reading: Reading, first: number): boolean {
  const { tokens, placeAt } = reading
  const before = placeAt[first - 2] ?? -1
  // "not Kent or Renton"
  if (before !== -1 && /^n?or$/.test(tokens[first - 1]?.text ?? ''))
    return isPlainlyRuledOut(reading, placeAt.indexOf(before))
  const at = /^(in|near|at)$/.test(tokens[first - 1]?.text ?? '') ? first - 2 : first - 1
  return /^(not|except|excluding|excepto|salvo)$/.test(tokens[at]?.text ?? '')
}

export function ruledPlaceRole(reading: Reading, { place }: PlaceMention, first: number): Role {
  if (isRuledOut(reading, first, place.kind)) return 'refused'
  return isAskersSeat(reading, first) ? 'aside' : 'wanted'
}

/** The asker's own town is served where no other is named. */
function rankOf({ place }: PlaceMention, role: Role): number {
  return SPECIFICITY[place.kind] + (role === 'aside' ? 100 : 0)
}

/** "our Ballard bakery", "we run a shop in Kent", "based in Olympia". */
function isAskersSeat(reading: Reading, first: number): boolean {
  if (reading.asker[first]) return true
  for (let i = first - 1; i >= Math.max(0, first - 3); i--) {
    const token = reading.tokens[i] as Token
    if (isMark(token, '.,;!?')) return false
    if (ASKERS_SEAT.has(token.text) || reading.asker[i]) return true
  }
  return false
}
