import { MAX_PLACES } from '#domain/discovery/criteria.ts'
import { distanceKm } from '#domain/geo.ts'
import {
  ALSO_WORDS,
  NEAR_PLACES,
  PLACE_COORDINATORS,
  PLACE_FILLERS,
  PLACE_JOINTS,
  PLACE_PARTINGS,
  PLACE_VERBS,
} from '../../lexicon/place-words.ts'
import { ASKING_WORDS } from '../../lexicon/request-words.ts'
import type { KnownPlace, PlaceMention } from '../../places.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { choosePlace, isPlainlyRuledOut, ruledPlaceRole, SPECIFICITY } from './place.ts'

/** A mention with its tokens, end exclusive. */
interface Named {
  mention: PlaceMention
  first: number
  end: number
}

/** Words between two places that name more of the wish: "Kent for a billboard or Renton". */
const MOST_BETWEEN = 8
/** A part of a town is so near to the town's middle, km. */
const WITHIN_TOWN_KM = 20
/** A landmark is so near to the middle of its neighborhood, km. */
const WITHIN_NEIGHBORHOOD_KM = 4
/** Farther from each other than this places are seldom asked for alike, and words often mistaken for them, km. */
const APART_KM = 350

/** The places asked for alike, in the order they are said: the one that is surely asked for, and what is joined to it. */
export function readPlaces(reading: Reading): KnownPlace[] {
  const chosen = choosePlace(reading)
  if (!chosen) return []
  const named = listNamed(reading)
  const at = named.findIndex(({ first }) => first === chosen.first)
  const middle = named[at] as Named
  if (chosen.isSettled) return [middle.mention.place]
  const before = followJoints(reading, named.slice(0, at + 1).reverse())
  const after = followJoints(reading, named.slice(at))
  const places = [...before.reverse(), middle, ...after].map(({ mention }) => mention.place)
  const distinct = places.filter(
    (place, index) => places.findIndex(({ name }) => name === place.name) === index,
  )
  return distinct.slice(0, MAX_PLACES)
}

function listNamed({ places, placeAt }: Reading): Named[] {
  return places
    .map((mention, index) => ({
      mention,
      first: placeAt.indexOf(index),
      end: placeAt.lastIndexOf(index) + 1,
    }))
    .filter(({ first }) => first !== -1)
    .sort((a, b) => a.first - b.first)
}

/** Of mentions in either direction those joined to the first of them; what a place lies in is passed over. */
function followJoints(reading: Reading, [start, ...others]: readonly Named[]): Named[] {
  const joined: Named[] = []
  let last = start as Named
  for (const other of others) {
    const [left, right] = other.first < last.first ? [other, last] : [last, other]
    const gap = reading.tokens.slice(left.end, right.first)
    last = other
    if (liesIn(left, right, gap)) continue
    if (!isWanted(reading, other) || !isJoined(reading, { left, right, gap, isAfter: left !== other })) break
    joined.push(other)
  }
  return joined
}

/** "Ballard, Seattle", "Lumen Field in SoDo", "King County, Kent": the wider of the two only tells where the other one lies. */
function liesIn(left: Named, right: Named, gap: readonly Token[]): boolean {
  const [narrow, wide] = [left.mention.place, right.mention.place].sort(
    (a, b) => SPECIFICITY[a.kind] - SPECIFICITY[b.kind],
  ) as [KnownPlace, KnownPlace]
  if (SPECIFICITY[narrow.kind] === SPECIFICITY[wide.kind]) return false
  const words = gap.map(({ text }) => text)
  if (isRegion(wide)) return words.every((word) => word === ',' || PLACE_JOINTS.has(word))
  return isPartOf(narrow, wide) && words.every((word) => word === ',' || word === 'in')
}

function isPartOf(narrow: KnownPlace, wide: KnownPlace): boolean {
  const isTown = wide.kind === 'city'
  if (isTown && narrow.kind === 'neighborhood' && narrow.parent !== undefined)
    return narrow.parent === wide.name
  return distanceKm(narrow, wide) <= (isTown ? WITHIN_TOWN_KM : WITHIN_NEIGHBORHOOD_KM)
}

function isRegion({ kind }: KnownPlace): boolean {
  return SPECIFICITY[kind] > SPECIFICITY.city
}

function isWanted(reading: Reading, { mention, first }: Named): boolean {
  if (reading.polarity[first] !== 'wanted' || isPlainlyRuledOut(reading, first)) return false
  return ruledPlaceRole(reading, mention, first) === 'wanted'
}

interface Gap {
  left: Named
  right: Named
  gap: readonly Token[]
  /** It follows the place that is surely asked for. */
  isAfter: boolean
}

function isJoined(reading: Reading, { left, right, gap, isAfter }: Gap): boolean {
  const [a, b] = [left.mention.place, right.mention.place]
  if ((isRegion(a) || isRegion(b)) && a.kind !== b.kind) return false
  const isFar = distanceKm(a, b) > APART_KM
  if (gap.length === 0) return a.kind === b.kind && !isFar
  const all = gap.map(({ text }) => text)
  const words = withoutCondition(all)
  if (words === all && !words.some((word) => ALSO_WORDS.has(word)))
    return !isFar && (isBareList(words) || isRepeated(reading, left, words)) && !isNewSentence(reading, right)
  if (isFar && !(isName(reading, left) && isName(reading, right))) return false
  // a question is over unless it goes on: "Belltown? Or Georgetown?"
  if (words.includes('?') && !words.includes('or')) return false
  if (words.every(isJoint)) return true
  // what is said before the place that is surely asked for, and not beside or like it, was not chosen
  const isLike = isAfter || (hasItemBefore(reading, left) && hasItemBefore(reading, right))
  return isLike && gap.length <= MOST_BETWEEN && gap.every((_, i) => isPartOfRequest(reading, left.end + i))
}

/** "Tacoma or, if that's too dear, Lakewood". */
function withoutCondition(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => word === 'if' || word === 'si')
  const end = words.indexOf(',', start)
  return start === -1 || end === -1 ? words : [...words.slice(0, start), ...words.slice(end)]
}

/** "a billboard in Kent". */
function hasItemBefore({ tokens, items }: Reading, { first }: Named): boolean {
  return PLACE_FILLERS.has(tokens[first - 1]?.text ?? '') && items[first - 2] === true
}

/** "Kent, Renton", "98103 + 98107", "Kent / near Renton". */
function isBareList(words: readonly string[]): boolean {
  const joints = words.filter((word) => PLACE_COORDINATORS.has(word))
  return joints.length === 1 && words.every((word) => joints.includes(word) || NEAR_PLACES.has(word))
}

/** "One in Longview, one in Kelso", "could be Edmonds, could be Lynnwood". */
function isRepeated({ tokens }: Reading, left: Named, [joint, ...words]: readonly string[]): boolean {
  if (joint !== ',' || words.length === 0) return false
  const before = tokens.slice(Math.max(0, left.first - words.length), left.first)
  return before.map(({ text }) => text).join(' ') === words.join(' ')
}

/** "Kent, Auburn is too far", "kent, auburn's done". */
function isNewSentence({ text, tokens }: Reading, { mention, end }: Named): boolean {
  return PLACE_VERBS.has(tokens[end]?.text ?? '') || /['’]s$/.test(text.slice(mention.start, mention.end))
}

function isName({ text }: Reading, { mention }: Named): boolean {
  return /^[\dA-Z]/.test(text.slice(mention.start))
}

function isJoint(word: string): boolean {
  return PLACE_COORDINATORS.has(word) || PLACE_JOINTS.has(word) || '.;?('.includes(word)
}

/** "Kent for a billboard or radio in Renton": what else is asked for, in small words. */
function isPartOfRequest({ tokens, items, dated, polarity, asker }: Reading, i: number): boolean {
  const { kind, text } = tokens[i] as Token
  if (polarity[i] !== 'wanted' || asker[i] || PLACE_PARTINGS.has(text)) return false
  return (
    items[i] === true ||
    dated[i] === true ||
    kind === 'number' ||
    text === ',' ||
    ASKING_WORDS.has(text) ||
    isJoint(text)
  )
}
